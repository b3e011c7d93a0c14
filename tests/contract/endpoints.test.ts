import { endpoints } from "@gbvf/api/contract.ts";
import type { Endpoint } from "@gbvf/api/shared/http/endpoint.ts";
import { mockResponses } from "@gbvf/mocks/handlers.ts";
import { isRecorded } from "@gbvf/mocks/recorded.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import { routes } from "../../api/routes.ts";

const getKey = ({ method, path }: Endpoint) => `${method} ${path}`;

test("no two endpoints share an address", () => {
  const keys = endpoints.map(getKey);
  expect(new Set(keys).size).toBe(keys.length);
});

test("every route's endpoint is in the contract", () => {
  const contractEndpoints = new Set<Endpoint>(endpoints);
  expect(
    routes.filter(({ endpoint }) => !contractEndpoints.has(endpoint)).map(({ endpoint }) => getKey(endpoint)),
  ).toEqual([]);
});

const all: readonly Endpoint[] = endpoints;
const listKeys = (wrong: (endpoint: Endpoint) => boolean) => all.filter(wrong).map(getKey);

test("every endpoint has exactly one route", () => {
  const countRoutes = (endpoint: Endpoint) => routes.filter((route) => route.endpoint === endpoint).length;
  expect(listKeys((endpoint) => countRoutes(endpoint) !== 1)).toEqual([]);
});

test("every endpoint has a mock", () => {
  expect(listKeys((endpoint) => !(getKey(endpoint) in mockResponses || isRecorded(endpoint)))).toEqual([]);
});

test("an endpoint is cached publicly only if anyone may read it", () => {
  const isPublicRead = ({ method, access }: Endpoint) => method === "GET" && access === "anyone";
  expect(listKeys((endpoint) => endpoint.cache === "public" && !isPublicRead(endpoint))).toEqual([]);
});

test("S36 every change declares what it adds to the audit log, or why it adds nothing", () => {
  const isUndeclared = ({ method, reads, audits }: Endpoint) => {
    const isChange = method !== "GET" && reads !== true;
    // A POST that reads may be audited.
    return (isChange || method === "GET") && (audits !== undefined) !== isChange;
  };
  expect(listKeys(isUndeclared)).toEqual([]);
});

test("S16 every endpoint refuses unknown fields in its body", () => {
  const acceptsUnknownField = ({ body }: Endpoint) => {
    if (body === undefined) return false;
    const shapes = body instanceof z.ZodDiscriminatedUnion ? body.options : [body];
    return shapes.some((shape) => {
      const { error } = z.safeParse(shape, { unknownField: true });
      return error?.issues.every(({ code }) => code !== "unrecognized_keys") ?? true;
    });
  };
  expect(listKeys(acceptsUnknownField)).toEqual([]);
});
