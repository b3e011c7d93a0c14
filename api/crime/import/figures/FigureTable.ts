import type { Month } from "../../../import/parsePeriod.ts";
import type { PeriodKey } from "../../../shared/quarters.ts";

/** Has a row per precinct and a column per type. */
export type PeriodFigures = { period: PeriodKey; figures: Int32Array };

/** Rows: precincts, provinces, country; the last two are the file's own totals. */
export type FigureTable = { period: PeriodKey | Month; figures: Int32Array };

export type Count = { into: FigureTable; text: string; column: number; heading: string };

export const monthLabel = ({ year, month }: Month): string =>
  new Intl.DateTimeFormat("en-ZA", { month: "long", year: "numeric", timeZone: "UTC" }).format(
    Date.UTC(year, month - 1),
  );
