import { getState, isFigure, type Reading, type ReadingState, readingLabels } from "../../charts/reading.ts";
import type { TableModel } from "../../charts/tableModel.ts";
import { formatCount, formatList, formatPercent } from "../../text/format.ts";

export interface AvailabilityQuarter {
  label: string;
  months: string;
  /** `current`: the quarter that the map shows; `in-progress`: the quarter that has not ended. */
  mark: "current" | "in-progress" | null;
}

export interface AvailabilityCell {
  /** A fraction. */
  reading: Reading;
  available: number;
  all: number;
}

export interface AvailabilityNode {
  /** Unique among all nodes: "block 3". */
  id: string;
  level: "category" | "block" | "requirement";
  label: string;
  /** One for each quarter. */
  cells: readonly AvailabilityCell[];
  children: readonly AvailabilityNode[];
}

/** Every category with its blocks, or every block with its requirements. */
export type AvailabilityBreakdown = "category" | "requirement";

const listWithChildren = (node: AvailabilityNode): AvailabilityNode[] => [
  node,
  ...node.children.flatMap(listWithChildren),
];

export const getRows = (categories: readonly AvailabilityNode[], breakdown: AvailabilityBreakdown) =>
  breakdown === "category"
    ? categories.flatMap((category) => [category, ...category.children])
    : categories.flatMap(({ children }) => children).flatMap(listWithChildren);

export function describeAvailability({ reading, available, all }: AvailabilityCell): string {
  if (!isFigure(reading)) return readingLabels[reading];
  return `${formatPercent(reading)}, ${formatCount(available)} of ${formatCount(all)} requirements available`;
}

export const listStates = (rows: readonly AvailabilityNode[]): ReadingState[] => [
  ...new Set(
    rows
      .flatMap(({ cells }) => cells.map(({ reading }) => getState(reading)))
      .filter((state) => state !== null),
  ),
];

/** If more rows than this have a figure, only the lowest and the highest are named. */
const MAX_NAMED = 3;

export function getAvailabilityFinding(
  rows: readonly AvailabilityNode[],
  quarters: readonly AvailabilityQuarter[],
): string | null {
  const current = quarters.findIndex(({ mark }) => mark === "current");
  const quarter = quarters[current];
  const namedLevel = rows.some(({ level }) => level === "category") ? "category" : "block";
  const figures = rows.flatMap(({ label, level, cells }) => {
    const reading = cells[current]?.reading;
    return level === namedLevel && isFigure(reading ?? "no-data")
      ? [{ label, reading: Number(reading) }]
      : [];
  });
  const [lowest, ...rest] = figures.toSorted((a, b) => a.reading - b.reading);
  const highest = rest.at(-1);
  if (quarter === undefined || lowest === undefined) return null;
  if (highest === undefined || figures.length <= MAX_NAMED) {
    const labels = figures.map(({ label, reading }) => `${label} ${formatPercent(reading)}`);
    return `${formatList(labels)} available in ${quarter.months}`;
  }
  return `From ${formatPercent(lowest.reading)} (${lowest.label}) to ${formatPercent(highest.reading)} (${highest.label}) available in ${quarter.months}`;
}

/** In the table, each row's name begins with the name of its parent. */
export const buildAvailabilityTable = (
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
