import { endpoint } from "../lib/http/endpoint.ts";
import { FileAnswer } from "../lib/http/fileAnswer.ts";

export const getCatalog = endpoint({
  method: "GET",
  path: "/api/catalog.jsonld",
  access: "anyone",
  open: { summary: "The catalogue of all themes, places and releases, as DCAT in JSON-LD." },
  file: "application/ld+json",
  cache: "public",
  heavy: true,
  response: FileAnswer,
});

export const dataCatalogueEndpoints = [getCatalog] as const;
