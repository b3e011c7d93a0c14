import { countUpTo, formatError } from "../../../import/columns.ts";
import { type ErrorPosition, ImportError } from "../../../import/ImportError.ts";
import { hasEnded, type Month } from "../../../import/parsePeriod.ts";
import type { RejectsFile } from "../../../import/RejectsFile.ts";
import { inQuotes } from "../../../lib/text/inQuotes.ts";
import type { PeriodKey } from "../../../shared/quarters.ts";
import { periodLabel } from "../../periods.ts";
import { type CrimeType, createCrimeTypeFinder } from "../figures/crimeTypes.ts";
import type { Count, FigureTable } from "../figures/FigureTable.ts";
import { type FigureTables, figureTables, type Part } from "../figures/figureTables.ts";
import { type MatchCount, matchCounter } from "../figures/matchCounter.ts";
import type { BoundaryTree } from "../stations/boundaryTree.ts";
import type { StationFinder } from "../stations/stationFinder.ts";
import type { RowSubject, StationNames } from "../stations/stationNames.ts";
import { COLUMNS } from "./headerSubjects.ts";

const TOTAL = countUpTo(1_000_000_000);

const stripTotal = (name: string) => name.replace(/\b(?:grand|sub)?[- ]?total\b/gi, "").trim();
const COUNTRY_NAME = /^(?:rsa|(?:republic of )?south africa|national)$/i;

type Target = { place: number; part: Part | null };
type NoTarget = { reason: string; needsChoice?: true };

export type FigureCollector = {
  /** @throws {ImportError} if the period has not ended */
  getTable(period: PeriodKey | Month, at: ErrorPosition): FigureTable;
  /**
   * Rejects rows of unknown stations or categories.
   * @throws {ImportError} if a cell is no number, or the place already has a count
   */
  addRow(subject: RowSubject, counts: readonly Count[]): void;
  /** "Gauteng total" and "RSA" are totals. "Mpumalanga" is a station if its province is KwaZulu-Natal. */
  getLevel(name: string, province: string): "station" | "province" | "country";
  /** Reads a total of the file, which the import compares with the sum of the stations. */
  addTotalRow(area: "province" | "country", subject: RowSubject, counts: readonly Count[]): void;
  isCategory(heading: string): boolean;
  readonly matches: MatchCount;
  note(sentence: string): void;
  finish(): ReturnType<FigureTables["finish"]> & { notes: string[]; categories: readonly string[] };
};

type Matches = Map<string, Target | NoTarget>;

type CollectorInput = {
  file: string;
  today: Date;
  tree: BoundaryTree;
  types: readonly CrimeType[];
  stations: StationFinder;
  names: StationNames;
  rejects: RejectsFile;
};

export function collectFigures(input: CollectorInput): FigureCollector {
  const { file, today, tree, types, stations, names, rejects } = input;
  const width = types.length;
  const findType = createCrimeTypeFinder(types);
  const tables = figureTables(file, tree, types);
  const matches = matchCounter(types);
  const targets = new Map<string, Map<string, Matches>>();
  const categories = types.map(({ description }) => description);
  let rejectedLine = 0;
  let latest = { station: "", area: "", byCategory: new Map() as Matches };
  const notes = new Set<string>();

  const findStation = ({ station, province, municipality }: RowSubject) => {
    const match = stations.find(station, province);
    const containingProvince = province === "" ? stations.provinceOfMunicipality(municipality) : undefined;
    return "reason" in match && containingProvince !== undefined
      ? stations.find(station, containingProvince)
      : match;
  };
  const match = (subject: RowSubject): Target | NoTarget => {
    const { station, category, code } = subject;
    if (station === "") return { reason: "no station (of merged cells, only the first has it)" };
    const match = findStation(subject);
    if ("reason" in match) return match;
    const type = findType(category, code);
    if (type === undefined) return { reason: `unknown category ${inQuotes(category)}` };
    categories[type] = category === "" ? code : category;
    const precinct = tree.precinctByCode.get(match.code);
    if (precinct === undefined) return { reason: `station ${inQuotes(station)} has no area` };
    const chosen = match.isAssigned ? match.code : null;
    const isCountedIn = match.isPart || chosen !== null;
    const part = { name: station, chosen, isOtherName: !match.isPart };
    return { place: precinct * width + type, part: isCountedIn ? part : null };
  };
  const levels = new Map<string, ReturnType<FigureCollector["getLevel"]>>();
  const findLevel = (name: string, province: string) => {
    const area = stripTotal(name);
    const containingProvince = stations.findProvinceCode(province);
    const code = area === "" ? containingProvince : stations.findProvinceCode(area);
    if (name === "" || "code" in stations.find(name, province)) return "station";
    if (code !== undefined) return province === "" || code === containingProvince ? "province" : "station";
    return area === "" || COUNTRY_NAME.test(area) ? "country" : "station";
  };
  const findTarget = (subject: RowSubject): Target | NoTarget => {
    const { station, category, code } = subject;
    const area = `${subject.province}\n${subject.municipality}`;
    // Sorted files repeat a station in many rows, so its matches are cached.
    if (station !== latest.station || area !== latest.area) {
      const byStation = getOrAdd(targets, area, () => new Map());
      latest = { station, area, byCategory: getOrAdd(byStation, station, () => new Map()) };
    }
    return getOrAdd(latest.byCategory, code === "" ? category : `${category}\n${code}`, () => match(subject));
  };
  const readCount = ({ text, column, heading }: Count, line: number, rule: typeof TOTAL): number => {
    const count = rule.parse(text);
    if (count !== null) return count;
    throw new ImportError(file, formatError(rule, text, heading), { line, column, heading });
  };

  return {
    getTable: (period, at) =>
      tables.getTable(period, () => {
        if (hasEnded(period, today)) return;
        const label = "month" in period ? `${period.year}-${period.month}` : periodLabel(period);
        throw new ImportError(file, `the period ${label} has not ended yet.`, at);
      }),

    addRow(subject, counts) {
      const { line, category, code, cells } = subject;
      const target = findTarget(subject);
      if ("reason" in target) {
        // Rejects a row once, although it may have several categories.
        if (line !== rejectedLine) rejects.add(line, target.reason, cells);
        rejectedLine = line;
        const type = findType(category, code);
        if (target.needsChoice) names.add(subject, null, { type, counts });
        matches.add(type, false, counts);
        return;
      }
      const { chosen = null } = target.part ?? {};
      if (chosen !== null) names.add(subject, chosen, { type: target.place % width, counts });
      matches.add(target.place % width, true, counts);
      for (const each of counts) {
        const value = readCount(each, line, COLUMNS.count);
        tables.put(each, target.place, target.part, value, line);
      }
    },

    getLevel: (name, province) => getOrAdd(levels, `${name}\n${province}`, () => findLevel(name, province)),

    addTotalRow(area, { line, station, province, category, code }, counts) {
      const type = findType(category, code);
      const provinceCode =
        stations.findProvinceCode(stripTotal(station)) ?? stations.findProvinceCode(province);
      const row = tables.findAreaRow(area === "country" ? null : provinceCode);
      if (type === undefined || row === undefined) return;
      for (const each of counts) {
        const value = readCount(each, line, TOTAL);
        each.table.figures[row * width + type] = value;
      }
    },

    isCategory: (heading) => findType(heading, "") !== undefined,
    matches: matches.count,
    note: (sentence) => notes.add(sentence),
    finish: () => {
      const finished = tables.finish((sentence) => notes.add(sentence));
      return { ...finished, notes: [...notes], categories };
    },
  };
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const existing = map.get(key);
  if (existing !== undefined) return existing;
  const created = make();
  map.set(key, created);
  return created;
}
