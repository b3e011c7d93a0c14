import { licenceOf, type Site } from "../open-data/siteOf.ts";
import type { Release } from "../release/contract.ts";
import { creatorOf, keywordsOf, placePage } from "./describeTheme.ts";
import { type OpenDataset, UNITS } from "./OpenDataset.ts";

type Described = Pick<Release, "releaseId" | "publishedOn" | "title" | "summary" | "isDemonstration"> & {
  themes: readonly (Pick<Release["themes"][number], "componentId" | "name" | "measure" | "source"> & {
    hasFile: boolean;
  })[];
};

export function describeRelease(release: Described, site: Site): OpenDataset {
  const { releaseId, publishedOn, title, summary, isDemonstration, themes } = release;
  const sources = themes.flatMap(({ source }) => (source === null ? [] : [source]));
  const address = `${site.origin}/api/releases/${releaseId}/figures`;
  return {
    page: `${site.origin}/home/releases/${releaseId}`,
    name: `${title} (release of ${publishedOn}${isDemonstration ? ", invented figures" : ""})`,
    description: `Figures of South Africa and its places as they were published on ${publishedOn}. ${summary.join(" ")}`,
    keywords: keywordsOf(...themes.map(({ name }) => name)),
    licence: licenceOf(site),
    creator: sources.length === 1 ? creatorOf(sources[0] ?? null) : null,
    publisher: site.publisher,
    issued: publishedOn,
    modified: publishedOn,
    temporal: null,
    place: { name: "South Africa", page: placePage(site, 0) },
    variables: themes.map(({ measure }) => ({
      name: measure.title,
      unit: UNITS[measure.kind],
      description: measure.title,
    })),
    distributions: themes
      .filter(({ hasFile }) => hasFile)
      .map(({ componentId, name }) => ({
        name: `${name}, every place and period`,
        address: `${address}/${componentId}`,
        mediaType: "text/csv",
      })),
    isDemonstration,
  };
}
