import { getCatalog } from "@gbvf/api/data-catalogue/contract.ts";
import { downloadPlace, getOpenApi, getTable, getTableMetadata } from "@gbvf/api/open-data/contract.ts";
import { openApiDocument } from "@gbvf/api/openApi.ts";
import { answer } from "../respond.ts";

export const openApi = openApiDocument({ origin: "https://gbvf.example", email: "feedback@example.org" });

export const openDataHandlers = {
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
