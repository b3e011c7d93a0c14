import type { Month } from "../../import/parsePeriod.ts";
import type { PeriodKey } from "../../lib/quarters.ts";

/** The figures of one period: a row per precinct (in the tree's order), a column per crime type. */
export type PeriodFigures = { period: PeriodKey; figures: Int32Array };

/**
 * The counts of one period or month: a row per precinct (in the tree's order), then one per province and one for
 * the country with the file's own totals; a column per crime type.
 */
export type FigureTable = { period: PeriodKey | Month; figures: Int32Array };

/** One count of a row: what stands in the cell, and which column it is. */
export type Count = { into: FigureTable; text: string; column: number; heading: string };

/** "January 2026". */
export const monthLabel = ({ year, month }: Month): string =>
  new Intl.DateTimeFormat("en-ZA", { month: "long", year: "numeric", timeZone: "UTC" }).format(
    Date.UTC(year, month - 1),
  );
