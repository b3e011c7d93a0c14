import fc from "fast-check";
import { z } from "zod";
import type { Endpoint } from "../shared/http/endpoint.ts";

type Json = z.core.JSONSchema.JSONSchema;

function generateValid(schema: z.ZodType): fc.Arbitrary<unknown> {
  return fromJson(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Json);
}

function generateInvalid(schema: z.ZodType): fc.Arbitrary<unknown> {
  const changedObjects = fc
    .tuple(generateValid(schema), fc.nat(50), fc.oneof(oddValues, fc.constant(undefined)))
    .map(([value, index, oddValue]) => {
      if (typeof value !== "object" || value === null) return oddValue;
      const keys = [...Object.keys(value), "IsAdmin", "__proto__", "constructor"];
      return { ...value, [keys[index % keys.length] as string]: oddValue };
    });
  return fc.oneof({ weight: 4, arbitrary: changedObjects }, oddValues);
}

const oddValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.constantFrom(
    "",
    "0",
    "-1",
    "1e309",
    "NaN",
    "\u0000",
    "half a pair \ud800",
    "' or 1=1; --",
    "../../etc/passwd",
    "=1+1",
    "x".repeat(5000),
  ),
  fc.constantFrom(0, -1, 1.5, 2 ** 31, 2 ** 53, null, true, [], {}),
);

const plausibleTexts = fc.constantFrom(
  "Bright-Skylark7!",
  "zoe@example.org",
  "admin@demo.example",
  "0825550102",
  "123456",
  "Zoë van Wyk",
  "2026-01-31",
);

function fromJson(schema: Json): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((each) => fromJson(each as Json)));
  switch (schema.type) {
    case "object": {
      const fields = Object.entries(schema.properties ?? {});
      const fieldValues = Object.fromEntries(fields.map(([name, each]) => [name, fromJson(each as Json)]));
      return fc.record(fieldValues, { requiredKeys: schema.required ?? [] });
    }
    case "array":
      return fc.array(fromJson((schema.items ?? {}) as Json), { maxLength: 3 });
    case "integer":
    case "number":
      return fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer());
    case "boolean":
      return fc.boolean();
    case "string":
      return fc.oneof({ weight: 3, arbitrary: plausibleTexts }, fc.string({ maxLength: 40 }));
    default:
      return fc.oneof(fc.integer({ min: 0, max: 12 }).map(String), plausibleTexts);
  }
}

export type RequestCase = { path: string; body: unknown };

const NOTHING = z.strictObject({});

export function arbitraryRequests({
  method,
  path,
  params,
  query,
  body,
}: Endpoint): fc.Arbitrary<RequestCase> {
  const generateEither = (schema: z.ZodType = NOTHING) =>
    fc.oneof(generateValid(schema), generateInvalid(schema));
  return fc
    .record({
      params: generateEither(params),
      query: generateEither(query),
      body: generateEither(body),
      omitsOptional: fc.boolean(),
    })
    .map((parts) => ({
      path: withParams(path, parts.params, parts.omitsOptional) + withQuery(parts.query),
      body: method === "GET" ? undefined : parts.body,
    }));
}

function withParams(path: string, params: unknown, omitsOptional: boolean): string {
  const options = (typeof params === "object" && params !== null ? params : {}) as Record<string, unknown>;
  return path
    .replace(/\{(.*?)\}/g, omitsOptional ? "" : "$1")
    .replace(/:(\w+)/g, (_, name) => encodeValue(options[name] ?? 1) || "1");
}

function withQuery(query: unknown): string {
  if (typeof query !== "object" || query === null) return "";
  const pairs = Object.entries(query).map(([name, value]) => `${encodeValue(name)}=${encodeValue(value)}`);
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

const encodeValue = (value: unknown): string =>
  encodeURIComponent((typeof value === "object" ? JSON.stringify(value) : String(value)).toWellFormed());
