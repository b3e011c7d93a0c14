import { endpoint } from "../shared/http/endpoint.ts";
import { FileResponse } from "../shared/http/fileResponse.ts";

export const getCatalog = endpoint({
  method: "GET",
  path: "/api/catalog.jsonld",
  access: "anyone",
  open: { summary: "The catalogue of the datasets, one for each theme, as schema.org in JSON-LD." },
  file: "application/ld+json",
  cache: "public",
  heavy: true,
  response: FileResponse,
});

export const dataCatalogueEndpoints = [getCatalog] as const;
