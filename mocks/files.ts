import type { RecordedBodies } from "./respond.ts";

const createFile = (fileName: string, content = "") => ({
  fileName,
  bytes: new TextEncoder().encode(content),
});

/** Responses that browsers save as files. */
export const files = {
  "POST /api/buildingblock/downloadSheet": createFile("contacts-2026-08-15.csv", "Name\r\n"),
  "POST /api/buildingblock/catalogueSheet": createFile("catalogue-2026-08-15.csv", "Id\r\n"),
  "POST /api/healthcheck/questionnaireSheet": createFile(
    "questionnaire-12.csv",
    "question_key,category,type,chart,comparable,question,answers\r\n",
  ),
  "GET /api/import/getRejects": createFile("rejects.csv", "line,reason\n14,No such place\n"),
  "GET /api/import/getTemplate": createFile(
    "crime-template.csv",
    "province;station;period;category;count\r\n",
  ),
  "GET /api/releases.atom": createFile("releases.atom"),
  "GET /api/releases/:releaseId/figures/:componentId": createFile("release-2-crime-statistics.csv"),
  "GET /api/download": createFile("gbvf-south-africa.zip"),
  "GET /api/tables/:table": createFile("gbvf-south-africa-crime.csv"),
  "GET /api/tables/:table/metadata": createFile("gbvf-south-africa-crime-metadata.json"),
  "GET /api/catalog.jsonld": createFile("catalog.jsonld"),
} satisfies RecordedBodies;
