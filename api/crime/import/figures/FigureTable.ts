import type { Month } from "../../../import/parsePeriod.ts";
import type { PeriodKey } from "../../../shared/quarters.ts";

export type PeriodFigures = { period: PeriodKey; figures: Int32Array };

/** One row for each precinct, then one for each total of a province or the country in the file. */
export type FigureTable = { period: PeriodKey | Month; figures: Int32Array };

export type Count = { table: FigureTable; text: string; column: number; heading: string };

export const monthLabel = ({ year, month }: Month): string =>
  new Intl.DateTimeFormat("en-ZA", { month: "long", year: "numeric", timeZone: "UTC" }).format(
    Date.UTC(year, month - 1),
  );
