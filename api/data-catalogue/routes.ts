import { THEMES, type ThemeKey } from "../dashboard/themes.ts";
import { route } from "../lib/http/route.ts";
import { getLicence, getSite } from "../open-data/getSite.ts";
import { getCatalog } from "./contract.ts";
import { describeOrganisation, describeThemeDataset, getCatalogUrl } from "./themeDataset.ts";

export const dataCatalogueRoutes = [
  route(getCatalog, async ({ trx, today, env }) => {
    const site = getSite(env);
    const datasets: object[] = [];
    for (const key of Object.keys(THEMES) as ThemeKey[])
      datasets.push(await describeThemeDataset(trx, key, { today, site }));
    const catalog = {
      "@context": "https://schema.org/",
      "@type": "DataCatalog",
      "@id": getCatalogUrl(site),
      name: "GBVF Dashboard",
      description: "Figures on gender-based violence and femicide in South Africa, and where to get them.",
      url: `${site.origin}/home`,
      license: getLicence(site),
      publisher: describeOrganisation(site.publisher),
      dataset: datasets,
    };
    return { fileName: "catalog.jsonld", bytes: Buffer.from(JSON.stringify(catalog)) };
  }),
];
