import { describe, expect, test } from "vitest";
import { z } from "zod";
import { BoundaryId } from "../../geography/contract.ts";
import { endpoint } from "../../shared/http/endpoint.ts";
import { Problem } from "../../shared/http/problem.ts";
import type { PermissionName } from "../../shared/permissions.ts";
import { PRODUCTION } from "../../testing/production.ts";
import { startApi } from "../../testing/startApi.ts";
import { startApp } from "../../testing/startApp.ts";
import { openTestDatabase, testDatabases } from "../../testing/testDatabase.ts";
import { testSession } from "../../testing/testSession.ts";
import { raiseDataVersion } from "../cache/dataVersion.ts";
import { readEnv } from "../operating/env.ts";
import { route, type Session } from "./route.ts";

const Note = z.object({ text: z.string() });

const routes = [
  route(
    endpoint({
      method: "GET",
      path: "/api/test/counted",
      access: "anyone",
      cache: "public",
      query: z.strictObject({ size: z.coerce.number().int().max(5000).default(1) }),
      response: z.object({ version: z.string(), filler: z.string() }),
    }),
    async ({ query, trx }) => {
      const { version } = await trx("data_version").where({ dataset: "crime" }).first("version");
      return { version: String(version), filler: "x".repeat(query.size), secret: "not declared" };
    },
  ),
  route(
    endpoint({
      method: "GET",
      path: "/api/test/elsewhere",
      access: "anyone",
      cache: "public",
      dependsOn: ["boundaries"],
      response: z.object({ version: z.string() }),
    }),
    // The sum changes whenever data change, so it shows whether the response was computed again.
    async ({ trx }) => ({ version: String((await trx("data_version").sum("version as sum"))[0]?.sum) }),
  ),
  route(endpoint({ method: "GET", path: "/api/test/long", access: "anyone", response: Note.array() }), () =>
    Array.from({ length: 500 }, () => ({ text: "never cached" })),
  ),
  route(
    endpoint({ method: "GET", path: "/api/test/writes", access: "anyone", response: Note }),
    async ({ trx }) => {
      await trx("component").delete();
      return { text: "written" };
    },
  ),
  route(
    endpoint({
      method: "POST",
      path: "/api/test/notes",
      access: ["CreateGroup"],
      body: z.strictObject({ text: z.string().min(3, "Text is required") }),
      response: Note,
    }),
    async ({ body, trx }) => {
      await trx("component").update({ description: body.text });
      if (body.text === "fail") throw new Error("password=hunter2 select * from secrets");
      return { text: body.text };
    },
  ),
  route(
    endpoint({ method: "GET", path: "/api/test/broken", access: "anyone", response: Note }),
    () => ({ text: 7 }) as unknown as z.infer<typeof Note>,
  ),
  route(endpoint({ method: "GET", path: "/api/test/mine", access: "signed-in", response: Note }), () => ({
    text: "yours",
  })),
];

let computed = 0;
const counted = route(
  endpoint({
    method: "GET",
    path: "/api/test/place/:boundaryId{/:typeId}",
    access: "anyone",
    cache: "public",
    params: z.strictObject({ boundaryId: BoundaryId, typeId: BoundaryId.optional() }),
    query: z.strictObject({ a: BoundaryId.optional(), filter: z.string().trim().optional() }),
    response: Note,
  }),
  () => {
    computed += 1;
    return { text: "counted" };
  },
);

let pause = Promise.resolve();
const heavy = route(
  endpoint({
    method: "GET",
    path: "/api/test/heavy/:boundaryId",
    access: "anyone",
    cache: "public",
    heavy: true,
    params: z.strictObject({ boundaryId: BoundaryId }),
    response: Note,
  }),
  async () => {
    await pause;
    return { text: "heavy" };
  },
);

const session = (permissions: PermissionName[]) => testSession({ permissions: new Set(permissions) });

describe.each(testDatabases)("routes on %s", (_name, open) => {
  const api = startApi(open, {
    set: "reference",
    routes: [...routes, counted, heavy],
    loadSession: async () => signedIn,
  });
  let signedIn: Session | undefined;

  const post = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${api.url}/api/test/notes`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  const problem = async (response: Response) => Problem.parse(await response.json());

  test("a response contains only the fields that its schema declares", async () => {
    const response = await (await fetch(`${api.url}/api/test/counted`)).json();
    expect(Object.keys(response)).toEqual(["version", "filler"]);
  });

  test("a public response is compressed, has a strong ETag, and responds 304 to a browser that has it", async () => {
    const first = await fetch(`${api.url}/api/test/counted?size=5000`, {
      headers: { "Accept-Encoding": "br" },
    });
    expect(first.headers.get("content-encoding")).toBe("br");
    expect(first.headers.get("cache-control")).toBe(
      "public, max-age=60, s-maxage=300, stale-while-revalidate=86400",
    );
    const etag = first.headers.get("etag") as string;
    expect(etag).toMatch(/^"[^"]+"$/);
    const headers = { "Accept-Encoding": "br", "If-None-Match": etag };
    const cachedResponse = await fetch(`${api.url}/api/test/counted?size=5000`, { headers });
    expect(cachedResponse.status).toBe(304);
    expect(await cachedResponse.text()).toBe("");
    const identity = await fetch(`${api.url}/api/test/counted?size=5000`, {
      headers: { "Accept-Encoding": "br;q=0, identity", "If-None-Match": etag },
    });
    expect(identity.status).toBe(200);
    expect(identity.headers.get("etag")).not.toBe(etag);
    expect((await identity.json()).filler).toHaveLength(5000);
  });

  test.each([
    ["br", "br"],
    ["gzip, deflate", "gzip"],
    ["identity", null],
  ])("an uncached response is compressed too: %s", async (accepted, encoding) => {
    const response = await fetch(`${api.url}/api/test/long`, { headers: { "Accept-Encoding": accepted } });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(response.headers.get("vary")).toBe("Accept-Encoding");
    expect(await response.json()).toHaveLength(500);
  });

  test("a change of one dataset keeps the cached responses of other datasets", async () => {
    const fetchVersion = async (path: string) =>
      (await (await fetch(`${api.url}/api/test/${path}`)).json()).version;
    const [crime, elsewhere] = [await fetchVersion("counted"), await fetchVersion("elsewhere")];
    await api.knex.transaction((trx) => raiseDataVersion(trx, ["crime"]));
    await expect.poll(() => fetchVersion("counted"), { interval: 10 }).toBe(String(Number(crime) + 1));
    expect(await fetchVersion("elsewhere")).toBe(elsewhere);
    await api.knex.transaction((trx) => raiseDataVersion(trx, ["boundaries"]));
    await expect.poll(() => fetchVersion("elsewhere"), { interval: 10 }).toBe(String(Number(elsewhere) + 2));
  });

  test.each(["07", "7.0", "+7", " 7", "7 ", "7e0", "0x7", "", "７", "-0", "1e400"])(
    "S28 a number in an address has one valid spelling: “%s” is refused",
    async (spelling) => {
      const path = `/api/test/place/${encodeURIComponent(spelling)}`;
      expect((await fetch(api.url + path)).status).toBe(spelling === "" ? 404 : 400);
      expect((await fetch(`${api.url}/api/test/place/7?a=${encodeURIComponent(spelling)}`)).status).toBe(400);
    },
  );

  test("S28 a request is cached once, however it is spelled, and refused requests are not cached", async () => {
    const path = "/api/test/place/7";
    const fetchStatus = async (address: string) => (await fetch(api.url + address)).status;
    expect(await fetchStatus(`${path}?a=1&filter=x+y`)).toBe(200);
    const before = computed;
    const spellings = [
      "?filter=x+y&a=1",
      "?filter=x%20y&a=1&",
      "?&a=%31&filter=+x%20y+",
      "?%61=1&filter=x+y",
    ];
    for (const each of spellings) expect(await fetchStatus(path + each)).toBe(200);
    for (const each of ["/API/test/place/7", "/api/test/place/%37", "/api/test/place/7/"]) {
      expect(await fetchStatus(`${each}?a=1&filter=x+y`)).toBe(200);
    }
    for (const each of ["?a=1&a=1", "?a=1&b=2", "?a=1&filter=x&filter=y"])
      expect(await fetchStatus(path + each)).toBe(400);
    expect(computed).toBe(before);
  });

  test("S28 of one client, fifty concurrent requests wait and the others respond 429", async () => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    pause = promise;
    const statuses: number[] = [];
    const responses = Array.from({ length: 60 }, async (_, id) => {
      const { status, headers } = await fetch(`${api.url}/api/test/heavy/${id}`);
      statuses.push(status);
      if (status === 429) expect(headers.get("retry-after")).toBe("5");
    });
    await expect.poll(() => statuses).toEqual(Array(9).fill(429));
    release();
    await Promise.all(responses);
    expect(statuses.filter((status) => status === 200)).toHaveLength(51);
  });

  test("a GET cannot write", async () => {
    expect((await fetch(`${api.url}/api/test/writes`)).status).toBe(500);
    expect(await api.knex("component").first()).toBeDefined();
  });

  test("S14 the contract declares access: 401 signed out, 403 without the permission, 200 with it", async () => {
    signedIn = undefined;
    expect((await fetch(`${api.url}/api/test/mine`)).status).toBe(401);
    expect((await post({ text: "hello" })).status).toBe(401);
    signedIn = session(["DeleteGroup"]);
    expect((await fetch(`${api.url}/api/test/mine`)).status).toBe(200);
    const refused = await post({ text: "hello" });
    expect(refused.status).toBe(403);
    expect((await problem(refused)).message).toBe("You do not have permission to perform this action.");
    signedIn = session(["CreateGroup"]);
    expect(await (await post({ text: "hello" })).json()).toEqual({ text: "hello" });
  });

  test("S13 a change is accepted only from our own pages, as JSON", async () => {
    signedIn = session(["CreateGroup"]);
    for (const site of ["cross-site", "same-site", "none", ""])
      expect((await post({ text: "hello" }, { "Sec-Fetch-Site": site })).status).toBe(403);
    const noFetchMetadata = { "Sec-Fetch-Site": "" };
    expect(
      (await post({ text: "hello" }, { ...noFetchMetadata, Origin: "https://evil.example" })).status,
    ).toBe(403);
    expect((await post({ text: "hello" }, { ...noFetchMetadata, Origin: api.url })).status).toBe(200);
    for (const type of ["application/x-www-form-urlencoded", "text/plain"])
      expect((await post("text=hello", { "Content-Type": type })).status).toBe(415);
  });

  test("S16 S28 input is parsed by its schema: unknown fields, invalid values and large bodies are refused", async () => {
    signedIn = session(["CreateGroup"]);
    const short = await post({ text: "ab" });
    expect(short.status).toBe(400);
    expect((await problem(short)).errors).toEqual([
      { code: "too_small", description: "Text is required", field: "text" },
    ]);
    expect((await post({ text: "hello", isAdmin: true })).status).toBe(400);
    expect((await post("{")).status).toBe(400);
    expect((await post({ text: "x".repeat(200_000) })).status).toBe(413);
    expect((await fetch(`${api.url}/api/test/counted?size=many`)).status).toBe(400);
    expect((await fetch(`${api.url}/api/test/counted?unknown=1`)).status).toBe(400);
  });

  test("a response that violates its schema responds 500", async () => {
    const broken = await fetch(`${api.url}/api/test/broken`);
    expect(broken.status).toBe(500);
    expect((await problem(broken)).errors).toBeUndefined();
  });

  test("S32 an error rolls the transaction back, and its response has the request id and nothing internal", async () => {
    signedIn = session(["CreateGroup"]);
    const before = await api.knex("component").first();
    const failed = await post({ text: "fail" });
    expect(failed.status).toBe(500);
    const body = await problem(failed);
    expect(body.requestId).toBe(failed.headers.get("x-request-id"));
    expect(JSON.stringify(body)).not.toMatch(/hunter2|select/);
    expect(await api.knex("component").first()).toEqual(before);
  });

  test("S32 headers up to nginx's limit are read, so that the server itself responds to them", async () => {
    const long = "x".repeat(7800);
    const headers = { "x-a": long, "x-b": long, "x-c": long, "x-d": long };
    expect((await fetch(`${api.url}/api/test/counted`, { headers })).status).toBe(200);
  });

  test("unknown addresses and methods respond with the error body", async () => {
    const missing = await fetch(`${api.url}/api/nothing/here`);
    expect(missing.status).toBe(404);
    expect((await problem(missing)).code).toBe("not-found");
    const wrong = await fetch(`${api.url}/api/test/counted`, { method: "DELETE" });
    expect(wrong.status).toBe(405);
    expect((await problem(wrong)).code).toBe("method-not-allowed");
    expect(wrong.headers.get("allow")).toBe("GET, HEAD");
    const notes = await fetch(`${api.url}/api/test/notes`, { method: "PROPFIND" });
    expect([notes.status, notes.headers.get("allow")]).toEqual([405, "POST"]);
  });
});

describe("the server", () => {
  test("S27 every response carries the security headers, and HSTS in production", async () => {
    const app = await startApp({
      database: await openTestDatabase("reference"),
      env: readEnv(PRODUCTION),
    });
    for (const path of ["/api/config/feature-flags", "/api/config/feature-flags", "/api/none", "/healthz"]) {
      const { headers } = await fetch(app.url + path);
      const policy = headers.get("content-security-policy");
      expect(policy).toMatch(
        /default-src 'self'.*object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/,
      );
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("permissions-policy")).toBe("camera=(), geolocation=(self), microphone=()");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
      expect(headers.get("strict-transport-security")).toMatch(/max-age=31536000/);
      expect(headers.get("set-cookie")).toBeNull();
    }
    await app.close();
  });

  test("health, readiness and metrics have separate addresses; S31 metrics are refused to clients behind a proxy", async () => {
    const app = await startApp({ database: await openTestDatabase("reference") });
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
    const metrics = await (await fetch(`${app.url}/metrics`)).text();
    expect(metrics.includes('route="/readyz"')).toBe(true);
    const proxied = await fetch(`${app.url}/metrics`, { headers: { "X-Forwarded-For": "127.0.0.1" } });
    expect(proxied.status).toBe(404);
    await app.close();
  });
});
