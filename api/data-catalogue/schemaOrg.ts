import type { Site } from "../open-data/siteOf.ts";
import type { OpenDataset } from "./OpenDataset.ts";

export function schemaOrgOf(dataset: OpenDataset, { origin, publisher }: Site): object {
  const { page, creator, temporal, place, issued, modified } = dataset;
  return {
    "@context": "https://schema.org/",
    "@type": "Dataset",
    "@id": page,
    url: page,
    name: dataset.name,
    description: dataset.description,
    keywords: dataset.keywords,
    inLanguage: "en-ZA",
    isAccessibleForFree: true,
    license: dataset.licence,
    creator: organisation(creator ?? publisher),
    publisher: organisation(publisher),
    ...(issued !== null && { datePublished: issued }),
    ...(modified !== null && { dateModified: modified }),
    ...(temporal !== null && { temporalCoverage: `${temporal.from}/${temporal.until}` }),
    spatialCoverage: { "@type": "Place", name: place.name, url: place.page },
    variableMeasured: dataset.variables.map(({ name, unit, description }) => ({
      "@type": "PropertyValue",
      name,
      unitText: unit,
      description,
    })),
    includedInDataCatalog: {
      "@type": "DataCatalog",
      name: "GBVF Dashboard",
      url: `${origin}/api/catalog.jsonld`,
    },
    distribution: dataset.distributions.map(({ name, address, mediaType }) => ({
      "@type": "DataDownload",
      name,
      contentUrl: address,
      encodingFormat: mediaType,
    })),
  };
}

const organisation = ({ name, url }: { name: string; url: string | null }) => ({
  "@type": "Organization",
  name,
  ...(url !== null && { url }),
});

/** In the head of a page: data, which no browser runs. `<` could end the block early. */
export const dataBlock = (content: object): string =>
  `<script type="application/ld+json">${JSON.stringify(content).replaceAll("<", "\\u003c")}</script>`;
