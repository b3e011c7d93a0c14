import type { Knex } from "knex";
import { TABLES_BY_THEME } from "../dashboard/contract.ts";
import { THEMES, type ThemeKey } from "../dashboard/themes.ts";
import { findBoundary } from "../geography/queries.ts";
import type { MeasureDescription, Period } from "../lib/figures/measure.ts";
import { getLicence, type Site } from "../open-data/getSite.ts";
import { BOUNDARY_TYPE, COUNTRY } from "../shared/figures/boundaryTypes.ts";
import { firstDayOf, lastDayOf } from "../shared/quarters.ts";

const UNITS: Readonly<Record<MeasureDescription["kind"], string>> = {
  rate: "per 100,000 people",
  percent: "per cent",
  count: "count",
};

const KEYWORDS = ["gender-based violence", "femicide", "GBVF", "South Africa"];

export const getCatalogUrl = ({ origin }: Site) => `${origin}/api/catalog.jsonld`;

export async function describeThemeDataset(
  trx: Knex,
  key: ThemeKey,
  { today, site }: { today: string; site: Site },
): Promise<object> {
  const { origin, publisher } = site;
  const { component, measure, subject, theme } = THEMES[key];
  const country = await findBoundary(trx, COUNTRY);
  const { periods } = await measure.findSeries(trx, [country], today);
  const period = computeCoveredDays(periods);
  const source = await findLatestSource(trx, theme);
  const variables = listVariables(key);
  const page = `${origin}/home/chart?componentId=${component.componentId}`;
  return {
    "@context": "https://schema.org/",
    "@type": "Dataset",
    "@id": page,
    url: page,
    name: `${subject} in South Africa${source?.isDemonstration ? " (invented figures, for demonstration)" : ""}`,
    description: `${measure.method.counts} ${component.description} The files have the provinces, districts and municipalities too.`,
    keywords: [...new Set([component.name, ...variables.map(({ name }) => name), ...KEYWORDS])],
    inLanguage: "en-ZA",
    isAccessibleForFree: true,
    license: getLicence(site),
    creator: describeOrganisation(
      source === undefined ? publisher : { name: source.description, url: source.url },
    ),
    publisher: describeOrganisation(publisher),
    ...(source !== undefined && { dateModified: source.capturedAt.toISOString().slice(0, 10) }),
    ...(period !== null && { temporalCoverage: `${period.from}/${period.until}` }),
    spatialCoverage: { "@type": "Place", name: "South Africa" },
    variableMeasured: variables,
    includedInDataCatalog: { "@type": "DataCatalog", name: "GBVF Dashboard", url: getCatalogUrl(site) },
    distribution: TABLES_BY_THEME[key].map((table) => ({
      "@type": "DataDownload",
      name: table,
      contentUrl: `${origin}/api/tables/${table}`,
      encodingFormat: "text/csv",
    })),
  };
}

type SourceRow = { description: string; url: string | null; isDemonstration: boolean; capturedAt: Date };

const findLatestSource = (trx: Knex, theme: string): Promise<SourceRow | undefined> =>
  trx("data_source")
    .where({ theme })
    .orderBy([
      { column: "captured_at", order: "desc" },
      { column: "data_source_id", order: "desc" },
    ])
    .first("description", "url", "is_demonstration", "captured_at");

/** Precincts have numbers of reports, larger areas rates, so a theme may have two descriptions. */
function listVariables(key: ThemeKey) {
  const { measure } = THEMES[key];
  const descriptions = [BOUNDARY_TYPE.country, measure.smallestAreaTypeId].map(measure.getDescription);
  const byTitle = new Map(descriptions.map((each) => [each.title, each]));
  return [...byTitle.values()].map(({ title, kind }) => ({
    "@type": "PropertyValue",
    name: title,
    unitText: UNITS[kind],
    description: measure.method.outOf,
  }));
}

export const describeOrganisation = ({ name, url }: { name: string; url: string | null }) => ({
  "@type": "Organization",
  name,
  ...(url !== null && { url }),
});

type Days = { from: string; until: string };

/** Returns the whole year for a cycle, because the days of some cycles are unknown. */
function listDays({ year, quarter, cycle }: Period): Days {
  if (cycle !== undefined) return { from: `${year}-01-01`, until: `${year}-12-31` };
  if (quarter === null) return { from: `${year}-04-01`, until: `${year + 1}-03-31` };
  return { from: firstDayOf({ year, quarter }), until: lastDayOf({ year, quarter }) };
}

function computeCoveredDays(periods: readonly Period[]): Days | null {
  const days = periods.map(listDays);
  const [firstDay] = days.map(({ from }) => from).sort();
  const lastDay = days
    .map(({ until }) => until)
    .sort()
    .at(-1);
  return firstDay === undefined || lastDay === undefined ? null : { from: firstDay, until: lastDay };
}
