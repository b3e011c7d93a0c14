import { z } from "zod";
import { TABLES_BY_THEME } from "../dashboard/contract.ts";
import { BoundaryQuery } from "../geography/contract.ts";
import { endpoint } from "../shared/http/endpoint.ts";
import { FileResponse } from "../shared/http/fileResponse.ts";

export const Parameter = z.object({
  name: z.string(),
  in: z.enum(["path", "query"]),
  required: z.boolean(),
  description: z.string(),
  schema: z.looseObject({}),
  example: z.union([z.string(), z.number()]).optional(),
});
export type Parameter = z.infer<typeof Parameter>;

export const Operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  description: z.string().optional(),
  parameters: z.array(Parameter),
  responses: z.record(
    z.string(),
    z.looseObject({ content: z.record(z.string(), z.looseObject({})).optional() }),
  ),
});
export type Operation = z.infer<typeof Operation>;

/** A document of OpenAPI 3.1. */
export const OpenApi = z.object({
  openapi: z.literal("3.1.0"),
  info: z.object({
    title: z.string(),
    version: z.string(),
    description: z.string(),
    contact: z.object({ email: z.email() }),
  }),
  servers: z.array(z.object({ url: z.url() })),
  security: z.array(z.object({})),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.object({ get: Operation })),
  components: z.looseObject({}),
});
export type OpenApi = z.infer<typeof OpenApi>;

export const getOpenApi = endpoint({
  method: "GET",
  path: "/api/openapi.json",
  access: "anyone",
  open: { summary: "This document: every open endpoint, as OpenAPI 3.1." },
  cache: "public",
  dependsOn: [],
  response: OpenApi,
});

export const downloadPlace = endpoint({
  method: "GET",
  path: "/api/download",
  access: "anyone",
  open: {
    summary: "Everything held about a place, as a ZIP of CSV files with a README.",
    description:
      "Figures of all themes and periods, of the place and of every place inside it, and its services. What is hidden on the pages is hidden here.",
    example: { boundaryId: 7 },
  },
  file: "application/zip",
  cache: "public",
  mayBecomeConfidential: true,
  heavy: true,
  query: BoundaryQuery,
  response: FileResponse,
});

export const getTable = endpoint({
  method: "GET",
  path: "/api/tables/:table",
  access: "anyone",
  open: {
    summary: "One table of a place, as a CSV file: always its latest figures, at an address that stays.",
    description:
      'The same tables as in the ZIP of everything. The Link header (rel="describedby") leads to the meaning and type of each column.',
    example: { table: "crime.csv", boundaryId: 7 },
  },
  file: "text/csv",
  cache: "public",
  mayBecomeConfidential: true,
  heavy: true,
  params: z.object({ table: z.enum(Object.values(TABLES_BY_THEME).flat()).describe("A table.") }),
  query: BoundaryQuery,
  response: FileResponse,
});

export const getTableMetadata = endpoint({
  method: "GET",
  path: "/api/tables/:table/metadata",
  access: "anyone",
  open: {
    summary: "The meaning and type of each column of a table, as CSV on the Web (CSVW).",
    example: { table: "crime.csv", boundaryId: 7 },
  },
  file: "application/csvm+json",
  cache: "public",
  heavy: true,
  params: getTable.params,
  query: BoundaryQuery,
  response: FileResponse,
});

export const openDataEndpoints = [getOpenApi, downloadPlace, getTable, getTableMetadata] as const;
