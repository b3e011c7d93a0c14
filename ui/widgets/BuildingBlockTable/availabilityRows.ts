import { formatCount, formatPercent } from "../../charts/format.ts";
import { isFigure, type Reading, type ReadingState, stateOf, stateWords } from "../../charts/reading.ts";
import type { TableModel } from "../../charts/tableModel.ts";

export interface AvailabilityQuarter {
  /** "Q3" */
  label: string;
  /** "Jul - Sep" */
  months: string;
  /** The quarter shown on the map, or the one in progress. */
  mark: "current" | "running" | null;
}

export interface AvailabilityCell {
  /** A fraction. */
  reading: Reading;
  available: number;
  all: number;
}

/** A category and its blocks, a block and its requirements, or a requirement. */
export interface AvailabilityNode {
  /** Unique among all nodes: "block 3". */
  id: string;
  level: "category" | "block" | "requirement";
  label: string;
  /** One for each quarter, in their order. */
  cells: readonly AvailabilityCell[];
  children: readonly AvailabilityNode[];
}

/** The categories, or every block with its requirements. */
export type AvailabilityExtent = "category" | "requirement";

const withChildren = (node: AvailabilityNode): AvailabilityNode[] => [
  node,
  ...node.children.flatMap(withChildren),
];

export const rowsOf = (categories: readonly AvailabilityNode[], extent: AvailabilityExtent) =>
  extent === "category" ? categories : categories.flatMap(({ children }) => children).flatMap(withChildren);

/** "36.63%, 1,234 of 2,675 requirements available". */
export function cellWords({ reading, available, all }: AvailabilityCell): string {
  if (!isFigure(reading)) return stateWords[reading];
  return `${formatPercent(reading)}, ${formatCount(available)} of ${formatCount(all)} requirements available`;
}

/** For the legend. */
export const statesOf = (rows: readonly AvailabilityNode[]): ReadingState[] => [
  ...new Set(
    rows
      .flatMap(({ cells }) => cells.map(({ reading }) => stateOf(reading)))
      .filter((state) => state !== null),
  ),
];

/** Rows by quarter, each with the name of its parent in front. */
export const availabilityTable = (
  rows: readonly AvailabilityNode[],
  quarters: readonly AvailabilityQuarter[],
  caption: string,
): TableModel => ({
  caption,
  columns: [
    { id: "name", label: "Name", kind: "text" },
    { id: "level", label: "Level", kind: "text" },
    ...quarters.map(({ label }) => ({ id: label, label, kind: "percent" as const })),
  ],
  rows: rows.map(({ id, level, label, cells }) => ({
    id,
    cells: {
      name: label,
      level,
      ...Object.fromEntries(
        quarters.map((quarter, index) => [quarter.label, cells[index]?.reading ?? "no-data"]),
      ),
    },
  })),
});
