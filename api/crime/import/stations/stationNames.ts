import {
  type ImportQuestions,
  MAX_QUESTION_CHARACTERS,
  MAX_QUESTION_NAMES,
} from "../../../import/choices.ts";
import { normaliseName } from "../../../lib/text/nearNames.ts";
import type { CrimeType } from "../figures/crimeTypes.ts";
import type { Count } from "../figures/FigureTable.ts";
import { listOffences } from "../figures/figureWarnings.ts";
import type { StationFinder } from "./stationFinder.ts";
import { describeReports, type UnplacedReports } from "./unplacedReports.ts";

/** `cells` is the row as it is in the file. */
export type RowSubject = {
  line: number;
  station: string;
  province: string;
  municipality: string;
  category: string;
  code: string;
  cells: readonly string[];
};

type StationQuestions = Pick<ImportQuestions, "stations" | "furtherNames">;
type Reports = { total: number | null; parts: number };
type StationName = Omit<StationQuestions["stations"][number], "nearest" | "reports"> & {
  line: number;
  /** Reports by period, whose key is ten times the year plus the quarter. */
  reportsByPeriod: Map<number, Reports>;
};

export type StationNames = ReturnType<typeof createStationNames>;

/** Lists names that belong to no station, or only because an operator assigned them. */
export function createStationNames(
  { provinceOf, nearest, getProvinceName }: Pick<StationFinder, "provinceOf" | "nearest" | "getProvinceName">,
  types: readonly CrimeType[],
) {
  const namesByKey = new Map<string, StationName>();
  const offences = listOffences(types);
  const countReports = (
    { reportsByPeriod }: StationName,
    { type, counts }: { type: number | undefined; counts: readonly Count[] },
  ) => {
    if (type === undefined || !(type === offences.total || offences.parts.includes(type))) return;
    for (const { text, table } of counts) {
      const { year, ...yearPart } = table.period;
      const period = year * 10 + ("month" in yearPart ? Math.ceil(yearPart.month / 3) : yearPart.quarter);
      const count = Number(text);
      if (text === "" || !Number.isInteger(count) || count < 0) continue;
      const reports = reportsByPeriod.get(period) ?? { total: null, parts: 0 };
      if (type === offences.total) reports.total = (reports.total ?? 0) + count;
      else reports.parts += count;
      reportsByPeriod.set(period, reports);
    }
  };
  const findReports = ({ name, province, stationCode, reportsByPeriod }: StationName): UnplacedReports[] =>
    [...reportsByPeriod].map(([period, { total, parts }]) => ({
      name,
      provinceCode: province,
      province: getProvinceName(province) ?? "",
      stationCode,
      year: Math.floor(period / 10),
      quarter: period % 10,
      reports: total ?? parts,
    }));
  return {
    add(
      subject: RowSubject,
      stationCode: string | null,
      counted: { type: number | undefined; counts: readonly Count[] },
    ): void {
      const { station: name, line } = subject;
      const nameKey = normaliseName(name);
      if (nameKey === "" || name.length > MAX_QUESTION_CHARACTERS) return;
      const province = provinceOf(subject) ?? "";
      const key = `${nameKey} ${province}`;
      const entry = namesByKey.get(key) ?? {
        name,
        province,
        rows: 0,
        stationCode,
        line: 0,
        reportsByPeriod: new Map(),
      };
      // Counts a row once, although it may have several categories.
      if (entry.line !== line) entry.rows += 1;
      entry.line = line;
      countReports(entry, counted);
      namesByKey.set(key, entry);
    },

    reports: (): UnplacedReports[] => [...namesByKey.values()].flatMap(findReports),

    findQuestions(): StationQuestions {
      const rankAssigned = ({ stationCode }: StationName) => (stationCode === null ? 0 : 1);
      const sortedNames = [...namesByKey.values()].toSorted(
        (a, b) => rankAssigned(a) - rankAssigned(b) || b.rows - a.rows || a.name.localeCompare(b.name, "en"),
      );
      return {
        stations: sortedNames.slice(0, MAX_QUESTION_NAMES).map((each) => ({
          name: each.name,
          province: each.province,
          rows: each.rows,
          stationCode: each.stationCode,
          reports: describeReports(findReports(each)),
          nearest: nearest(each.name, each.province === "" ? undefined : each.province),
        })),
        furtherNames: Math.max(0, sortedNames.length - MAX_QUESTION_NAMES),
      };
    },
  };
}
