import { formatChange, formatCount, formatPercent, formatRate } from "./format.ts";
import { type Missing, stateWords } from "./reading.ts";

/** Words, a count, a rate with two decimals, a fraction shown in per cent, or a difference with its sign. */
export type ColumnKind = "text" | "count" | "rate" | "percent" | "change";

export interface Column {
  id: string;
  label: string;
  kind: ColumnKind;
}

export interface Row {
  id: string | number;
  /** By column id: words in a text column, readings in the others. */
  cells: Readonly<Record<string, string | number>>;
}

/** What a chart or map shows, as a table: on screen, for a screen reader, and in a file. */
export interface TableModel {
  caption: string;
  columns: readonly Column[];
  rows: readonly Row[];
  /** The wholes that the rows are part of: over the rows, however these are sorted, and first in a file. */
  pinned?: readonly Row[];
}

/** What a table is about; part of every row of a file, in case rows are copied elsewhere. */
export interface TableOrigin {
  /** "North West" */
  place: string;
  /** "Jul 2025 – Jun 2026"; undefined if nothing was captured. */
  period: string | undefined;
  /** What the figures count, in a sentence. */
  definition: string;
  /** Null if nothing was captured. `capturedOn` is in ISO 8601. */
  source: { description: string; capturedOn: string; isDemonstration: boolean } | null;
}

const writers: Record<Exclude<ColumnKind, "text">, (figure: number) => string> = {
  count: formatCount,
  rate: formatRate,
  percent: formatPercent,
  change: formatChange,
};

const isMissing = (cell: string): cell is Missing => cell in stateWords;

/** A cell's text on screen; a missing figure says why in words. */
export function cellText({ id, kind }: Column, { cells }: Row): string {
  const cell = cells[id] ?? "no-data";
  if (kind === "text") return String(cell);
  if (typeof cell === "number") return writers[kind](cell);
  return isMissing(cell) ? stateWords[cell] : cell;
}
