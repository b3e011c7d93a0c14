import { expect, test } from "vitest";
import { listPublicAddresses } from "../../../tests/bench/publicAddresses.ts";
import { endpoints } from "../../contract.ts";
import type { Endpoint } from "../../shared/http/endpoint.ts";
import { startApi } from "../../testing/startApi.ts";
import { openTestDatabase } from "../../testing/testDatabase.ts";

const allEndpoints: readonly Endpoint[] = endpoints;
const OTHER_SITE = { Origin: "https://newspaper.example", "Sec-Fetch-Site": "cross-site" };

const api = startApi(openTestDatabase, { isShared: true });

const formatAddress = ({ path }: Endpoint) => api.url + path.replace(/\{.*?\}/g, "").replace(/:\w+/g, "1");
const listGrants = ({ headers }: Response) =>
  [...headers]
    .filter(([name]) => name.startsWith("access-control-"))
    .map(([name, value]) => `${name}: ${value}`);

test("scripts of other sites may read only the open endpoints, never with credentials", async () => {
  const grants: Record<string, string[]> = {};
  const declared: Record<string, string[]> = {};
  for (const endpoint of allEndpoints) {
    const { method, open, body } = endpoint;
    const key = `${method} ${endpoint.path}`;
    const requestBody = body === undefined ? {} : { body: "{}" };
    const headers = { ...OTHER_SITE, ...(body !== undefined && { "Content-Type": "application/json" }) };
    const response = await fetch(formatAddress(endpoint), { method, headers, ...requestBody });
    grants[key] = listGrants(response);
    declared[key] = open === undefined ? [] : ["access-control-allow-origin: *"];
  }
  expect(grants).toEqual(declared);
});

test("open endpoints are GETs for anyone without a session", () => {
  for (const { open, method, access, session, audits } of allEndpoints) {
    if (open === undefined) continue;
    expect({ method, access, session, audits }).toEqual({
      method: "GET",
      access: "anyone",
      session: undefined,
      audits: undefined,
    });
  }
  const closedEndpoints = allEndpoints.filter(
    (each) => each.access === "anyone" && each.method === "GET" && !each.open,
  );
  expect(closedEndpoints.map(({ path }) => path).sort()).toEqual([
    "/api/auth/getOrganisationTypes",
    "/api/auth/getUserJobRoles",
    "/api/auth/getUserTitles",
    "/api/config/feature-flags",
    "/api/directory/callable",
    "/api/directory/help",
  ]);
});

test("a preflight succeeds for open endpoints only", async () => {
  for (const endpoint of allEndpoints) {
    const response = await fetch(formatAddress(endpoint), {
      method: "OPTIONS",
      headers: { ...OTHER_SITE, "Access-Control-Request-Method": endpoint.method },
    });
    const isOpen = allEndpoints.some(({ path, open }) => open && path === endpoint.path);
    expect([endpoint.path, response.status]).toEqual([endpoint.path, isOpen ? 204 : 405]);
    expect(response.headers.get("access-control-allow-methods")).toBe(isOpen ? "GET, HEAD" : null);
    expect(response.headers.has("access-control-allow-credentials")).toBe(false);
  }
});

test("pages and unknown addresses have no CORS headers", async () => {
  for (const path of ["/", "/home", "/home/contact", "/healthz", "/api/none"]) {
    expect([path, listGrants(await fetch(api.url + path, { headers: OTHER_SITE }))]).toEqual([path, []]);
  }
});

test("a response has the same bytes and headers for every client, from the cache or not", async () => {
  for (const { address, isCached } of listPublicAddresses()) {
    if (!isCached) continue;
    const fetchResponse = async (headers: Record<string, string>) => {
      const response = await fetch(api.url + address, { headers });
      const varyingHeaders = ["date", "x-request-id", "connection", "keep-alive"];
      return {
        headers: [...response.headers].filter(([name]) => !varyingHeaders.includes(name)),
        body: Buffer.from(await response.arrayBuffer()).toString("base64"),
      };
    };
    const first = await fetchResponse(OTHER_SITE);
    expect(first.headers).toContainEqual(["vary", "Accept-Encoding"]);
    expect(await fetchResponse({})).toEqual(first);
    expect(await fetchResponse({ Origin: "https://other.example", Cookie: "session=made-up" })).toEqual(
      first,
    );
  }
});

test("an unchanged response responds 304 to other sites too", async () => {
  const address = `${api.url}/api/crime/stats`;
  const etag = (await fetch(address)).headers.get("etag") as string;
  const again = await fetch(address, { headers: { ...OTHER_SITE, "If-None-Match": etag } });
  expect([again.status, ...listGrants(again)]).toEqual([304, "access-control-allow-origin: *"]);
});
