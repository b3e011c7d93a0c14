import { type Availability, getAvailability, getCatalog } from "@gbvf/api/data-catalogue/contract.ts";
import { downloadPlace, getOpenApi, getTable, getTableMetadata } from "@gbvf/api/open-data/contract.ts";
import { openApiDocument } from "@gbvf/api/openApi.ts";
import { answer } from "../respond.ts";

export const openApi = openApiDocument({ origin: "https://gbvf.example", email: "feedback@example.org" });

const availability: Availability[] = [
  {
    componentId: 3,
    theme: "Crime statistics",
    level: "province",
    measure: "Sexual offences reported to the police, per 100,000 people",
    since: "Jul - Sep 2024",
    until: "Apr - Jun 2026",
    places: 8,
    ofPlaces: 9,
  },
  {
    componentId: 3,
    theme: "Crime statistics",
    level: "police precinct",
    measure: "Sexual offences reported to the police",
    since: null,
    until: null,
    places: 0,
    ofPlaces: 1167,
  },
];

export const openDataHandlers = {
  "GET /api/availability": answer(getAvailability, availability),
  "GET /api/openapi.json": answer(getOpenApi, openApi),
  "GET /api/download": answer(downloadPlace, { fileName: "gbvf-south-africa.zip", bytes: new Uint8Array() }),
  "GET /api/tables/:table": answer(getTable, {
    fileName: "gbvf-south-africa-crime.csv",
    bytes: new Uint8Array(),
  }),
  "GET /api/tables/:table/metadata": answer(getTableMetadata, {
    fileName: "gbvf-south-africa-crime-metadata.json",
    bytes: new Uint8Array(),
  }),
  "GET /api/catalog.jsonld": answer(getCatalog, { fileName: "catalog.jsonld", bytes: new Uint8Array() }),
};
