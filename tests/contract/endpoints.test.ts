import { endpoints } from "@gbvf/api/contract.ts";
import type { Endpoint } from "@gbvf/api/shared/http/endpoint.ts";
import { mockResponses } from "@gbvf/mocks/handlers.ts";
import { isRecorded } from "@gbvf/mocks/recorded.ts";
import { describe, expect, test } from "vitest";
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

describe.each(endpoints.map((endpoint) => [getKey(endpoint), endpoint as Endpoint] as const))(
  "%s",
  (key, endpoint) => {
    test("has exactly one route", () => {
      expect(routes.filter((route) => route.endpoint === endpoint)).toHaveLength(1);
    });

    test("has a mock", () => {
      expect(key in mockResponses || isRecorded(endpoint)).toBe(true);
    });

    test("is cached publicly only if anyone may read it", () => {
      if (endpoint.cache === "public") {
        expect(endpoint).toMatchObject({ method: "GET", access: "anyone" });
      }
    });

    test("S36 declares what a change adds to the audit log, or why a change adds nothing", () => {
      const isChange = endpoint.method !== "GET" && endpoint.reads !== true;
      // A POST that reads may be audited.
      if (isChange || endpoint.method === "GET") expect(endpoint.audits !== undefined).toBe(isChange);
    });

    test("S16 refuses unknown fields in its body", () => {
      const { body } = endpoint;
      if (body === undefined) return;
      const shapes = body instanceof z.ZodDiscriminatedUnion ? body.options : [body];
      for (const shape of shapes) {
        const refused = z.safeParse(shape, { unknownField: true });
        expect(refused.error?.issues.map(({ code }) => code)).toContain("unrecognized_keys");
      }
    });
  },
);
