import { type FaultPlace, ImportError } from "../../import/ImportError.ts";
import { inQuotes } from "../../import/inQuotes.ts";
import { hasEnded, type Month } from "../../import/parsePeriod.ts";
import type { RejectsFile } from "../../import/RejectsFile.ts";
import type { PeriodKey } from "../../lib/quarters.ts";
import { periodLabel } from "../periods.ts";
import type { BoundaryTree } from "./boundaryTree.ts";
import { type CrimeType, crimeTypeFinder } from "./crimeTypes.ts";
import type { Count, FigureTable } from "./FigureTable.ts";
import { type FigureTables, figureTables } from "./figureTables.ts";
import { type MatchCount, matchCounter } from "./matchCounter.ts";
import type { StationFinder } from "./stationFinder.ts";

/** Above any real count; the country's sum still fits 32 bits. */
const HIGHEST_COUNT = 1_000_000;
const HIGHEST_TOTAL = 1_000_000_000;
/** Workbooks may store 12 as "12.0" or "1.2E1". */
const WHOLE_NUMBER = /^\d+(?:\.\d+)?(?:E\+?\d+)?$/i;

/** In the file's words; `cells` is the raw row. */
export type RowSubject = {
  line: number;
  station: string;
  province: string;
  category: string;
  code: string;
  cells: readonly string[];
};

/** The row in every table; the name if it is part of a station. */
type Target = { place: number; part: string | null };

export type FigureCollector = {
  /** @throws {ImportError} if the period has not ended */
  tableOf(period: PeriodKey | Month, at: FaultPlace): FigureTable;
  /**
   * Rejects unknown stations or categories.
   * @throws {ImportError} for no number, or a second count of a place
   */
  take(subject: RowSubject, counts: readonly Count[]): void;
  /** The file's own total, compared with the stations' sum. */
  takeTotal(area: "province" | "country", subject: RowSubject, counts: readonly Count[]): void;
  readonly count: number;
  readonly matches: MatchCount;
  /** Once, for the operator. */
  note(sentence: string): void;
  /** With the file's own totals. */
  finish(): ReturnType<FigureTables["finish"]> & { notes: string[] };
};

/** By name and code. */
type Matches = Map<string, Target | { reason: string }>;

type Sources = {
  file: string;
  today: Date;
  tree: BoundaryTree;
  types: readonly CrimeType[];
  stations: StationFinder;
  rejects: RejectsFile;
};

/** A dense table per period, matched to precincts and types. */
export function collectFigures({ file, today, tree, types, stations, rejects }: Sources): FigureCollector {
  const width = types.length;
  const findType = crimeTypeFinder(types);
  const tables = figureTables(file, tree, types);
  const matches = matchCounter(types);
  const targets = new Map<string, Map<string, Matches>>();
  let latest = { station: "", province: "", byCategory: new Map() as Matches };
  const notes = new Set<string>();
  let count = 0;

  const match = ({ station, province, category, code }: RowSubject): Target | { reason: string } => {
    const found = stations.find(station, province);
    if ("reason" in found) return found;
    const type = findType(category, code);
    if (type === undefined) return { reason: `unknown category ${inQuotes(category)}` };
    const precinct = tree.precinctOf.get(found.code);
    if (precinct === undefined) return { reason: `station ${inQuotes(station)} has no area` };
    return { place: precinct * width + type, part: found.isPart ? station : null };
  };
  const locate = (subject: RowSubject): Target | { reason: string } => {
    const { station, province, category, code } = subject;
    // Sorted files repeat the station.
    if (station !== latest.station || province !== latest.province) {
      const byStation = entry(targets, province, () => new Map());
      latest = { station, province, byCategory: entry(byStation, station, () => new Map()) };
    }
    return entry(latest.byCategory, code === "" ? category : `${category}\n${code}`, () => match(subject));
  };
  const readCount = ({ text, column, heading }: Count, line: number, highest: number): number => {
    const number = Number(text);
    if (WHOLE_NUMBER.test(text) && Number.isInteger(number) && number <= highest) return number;
    throw new ImportError(
      file,
      `${inQuotes(text)} is not a count: a whole number from 0 to ${highest} is needed.`,
      { line, column, heading },
    );
  };

  return {
    tableOf: (period, at) =>
      tables.of(period, () => {
        if (hasEnded(period, today)) return;
        const label = "month" in period ? `${period.year}-${period.month}` : periodLabel(period);
        throw new ImportError(file, `the period ${label} has not ended yet.`, at);
      }),

    take(subject, counts) {
      const { line, category, code, cells } = subject;
      const target = locate(subject);
      if ("reason" in target) {
        rejects.add(line, target.reason, cells);
        matches.add(findType(category, code), false, counts);
        return;
      }
      matches.add(target.place % width, true, counts);
      for (const each of counts) {
        count += 1;
        const value = readCount(each, line, HIGHEST_COUNT);
        tables.put(each, target.place, target.part, value, line);
      }
    },

    takeTotal(area, { line, station, province, category, code }, counts) {
      const type = findType(category, code);
      const provinceCode = stations.provinceCode(station) ?? stations.provinceCode(province);
      const row = tables.areaRow(area === "country" ? null : provinceCode);
      if (type === undefined || row === undefined) return;
      for (const each of counts) {
        const value = readCount(each, line, HIGHEST_TOTAL);
        each.into.figures[row * width + type] = value;
      }
    },

    get count() {
      return count;
    },
    matches: matches.count,
    note: (sentence) => notes.add(sentence),
    finish: () => {
      const finished = tables.finish((sentence) => notes.add(sentence));
      return { ...finished, notes: [...notes] };
    },
  };
}

function entry<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const standing = map.get(key);
  if (standing !== undefined) return standing;
  const made = make();
  map.set(key, made);
  return made;
}
