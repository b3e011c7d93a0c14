import type { RecordedBodies } from "./respond.ts";

const file = (fileName: string, content = "") => ({ fileName, bytes: new TextEncoder().encode(content) });

/** Responses that are downloads. */
export const files = {
  "POST /api/buildingblock/downloadSheet": file("contacts-2026-08-15.csv", "Name\r\n"),
  "POST /api/buildingblock/catalogueSheet": file("catalogue-2026-08-15.csv", "Id\r\n"),
  "POST /api/healthcheck/questionnaireSheet": file(
    "questionnaire-12.csv",
    "question_key,category,type,chart,comparable,question,answers\r\n",
  ),
  "GET /api/import/getRejects": file("rejects.csv", "line,reason\n14,No such place\n"),
  "GET /api/import/getTemplate": file("crime-template.csv", "province;station;period;category;count\r\n"),
  "GET /api/releases.atom": file("releases.atom"),
  "GET /api/releases/:releaseId/figures/:componentId": file("release-2-crime-statistics.csv"),
  "GET /api/download": file("gbvf-south-africa.zip"),
  "GET /api/tables/:table": file("gbvf-south-africa-crime.csv"),
  "GET /api/tables/:table/metadata": file("gbvf-south-africa-crime-metadata.json"),
  "GET /api/catalog.jsonld": file("catalog.jsonld"),
} satisfies RecordedBodies;
