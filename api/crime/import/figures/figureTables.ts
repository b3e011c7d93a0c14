import { type ErrorPosition, ImportError } from "../../../import/ImportError.ts";
import type { Month } from "../../../import/parsePeriod.ts";
import type { PeriodKey } from "../../../shared/quarters.ts";
import { periodLabel } from "../../periods.ts";
import type { BoundaryTree } from "../stations/boundaryTree.ts";
import type { CrimeType } from "./crimeTypes.ts";
import { type Count, type FigureTable, monthLabel, type PeriodFigures } from "./FigureTable.ts";
import { NOT_CAPTURED } from "./sumUpward.ts";

export type Part = { name: string; chosen: string | null; isOtherName: boolean };

export type FigureTables = ReturnType<typeof figureTables>;

export function figureTables(file: string, tree: BoundaryTree, types: readonly CrimeType[]) {
  const width = types.length;
  const provinceRows = new Map(tree.provinces.map(({ code }, index) => [code, tree.precinctCount + index]));
  const countryRow = tree.precinctCount + tree.provinces.length;
  const tables = new Map<number, FigureTable>();
  const parts = new Map<
    string,
    Part & { table: FigureTable; place: number; value: number; at: ErrorPosition }
  >();
  const describe = (place: number, part: string | null, { period }: FigureTable) =>
    `"${types[place % width]?.description}" at ${part ?? tree.names[Math.floor(place / width)]} in ${label(period)}`;
  const createDuplicateError = (place: number, part: string | null, count: Count, line: number) =>
    new ImportError(file, `${describe(place, part, count.table)} appears twice.`, findPlace(count, line));

  return {
    /** Calls `onNew` before it creates the table of a period. */
    getTable(period: PeriodKey | Month, onNew: () => void): FigureTable {
      const key = getKey(period);
      const existing = tables.get(key);
      if (existing !== undefined) return existing;
      onNew();
      const table = { period, figures: new Int32Array((countryRow + 1) * width).fill(NOT_CAPTURED) };
      tables.set(key, table);
      return table;
    },

    findAreaRow: (province: string | null | undefined): number | undefined =>
      province === null ? countryRow : provinceRows.get(province ?? ""),

    /** @throws {ImportError} if the place already has a count */
    put(count: Count, place: number, part: Part | null, value: number, line: number): void {
      const { table } = count;
      if (part !== null) {
        const key = `${part.name} ${place} ${getKey(table.period)}`;
        if (parts.has(key)) throw createDuplicateError(place, part.name, count, line);
        parts.set(key, { ...part, table, place, value, at: findPlace(count, line) });
        return;
      }
      if (table.figures[place] !== NOT_CAPTURED) throw createDuplicateError(place, part, count, line);
      table.figures[place] = value;
    },

    /**
     * Adds the counts of a station's parts to it, and sums months to quarters that have no column. `added`
     * lists the names that an operator assigned.
     */
    finish(note: (sentence: string) => void) {
      const added = new Map<string, { name: string; code: string }>();
      const sortedParts = [...parts.values()].sort((a, b) => Number(b.isOtherName) - Number(a.isOtherName));
      for (const { table, place, name, chosen, isOtherName, value, at } of sortedParts) {
        const existing = table.figures[place] as number;
        if (existing === NOT_CAPTURED && !isOtherName) {
          const station = tree.names[Math.floor(place / width)];
          throw new ImportError(
            file,
            `${describe(place, name, table)} is counted in ${station}, for which the file has no figure.`,
            at,
          );
        }
        if (existing !== NOT_CAPTURED && chosen !== null)
          added.set(`${name} ${chosen}`, { name, code: chosen });
        table.figures[place] = Math.max(existing, 0) + value;
      }
      const quarters = [...tables.values()].filter(isPeriod);
      const months = [...tables.values()].filter((table) => !isPeriod(table));
      const allTables = [...quarters, ...sumMonths(months, quarters, note)];
      const precincts = tree.precinctCount * width;
      const tablesWithFigures = allTables.filter(({ figures }) =>
        figures.subarray(0, precincts).some((figure) => figure !== NOT_CAPTURED),
      );
      return {
        added: [...added.values()],
        periods: tablesWithFigures.map(({ period, figures }) => ({
          period,
          figures: figures.subarray(0, precincts),
        })),
        totals: tablesWithFigures.map(({ period, figures }) => ({
          period,
          figures: figures.subarray(precincts),
        })),
      };
    },
  };
}

const findPlace = ({ column, heading }: Count, line: number): ErrorPosition => ({ line, column, heading });
const isPeriod = (table: FigureTable): table is PeriodFigures => "quarter" in table.period;
const getKey = (period: PeriodKey | Month) =>
  period.year * 100 + ("month" in period ? period.month : 50 + period.quarter);
const label = (period: PeriodKey | Month) => ("month" in period ? monthLabel(period) : periodLabel(period));

/** Sums a quarter only if the file has all three months and no column of the quarter. */
function sumMonths(
  months: readonly FigureTable[],
  ownPeriods: readonly PeriodFigures[],
  note: (sentence: string) => void,
): PeriodFigures[] {
  const monthsByQuarter = Map.groupBy(months, ({ period }) => {
    const { year, month } = period as Month;
    return year * 10 + Math.ceil(month / 3);
  });
  const quarters: PeriodFigures[] = [];
  for (const [key, monthTables] of monthsByQuarter) {
    const period = { year: Math.floor(key / 10), quarter: key % 10 };
    if (ownPeriods.some((each) => each.period.year === period.year && each.period.quarter === period.quarter))
      continue;
    const [firstMonth, secondMonth, thirdMonth] = monthTables;
    if (firstMonth === undefined || secondMonth === undefined || thirdMonth === undefined) {
      const names = monthTables.map((each) => monthLabel(each.period as Month)).join(" and ");
      note(
        `${names} ${monthTables.length === 1 ? "is" : "are"} left out: the file lacks the rest of the quarter.`,
      );
      continue;
    }
    const figures = new Int32Array(firstMonth.figures.length).fill(NOT_CAPTURED);
    let incompleteCount = 0;
    for (let place = 0; place < figures.length; place++) {
      const counts = [
        firstMonth.figures[place],
        secondMonth.figures[place],
        thirdMonth.figures[place],
      ] as number[];
      const missingCount = counts.filter((count) => count === NOT_CAPTURED).length;
      if (missingCount === 0) figures[place] = counts.reduce((sum, count) => sum + count, 0);
      else if (missingCount < 3) incompleteCount += 1;
    }
    if (incompleteCount > 0) {
      note(
        `${incompleteCount} ${incompleteCount === 1 ? "figure" : "figures"} of the quarter that begins with ${monthLabel({ year: period.year, month: period.quarter * 3 - 2 })} ${incompleteCount === 1 ? "is" : "are"} left out: not all three months are there.`,
      );
    }
    quarters.push({ period, figures });
  }
  return quarters;
}
