import { type FigureKind, figureFormats, formatChange } from "../text/format.ts";
import { type MissingReason, readingLabels } from "./reading.ts";

/** Words, a count, a rate with two decimals, a fraction shown in per cent, or a difference with its sign. */
export type ColumnKind = "text" | FigureKind | "change";

export interface Column {
  id: string;
  label: string;
  kind: ColumnKind;
  isStrong?: true;
}

export interface Row {
  id: string | number;
  /** By column id: a text in a text column, a reading in the others. */
  cells: Readonly<Record<string, string | number>>;
  /**
   * By column id: a text about a difference. Files have it in a column of its own; the screen shows it
   * instead of a difference that has no direction.
   */
  texts?: Readonly<Record<string, { text: string; hasDirection: boolean }>>;
}

/** A chart's values as a table, for the screen, for screen readers and for files. */
export interface TableModel {
  caption: string;
  columns: readonly Column[];
  fileColumns?: readonly Column[];
  rows: readonly Row[];
  /** Totals that stay above the sorted rows, and come first in a file. */
  pinned?: readonly Row[];
}

/** What every row of a file repeats, because rows may be copied elsewhere. */
export interface TableOrigin {
  /** "North West" */
  place: string;
  /** "Jul 2025 – Jun 2026"; undefined if nothing was captured. */
  period: string | undefined;
  definition: string;
  /** Null if nothing was captured. */
  source: FigureSource | null;
}

export interface FigureSource {
  /** "South African Police Service" */
  description: string;
  url: string | null;
  /** Date of import, ISO 8601. */
  capturedOn: string;
  isDemonstration: boolean;
  /** Descriptions of further files, which corrected or completed the figures. */
  otherSources?: readonly string[];
}

const writers: Record<Exclude<ColumnKind, "text">, (figure: number) => string> = {
  ...figureFormats,
  change: formatChange,
};

const isMissing = (cell: string): cell is MissingReason => cell in readingLabels;

export function formatCell({ id, kind }: Column, { cells, texts }: Row): string {
  const cell = cells[id] ?? "no-data";
  if (kind === "text") return String(cell);
  if (typeof cell === "number")
    return texts?.[id]?.hasDirection === false ? texts[id].text : writers[kind](cell);
  return isMissing(cell) ? readingLabels[cell] : cell;
}

/** Describes a difference or a missing figure; empty for an ordinary number. */
export function describeDirection(column: Column, row: Row): string {
  const cell = row.cells[column.id];
  if (typeof cell !== "number") return formatCell(column, row);
  if (column.kind !== "change") return "";
  return row.texts?.[column.id]?.text ?? (cell === 0 ? "The same" : cell > 0 ? "Up" : "Down");
}
