import { Validator } from "@seriousme/openapi-schema-validator";
import { beforeAll, expect, test } from "vitest";
import { getOpenApi, type OpenApi, type Operation } from "./open-data/contract.ts";
import { openEndpoints } from "./openApi.ts";
import type { Endpoint } from "./shared/http/endpoint.ts";
import { getJsonResponse } from "./testing/Browser.ts";
import { startApi } from "./testing/startApi.ts";
import { openTestDatabase } from "./testing/testDatabase.ts";

const api = startApi(openTestDatabase, { isShared: true });
let document: OpenApi;
let operations: [path: string, operation: Operation][];
beforeAll(async () => {
  document = await getJsonResponse(api, getOpenApi);
  operations = Object.entries(document.paths).map(([path, { get }]) => [path, get]);
});

test("a validator accepts the document as OpenAPI 3.1", async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(document));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe("3.1");
});

test("the document contains each open endpoint, with a distinct name and every part of its path", () => {
  const withoutGroups = openEndpoints.map(({ path }: Endpoint) =>
    path.replace(/[{}]/g, "").replace(/:(\w+)/g, "{$1}"),
  );
  expect(operations.map(([path]) => path)).toEqual(expect.arrayContaining(withoutGroups));
  const names = operations.map(([, { operationId }]) => operationId);
  expect(new Set(names).size).toBe(names.length);
  const tags = new Set(document.tags.map(({ name }) => name));
  for (const [path, { parameters, tags: operationTags }] of operations) {
    const inPath = parameters.filter((each) => each.in === "path").map(({ name }) => `{${name}}`);
    expect([path, path.match(/\{\w+\}/g) ?? []]).toEqual([path, inPath]);
    expect(operationTags.filter((tag) => !tags.has(tag))).toEqual([]);
  }
});

test("each operation describes its response and its parameters, and has an example", () => {
  for (const [path, { summary, parameters }] of operations) {
    expect([path, summary]).toEqual([path, expect.stringMatching(/^[A-Z0-9].*\.$/)]);
    for (const { name, description, required, example } of parameters) {
      expect([path, name, description]).toEqual([path, name, expect.stringMatching(/\w+ \w+.*\.$/)]);
      if (required) expect([path, name, example]).toEqual([path, name, expect.anything()]);
    }
  }
});

test("each example responds 200", async () => {
  for (const [path, { parameters }] of operations) {
    const withExample = parameters.filter(({ example }) => example !== undefined);
    const inPath = withExample.filter((each) => each.in === "path");
    const address = inPath.reduce(
      (filled, { name, example }) => filled.replace(`{${name}}`, encodeURIComponent(String(example))),
      path,
    );
    const query = withExample
      .filter((each) => each.in === "query")
      .map(({ name, example }) => [name, String(example)]);
    const { status } = await fetch(`${api.url}${address}?${new URLSearchParams(query)}`);
    expect([address, status]).toEqual([address, 200]);
  }
});
