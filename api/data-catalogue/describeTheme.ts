import type { Knex } from "knex";
import { THEMES } from "../dashboard/themes.ts";
import type { BoundaryRow } from "../geography/BoundaryRow.ts";
import { BOUNDARY_TYPE } from "../lib/figures/boundaryTypes.ts";
import { TABLES_OF } from "../open-data/contract.ts";
import type { ThemeKey } from "../open-data/placeTables.ts";
import { licenceOf, type Site } from "../open-data/siteOf.ts";
import type { FigureSource } from "../source/contract.ts";
import { type Distribution, type OpenDataset, UNITS } from "./OpenDataset.ts";
import { daysCovered } from "./periodDays.ts";

type Place = Pick<BoundaryRow, "boundaryId" | "boundaryTypeId" | "description">;

export const placePage = ({ origin }: Site, boundaryId: number) => `${origin}/home/place/${boundaryId}`;

const GENERAL = ["gender-based violence", "femicide", "GBVF", "South Africa"];

export const keywordsOf = (...own: readonly string[]) => [...new Set([...own, ...GENERAL])];

export const creatorOf = (source: Pick<FigureSource, "description" | "url"> | null) =>
  source && { name: source.description, url: source.url };

export const archiveOf = ({ origin }: Site, { boundaryId, description }: Place): Distribution => ({
  name: `Everything held about ${description}, as a ZIP of tables with their schema`,
  address: `${origin}/api/download?boundaryId=${boundaryId}`,
  mediaType: "application/zip",
});

/** "crime-by-offence.csv" is "Crime by offence". */
const titleOf = (table: string) =>
  table
    .replace(/^./, (first) => first.toUpperCase())
    .replace(/\.csv$/, "")
    .replaceAll("-", " ");

export const tableOf = (
  { origin }: Site,
  { boundaryId, description }: Place,
  table: string,
): Distribution => ({
  name: `${titleOf(table)}: ${description} and the places inside it (CSV)`,
  address: `${origin}/api/tables/${table}?boundaryId=${boundaryId}`,
  mediaType: "text/csv",
});

type Described = {
  place: Place;
  today: string;
  site: Site;
  sources: ReadonlyMap<string, FigureSource>;
};

export async function describeTheme(
  trx: Knex,
  key: ThemeKey,
  { place, today, site, sources }: Described,
): Promise<OpenDataset> {
  const { component, measure, subject, theme } = THEMES[key];
  const source = sources.get(theme) ?? null;
  const { periods } = await measure.findSeries(trx, [place], today);
  const { boundaryId, boundaryTypeId, description } = place;
  const variables = variablesOf(key, boundaryTypeId);
  const filters = new URLSearchParams({
    ...(boundaryId > 0 && { boundaryId: String(boundaryId), boundaryTypeId: String(boundaryTypeId) }),
    componentId: String(component.componentId),
  });
  return {
    page: `${site.origin}/home/chart?${filters}`,
    name: `${subject} in ${description}${source?.isDemonstration ? " (invented figures, for demonstration)" : ""}`,
    description: `${component.description} ${measure.method.counts} The files have the places inside ${description} too.`,
    keywords: keywordsOf(component.name, description, ...variables.map(({ name }) => name)),
    licence: licenceOf(site),
    creator: creatorOf(source),
    publisher: site.publisher,
    issued: null,
    modified: source?.capturedOn ?? null,
    temporal: daysCovered(periods),
    place: { name: description, page: placePage(site, boundaryId) },
    variables,
    distributions: [...TABLES_OF[key].map((table) => tableOf(site, place, table)), archiveOf(site, place)],
    isDemonstration: source?.isDemonstration ?? false,
  };
}

/** Levels may differ: the police's precincts have counts, larger places rates. */
function variablesOf(key: ThemeKey, ownLevel: number): OpenDataset["variables"] {
  const { measure } = THEMES[key];
  const words = [ownLevel, measure.lowestLevel, BOUNDARY_TYPE.country].map(measure.wordsOf);
  const byTitle = new Map(words.map((each) => [each.title, each]));
  return [...byTitle.values()].map(({ title, kind }) => ({
    name: title,
    unit: UNITS[kind],
    description: measure.method.outOf,
  }));
}
