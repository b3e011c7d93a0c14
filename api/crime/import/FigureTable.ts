import type { Month } from "../../import/parsePeriod.ts";
import type { PeriodKey } from "../../lib/quarters.ts";

/** A row per precinct (in the tree's order), a column per type. */
export type PeriodFigures = { period: PeriodKey; figures: Int32Array };

/**
 * Rows: precincts (in the tree's order), provinces, country, the last two being the file's own totals; a column per
 * type.
 */
export type FigureTable = { period: PeriodKey | Month; figures: Int32Array };

export type Count = { into: FigureTable; text: string; column: number; heading: string };

/** "January 2026". */
export const monthLabel = ({ year, month }: Month): string =>
  new Intl.DateTimeFormat("en-ZA", { month: "long", year: "numeric", timeZone: "UTC" }).format(
    Date.UTC(year, month - 1),
  );
