import type { Site } from "../open-data/siteOf.ts";
import type { Distribution, OpenDataset } from "./OpenDataset.ts";

const CONTEXT = {
  dcat: "http://www.w3.org/ns/dcat#",
  dct: "http://purl.org/dc/terms/",
  foaf: "http://xmlns.com/foaf/0.1/",
  rdfs: "http://www.w3.org/2000/01/rdf-schema#",
  vcard: "http://www.w3.org/2006/vcard/ns#",
  xsd: "http://www.w3.org/2001/XMLSchema#",
};
const MEDIA_TYPES = "https://www.iana.org/assignments/media-types/";

const english = (text: string) => ({ "@value": text, "@language": "en" });
const day = (text: string) => ({ "@value": text, "@type": "xsd:date" });
const resource = (address: string, type: string) => ({ "@id": address, "@type": type });

/** W3C's DCAT 3 as JSON-LD. */
export function dcatOf(datasets: readonly OpenDataset[], site: Site): object {
  const { origin, publisher } = site;
  return {
    "@context": CONTEXT,
    "@id": `${origin}/api/catalog.jsonld`,
    "@type": "dcat:Catalog",
    "dct:title": english("GBVF Dashboard: figures on gender-based violence and femicide in South Africa"),
    "dct:description": english(
      "Every theme, place and release of the dashboard, with the addresses of its tables.",
    ),
    "dct:publisher": agent(publisher),
    "foaf:homepage": resource(`${origin}/home`, "foaf:Document"),
    "dct:license": resource(`${origin}/home/methods#licence`, "dct:LicenseDocument"),
    "dcat:dataset": datasets.map((dataset) => datasetOf(dataset, site)),
  };
}

function datasetOf(dataset: OpenDataset, { email }: Site): object {
  const { page, creator, issued, modified, temporal, place } = dataset;
  return {
    "@id": page,
    "@type": "dcat:Dataset",
    "dct:title": english(dataset.name),
    "dct:description": english(dataset.description),
    "dct:identifier": page,
    "dcat:keyword": dataset.keywords.map(english),
    "dct:publisher": agent(dataset.publisher),
    ...(creator !== null && { "dct:creator": agent(creator) }),
    "dcat:contactPoint": { "@type": "vcard:Kind", "vcard:hasEmail": { "@id": `mailto:${email}` } },
    ...(issued !== null && { "dct:issued": day(issued) }),
    ...(modified !== null && { "dct:modified": day(modified) }),
    ...(temporal !== null && {
      "dct:temporal": {
        "@type": "dct:PeriodOfTime",
        "dcat:startDate": day(temporal.from),
        "dcat:endDate": day(temporal.until),
      },
    }),
    "dct:spatial": { ...resource(`${place.page}#place`, "dct:Location"), "rdfs:label": english(place.name) },
    "dcat:landingPage": resource(page, "foaf:Document"),
    "dcat:distribution": dataset.distributions.map((each) => distributionOf(each, dataset)),
  };
}

const agent = ({ name, url }: { name: string; url: string | null }) => ({
  ...(url !== null && { "@id": url }),
  "@type": "foaf:Agent",
  "foaf:name": english(name),
});

const distributionOf = ({ name, address, mediaType }: Distribution, { licence }: OpenDataset) => ({
  "@id": `${address}#file`,
  "@type": "dcat:Distribution",
  "dct:title": english(name),
  "dcat:accessURL": resource(address, "rdfs:Resource"),
  "dcat:downloadURL": resource(address, "rdfs:Resource"),
  "dcat:mediaType": resource(`${MEDIA_TYPES}${mediaType}`, "dct:MediaType"),
  "dct:license": resource(licence, "dct:LicenseDocument"),
});
