import { type PeriodKey, periodLabel } from "../../crime/periods.ts";
import { ImportError } from "../ImportError.ts";
import { inQuotes } from "../inQuotes.ts";
import type { BoundaryTree } from "./boundaryTree.ts";
import { type CrimeType, crimeTypeFinder } from "./crimeTypes.ts";
import { hasEnded } from "./parsePeriod.ts";
import type { RejectsFile } from "./RejectsFile.ts";
import type { StationLookup } from "./stationFinder.ts";
import { NOT_CAPTURED } from "./sumUpward.ts";

/** More than any station reports of anything in a year; the country's sum of as much still fits 32 bits. */
const HIGHEST_COUNT = 1_000_000;

/** The figures of one period: a row per precinct (in the tree's order), a column per crime type. */
export type PeriodFigures = { period: PeriodKey; figures: Int32Array };

/** What the counts of a row are of, in the file's own words. `cells` is the row as it was. */
export type RowSubject = {
  line: number;
  station: string;
  province: string;
  category: string;
  code: string;
  cells: readonly string[];
};

/** The matched subject of a row: its place in every period's figures, and its name where it is part of a station. */
export type Target = { place: number; part: string | null };

export type FigureCollector = {
  /** @throws {ImportError} where the period has not ended */
  figuresOf(period: PeriodKey, line: number): PeriodFigures;
  /** The subject's target; null where it has none, and the row is among the rejects. */
  locate(subject: RowSubject): Target | null;
  /** @throws {ImportError} where the count is no count, or the place has one already */
  put(into: PeriodFigures, target: Target, count: string, line: number): void;
  /** How many counts were put. */
  readonly count: number;
  /** Every period with figures. */
  finish(): PeriodFigures[];
};

/** The targets of one station's categories, by name and code. */
type Matches = Map<string, Target | { reason: string }>;

type Sources = {
  file: string;
  today: Date;
  tree: BoundaryTree;
  types: readonly CrimeType[];
  findStation: (name: string, province: string) => StationLookup;
  rejects: RejectsFile;
};

/** Gathers the counts of one file, matched to precincts and crime types, in a dense table per period. */
export function collectFigures({ file, today, tree, types, findStation, rejects }: Sources): FigureCollector {
  const width = types.length;
  const findType = crimeTypeFinder(types);
  const periods = new Map<number, PeriodFigures>();
  const matches = new Map<string, Map<string, Matches>>();
  let latest = { station: "", province: "", byCategory: new Map() as Matches };
  const parts = new Map<string, { into: PeriodFigures; target: Target; count: number; line: number }>();
  let count = 0;

  const match = ({ station, province, category, code }: RowSubject): Target | { reason: string } => {
    const found = findStation(station, province);
    if ("reason" in found) return found;
    const type = findType(category, code);
    if (type === undefined) return { reason: `unknown category ${inQuotes(category)}` };
    const precinct = tree.precinctOf.get(found.code);
    if (precinct === undefined) return { reason: `station ${inQuotes(station)} has no area` };
    return { place: precinct * width + type, part: found.isPart ? station : null };
  };
  const describe = ({ place, part }: Target, { period }: PeriodFigures) =>
    `"${types[place % width]?.description}" at ${part ?? tree.names[Math.floor(place / width)]} in ${periodLabel(period)}`;

  return {
    figuresOf(period, line) {
      const key = period.year * 10 + period.quarter;
      const standing = periods.get(key);
      if (standing !== undefined) return standing;
      if (!hasEnded(period, today)) {
        throw new ImportError(file, `the period ${periodLabel(period)} has not ended yet.`, line);
      }
      const figures = new Int32Array(tree.precinctCount * width).fill(NOT_CAPTURED);
      const fresh = { period, figures };
      periods.set(key, fresh);
      return fresh;
    },

    locate(subject) {
      const { station, province, category, code } = subject;
      // Files are sorted, so the next row is mostly of the same station.
      if (station !== latest.station || province !== latest.province) {
        const byStation = entry(matches, province, () => new Map());
        latest = { station, province, byCategory: entry(byStation, station, () => new Map()) };
      }
      const key = code === "" ? category : `${category}\n${code}`;
      let found = latest.byCategory.get(key);
      if (found === undefined) {
        found = match(subject);
        latest.byCategory.set(key, found);
      }
      if (!("reason" in found)) return found;
      rejects.add(subject.line, found.reason, subject.cells);
      return null;
    },

    put(into, target, text, line) {
      if (!/^\d{1,7}$/.test(text) || Number(text) > HIGHEST_COUNT) {
        throw new ImportError(
          file,
          `${inQuotes(text)} is not a count: a whole number from 0 to ${HIGHEST_COUNT} is needed.`,
          line,
        );
      }
      count += 1;
      if (target.part !== null) {
        const key = `${target.part} ${target.place} ${into.period.year} ${into.period.quarter}`;
        if (parts.has(key)) throw new ImportError(file, `${describe(target, into)} is there twice.`, line);
        parts.set(key, { into, target, count: Number(text), line });
      } else {
        if (into.figures[target.place] !== NOT_CAPTURED) {
          throw new ImportError(file, `${describe(target, into)} is there twice.`, line);
        }
        into.figures[target.place] = Number(text);
      }
    },

    get count() {
      return count;
    },

    finish() {
      for (const { into, target, count, line } of parts.values()) {
        const whole = into.figures[target.place] as number;
        if (whole === NOT_CAPTURED) {
          const name = tree.names[Math.floor(target.place / width)];
          throw new ImportError(
            file,
            `${describe(target, into)} is counted in ${name}, for which the file has no figure.`,
            line,
          );
        }
        into.figures[target.place] = whole + count;
      }
      return [...periods.values()].filter(({ figures }) => figures.some((figure) => figure !== NOT_CAPTURED));
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
