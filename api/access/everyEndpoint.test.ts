import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endpoints } from "../contract.ts";
import type { Database } from "../lib/database/db.ts";
import { readEnv } from "../lib/operating/env.ts";
import { DEMONSTRATION_PASSWORD, DEMONSTRATION_USERS } from "../seeds/demonstration/users.ts";
import { type Endpoint, isAllowed } from "../shared/http/endpoint.ts";
import { Problem } from "../shared/http/problem.ts";
import { PERMISSION_IDS, type PermissionName } from "../shared/permissions.ts";
import { arbitraryRequests, type RequestCase } from "../testing/arbitraries.ts";
import { Browser } from "../testing/Browser.ts";
import { type RunningApp, startApp } from "../testing/startApp.ts";
import { type OpenTestDatabase, openPglite, openTestDatabase } from "../testing/testDatabase.ts";

const allEndpoints: readonly Endpoint[] = endpoints;
const getKey = ({ method, path }: Endpoint) => `${method} ${path}`;
const isThorough = process.env.THOROUGH !== undefined;
const ANONYMOUS = "anonymous";
const clients = [ANONYMOUS, ...DEMONSTRATION_USERS.map(({ username }) => username)];

type Clients = {
  database: Database;
  app: RunningApp;
  browsers: ReadonlyMap<string, Browser>;
  permissions: ReadonlyMap<string, ReadonlySet<PermissionName>>;
};

async function openClients(open: OpenTestDatabase): Promise<Clients> {
  const browsers = new Map<string, Browser>();
  const permissions = new Map<string, ReadonlySet<PermissionName>>();
  const database = await open("demonstration");
  const app = await startApp({ database, env: readEnv({ NODE_ENV: "test", TRUST_PROXY: "127.0.0.1" }) });
  for (const client of clients) {
    const browser = new Browser(app, { "X-Forwarded-For": `10.9.0.${browsers.size}` });
    browsers.set(client, browser);
    if (client !== ANONYMOUS) await browser.signIn(client, DEMONSTRATION_PASSWORD);
    const { userActions } = await browser.postJson("/api/auth/userAuthenticated");
    const actionIds = new Set((userActions as { actionId: number }[]).map(({ actionId }) => actionId));
    const names = Object.keys(PERMISSION_IDS) as PermissionName[];
    permissions.set(client, new Set(names.filter((name) => actionIds.has(PERMISSION_IDS[name]))));
  }
  return { database, app, browsers, permissions };
}

function expectRefusal(
  { access }: Endpoint,
  client: string,
  { permissions }: Clients,
): 401 | 403 | undefined {
  if (access === "anyone") return undefined;
  if (client === ANONYMOUS) return 401;
  return isAllowed(access, permissions.get(client) as ReadonlySet<PermissionName>) ? undefined : 403;
}

const logoutLast = [...allEndpoints].sort(
  (one, other) => Number(getKey(one).includes("logout")) - Number(getKey(other).includes("logout")),
);

// A query outside its transaction waits for ever on the one connection of PGlite.
describe("S14 access to every endpoint, on PGlite", () => {
  let signedIn: Clients;
  beforeAll(async () => {
    signedIn = await openClients(openPglite);
  });
  afterAll(() => signedIn.app.close());

  test.each(clients)("%s can use exactly the endpoints whose contract allows it", async (client) => {
    const { app, browsers } = signedIn;
    const responses: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const endpoint of logoutLast) {
      const path = endpoint.path.replace(/\{.*?\}/g, "").replace(/:\w+/g, "1");
      const browser = browsers.get(client) as Browser;
      const requestBrowser = getKey(endpoint).includes("logout") ? new Browser(app) : browser;
      const { status } = await requestBrowser.send(
        endpoint.method,
        path,
        endpoint.body === undefined ? undefined : {},
      );
      const refusal = expectRefusal(endpoint, client, signedIn);
      expected[getKey(endpoint)] = refusal === undefined ? "let in" : String(refusal);
      responses[getKey(endpoint)] = status === 401 || status === 403 ? String(status) : "let in";
    }
    expect(responses).toEqual(expected);
  });
});

async function readAllRows({ database }: Clients): Promise<string> {
  const tables = [
    "user_account",
    "group_member",
    "group_action",
    "user_group",
    "action",
    "contact",
    "person",
    "organisation",
  ];
  const rows = await Promise.all(tables.map((table) => database.knex(table).select().orderByRaw("1, 2")));
  return JSON.stringify(rows);
}

describe("S28 generated requests that match or violate every schema", () => {
  let signedIn: Clients;
  beforeAll(async () => {
    signedIn = await openClients(openTestDatabase);
  });
  afterAll(() => signedIn.app.close());
  let count = 0;
  let address = 0;
  const RUNS = isThorough ? { GET: 25, other: 15, refused: 5 } : { GET: 4, other: 3, refused: 1 };

  /** Each client has its own address, so that no rate limit hides a refusal. */
  async function send(endpoint: Endpoint, browser: Browser, { path, body }: RequestCase): Promise<number> {
    count += 1;
    address += 1;
    const requestBrowser = new Browser(signedIn.app, {
      "X-Forwarded-For": `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`,
    });
    for (const [name, value] of browser.cookies) requestBrowser.cookies.set(name, value);
    let response = await requestBrowser.send(endpoint.method, path, body);
    // On a busy machine the response may be a 503, after which a client sends the request again.
    while (response.status === 503 && endpoint.method === "GET")
      response = await requestBrowser.send("GET", path);
    const { status } = response;
    expect(status).toBeLessThan(500);
    if (status < 400 && endpoint.file !== undefined) {
      expect(response.headers.get("content-type")).toBe(endpoint.file);
      return status;
    }
    const json: unknown = await response.json();
    if (status >= 400) Problem.strict().parse(json);
    else if (matchesOne(endpoint, response.url)) endpoint.response.parse(json);
    return status;
  }

  const matchesOne = (endpoint: Endpoint, url: string) =>
    allEndpoints.filter(
      ({ method, path }) =>
        method === endpoint.method && new URLPattern({ pathname: path.replaceAll("}", "}?") }).test(url),
    ).length === 1;

  const getRuns = ({ method }: Endpoint) => ({ numRuns: method === "GET" ? RUNS.GET : RUNS.other });

  test.each(allEndpoints.map((endpoint) => [getKey(endpoint), endpoint] as const))(
    "%s never responds 500, and responds only as declared or with the error body",
    async (_, endpoint) => {
      const client = endpoint.access === "anyone" ? ANONYMOUS : "admin@demo.example";
      const browser = signedIn.browsers.get(client) as Browser;
      await fc.assert(
        fc.asyncProperty(
          arbitraryRequests(endpoint),
          async (each) => void (await send(endpoint, browser, each)),
        ),
        getRuns(endpoint),
      );
    },
  );

  test("requests without the permission change nothing, whatever they contain", async () => {
    const before = await readAllRows(signedIn);
    for (const endpoint of allEndpoints) {
      for (const client of [ANONYMOUS, "norole@demo.example"]) {
        const refusal = expectRefusal(endpoint, client, signedIn);
        if (refusal === undefined) continue;
        const browser = signedIn.browsers.get(client) as Browser;
        await fc.assert(
          fc.asyncProperty(arbitraryRequests(endpoint), async (each) => {
            expect([refusal, 400, 404]).toContain(await send(endpoint, browser, each));
          }),
          { numRuns: RUNS.refused },
        );
      }
    }
    expect(await readAllRows(signedIn)).toBe(before);
  });

  afterAll(() => console.log(`Fuzz: ${count} calls to ${allEndpoints.length} endpoints.`));
});
