import type { Knex } from "knex";
import { THEMES, type ThemeKey } from "../dashboard/themes.ts";
import { type Period, periodWords } from "../lib/figures/measure.ts";
import { route } from "../lib/http/route.ts";
import { levelOf } from "../open-data/places.ts";
import { licenceOf, siteOf } from "../open-data/siteOf.ts";
import { type Availability, getAvailability, getCatalog } from "./contract.ts";
import { catalogAddress, organisation, themeDataset } from "./themeDataset.ts";

export const dataCatalogueRoutes = [
  route(getCatalog, async ({ trx, today, env }) => {
    const site = siteOf(env);
    const datasets: object[] = [];
    for (const key of Object.keys(THEMES) as ThemeKey[])
      datasets.push(await themeDataset(trx, key, { today, site }));
    const catalog = {
      "@context": "https://schema.org/",
      "@type": "DataCatalog",
      "@id": catalogAddress(site),
      name: "GBVF Dashboard",
      description: "Figures on gender-based violence and femicide in South Africa, and where to get them.",
      url: `${site.origin}/home`,
      license: licenceOf(site),
      publisher: organisation(site.publisher),
      dataset: datasets,
    };
    return { fileName: "catalog.jsonld", bytes: Buffer.from(JSON.stringify(catalog)) };
  }),
  route(getAvailability, ({ trx, today }) => findAvailability(trx, today)),
];

type Place = { boundaryId: number; boundaryTypeId: number };

async function findAvailability(trx: Knex, today: string): Promise<Availability[]> {
  const places: Place[] = await trx("boundary").select("boundary_id", "boundary_type_id");
  const byLevel = Map.groupBy(places, ({ boundaryTypeId }) => boundaryTypeId);
  const themes = Object.values(THEMES).toSorted((a, b) => a.component.seq - b.component.seq);
  const found: Availability[] = [];
  for (const { component, measure } of themes) {
    const measured = places.filter(({ boundaryTypeId }) => boundaryTypeId <= measure.lowestLevel);
    const { periods, of } = await measure.findSeries(trx, measured, today);
    for (const [level, own] of [...byLevel].toSorted(([one], [other]) => one - other)) {
      if (level > measure.lowestLevel) continue;
      const has = (period: Period) =>
        own.filter(({ boundaryId }) => typeof of(boundaryId, period).value === "number");
      const held = periods.filter((period) => has(period).length > 0);
      const [first, last] = [held.at(0), held.at(-1)];
      const { title, overTime } = measure.wordsOf(level);
      found.push({
        componentId: component.componentId,
        theme: component.name,
        level: levelOf({ boundaryTypeId: level }),
        measure: overTime?.title ?? title,
        since: first === undefined ? null : periodWords(first),
        until: last === undefined ? null : periodWords(last),
        places: last === undefined ? 0 : has(last).length,
        ofPlaces: own.length,
      });
    }
  }
  return found;
}
