import { z } from "zod";
import { endpoints } from "./contract.ts";
import type { OpenApi, Operation, Parameter } from "./open-data/contract.ts";
import type { Endpoint, OpenDescription } from "./shared/http/endpoint.ts";
import { Problem } from "./shared/http/problem.ts";

type OpenEndpoint = Endpoint & { open: OpenDescription };

export const openEndpoints: readonly OpenEndpoint[] = (endpoints as readonly Endpoint[]).filter(
  (each): each is OpenEndpoint => each.open !== undefined,
);

const RELEASES = { name: "Releases", description: "What was published when, and what was corrected." };

const TAGS: Readonly<Record<string, { name: string; description: string }>> = {
  geography: {
    name: "Places",
    description: "The country, its provinces, districts, municipalities and police precincts.",
  },
  dashboard: { name: "All themes", description: "What the start page and the charts show." },
  findings: { name: "Findings", description: "What the figures say, in sentences, with rank and change." },
  crime: { name: "Crime statistics", description: "Sexual offences reported to the police." },
  buildingblock: {
    name: "Building blocks",
    description: "Local services, resources and forums, and whom to call.",
  },
  healthcheck: {
    name: "Health check",
    description: "How far organisations have come with policies, practices and behaviours.",
  },
  releases: RELEASES,
  "releases.atom": RELEASES,
  CollectiveAction: { name: "Collective actions", description: "The 100-Day Challenges." },
};
const FILES = { name: "Files", description: "Everything at once, and this document." };

const getTag = (path: string) => TAGS[path.split("/")[2] ?? ""] ?? FILES;

const DESCRIPTION = [
  "Every public figure of this site. No key and no signing in; scripts of every site may call it.",
  "Responses are cached for a minute; send the ETag back as If-None-Match, and an unchanged response is 304 without a body.",
  "Null means that something is not known: it is never zero. Fractions are from 0 to 1 where they are called availability or share, and per cent elsewhere.",
  "Fields may be added to answers; none is taken away or renamed without notice on the page of releases.",
].join(" ");

export function openApiDocument({ origin, email }: { origin: string; email: string }): OpenApi {
  const paths = openEndpoints.flatMap((each) =>
    listPaths(each.path).map((path) => [path, { get: describeOperation(each, path) }] as const),
  );
  return {
    openapi: "3.1.0",
    info: { title: "GBVF Dashboard", version: "1", description: DESCRIPTION, contact: { email } },
    servers: [{ url: origin }],
    security: [],
    tags: [...new Set(Object.values(TAGS)), FILES],
    paths: Object.fromEntries(paths),
    components: {
      schemas: { Problem: getSchema(Problem) },
      responses: {
        Problem: {
          description: "Refused or failed: `message` says why in words, `code` for programs.",
          content: { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } },
        },
      },
    },
  };
}

function listPaths(path: string): string[] {
  const spelled = [path.replace(/\{.*?\}/g, ""), path.replace(/[{}]/g, "")];
  return [...new Set(spelled)].map((each) => each.replace(/:(\w+)/g, "{$1}"));
}

function describeOperation(endpoint: OpenEndpoint, path: string): Operation {
  const { summary, description } = endpoint.open;
  const problem = { $ref: "#/components/responses/Problem" };
  return {
    operationId: createOperationId(path),
    tags: [getTag(path).name],
    summary,
    ...(description !== undefined && { description }),
    parameters: [
      ...listParameters("path", endpoint.params, endpoint.open).filter(({ name }) =>
        path.includes(`{${name}}`),
      ),
      ...listParameters("query", endpoint.query, endpoint.open),
    ],
    responses: {
      "200": {
        description: summary,
        content:
          endpoint.file === undefined
            ? { "application/json": { schema: getSchema(endpoint.response) } }
            : { [endpoint.file]: {} },
      },
      "4XX": problem,
      "5XX": problem,
    },
  };
}

/** "/api/crime/stats" → "crimeStats" */
function createOperationId(path: string): string {
  const words = path.replace(/^\/api\//, "").match(/\w+/g) ?? [];
  return words
    .map(
      (word, index) =>
        (index === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()) + word.slice(1),
    )
    .join("");
}

type Schema = Record<string, unknown> & { description?: string };

function listParameters(
  place: Parameter["in"],
  shape: z.ZodType | undefined,
  { example = {} }: OpenDescription,
): Parameter[] {
  if (shape === undefined) return [];
  const { properties = {} } = z.toJSONSchema(shape) as { properties?: Record<string, Schema> };
  // `io: "input"` makes fields with a default optional.
  const { required = [] } = z.toJSONSchema(shape, { io: "input" }) as { required?: string[] };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    description: description ?? "",
    schema,
    ...(example[name] !== undefined && { example: example[name] }),
  }));
}

/** Allows additional fields in responses, because clients must accept new ones. */
function getSchema(shape: z.ZodType): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    unrepresentable: "any",
    override: ({ jsonSchema }) => {
      delete jsonSchema.additionalProperties;
    },
  });
  return schema as Schema;
}
