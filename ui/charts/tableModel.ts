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
  /** By column id: words in a text column, readings in the others. */
  cells: Readonly<Record<string, string | number>>;
  /** By column id: next to a difference in files; on screen in its place where it has no direction. */
  texts?: Readonly<Record<string, { text: string; hasDirection: boolean }>>;
}

/** A chart's values on screen, for a screen reader, and in a file. */
export interface TableModel {
  caption: string;
  columns: readonly Column[];
  fileColumns?: readonly Column[];
  rows: readonly Row[];
  /** Wholes stay over the rows in any order, and come first in a file. */
  pinned?: readonly Row[];
}

/** Every row of a file has it, in case rows are copied elsewhere. */
export interface TableOrigin {
  /** "North West" */
  place: string;
  /** "Jul 2025 – Jun 2026"; undefined if nothing was captured. */
  period: string | undefined;
  definition: string;
  /** Null if nothing was captured. `capturedOn` is in ISO 8601. */
  source: {
    description: string;
    url?: string | null;
    capturedOn: string;
    isDemonstration: boolean;
    besides?: readonly string[];
  } | null;
}

const writers: Record<Exclude<ColumnKind, "text">, (figure: number) => string> = {
  ...figureFormats,
  change: formatChange,
};

const isMissing = (cell: string): cell is MissingReason => cell in readingLabels;

export function cellText({ id, kind }: Column, { cells, texts }: Row): string {
  const cell = cells[id] ?? "no-data";
  if (kind === "text") return String(cell);
  if (typeof cell === "number")
    return texts?.[id]?.hasDirection === false ? texts[id].text : writers[kind](cell);
  return isMissing(cell) ? readingLabels[cell] : cell;
}

/** Empty where a number says everything. */
export function directionText(column: Column, row: Row): string {
  const cell = row.cells[column.id];
  if (typeof cell !== "number") return cellText(column, row);
  if (column.kind !== "change") return "";
  return row.texts?.[column.id]?.text ?? (cell === 0 ? "The same" : cell > 0 ? "Up" : "Down");
}
