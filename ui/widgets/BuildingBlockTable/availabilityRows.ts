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

/** Named one by one; of more, the lowest and the highest. */
const MOST_NAMED = 3;

/** "Services 37.41%, Resources 20.00% and Forums 12.50% available in Jul - Sep"; null without figures. */
export function availabilityFinding(
  rows: readonly AvailabilityNode[],
  quarters: readonly AvailabilityQuarter[],
): string | null {
  const current = quarters.findIndex(({ mark }) => mark === "current");
  const quarter = quarters[current];
  const figures = rows.flatMap(({ label, level, cells }) => {
    const reading = cells[current]?.reading;
    return level !== "requirement" && isFigure(reading ?? "no-data")
      ? [{ label, reading: Number(reading) }]
      : [];
  });
  const [lowest, ...others] = figures.toSorted((a, b) => a.reading - b.reading);
  const highest = others.at(-1);
  if (quarter === undefined || lowest === undefined) return null;
  if (highest === undefined || figures.length <= MOST_NAMED) {
    const named = figures.map(({ label, reading }) => `${label} ${formatPercent(reading)}`);
    return `${new Intl.ListFormat("en-GB").format(named)} available in ${quarter.months}`;
  }
  return `From ${formatPercent(lowest.reading)} (${lowest.label}) to ${formatPercent(highest.reading)} (${highest.label}) available in ${quarter.months}`;
}

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
