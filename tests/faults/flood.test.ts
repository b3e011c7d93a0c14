import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AddressedClient } from "../AddressedClient.ts";
import { createDemonstrationDatabase } from "../demonstration.ts";
import { hasNginx, Nginx } from "../Nginx.ts";
import { type ServedApp, serve } from "../serve.ts";

const isMissing = !hasNginx || process.env.TEST_DATABASE_URL === undefined;
if (isMissing) console.log("Skipped: floods behind nginx; nginx or PostgreSQL is missing.");

const IN_FLIGHT = 200;
const FLOOD_MS = 2000;
/** Keeps the visitor below the limit of requests for a network. */
const PAUSE_MS = 10;

/** Most requests have an address of their own, so that few responses are cached. */
const FLOODS: readonly [string, (n: number) => string][] = [
  ["the help that the app fetches", (n) => `/api/directory/help?boundaryId=${1000 + (n % 300)}`],
  ["searches for help", (n) => `/home/contact?place=emalahlen${n.toString(36)}`],
  ["pages of help", (n) => `/${["zu", "xh", "af"][n % 3]}/home/contact?boundaryId=${1000 + (n % 300)}`],
  ["searches for contacts", (n) => `/api/buildingblock/searchcontact?filter=${n.toString(36)}`],
  ["archives", (n) => `/api/download?boundaryId=${1000 + (n % 300)}`],
];
const PUBLIC_PATHS = ["/home", "/home/contact", "/home/contact?boundaryId=1163", "/api/geography/boundary/7"];

describe.skipIf(isMissing)("a flood from one address on two processes behind nginx", () => {
  let drop: () => Promise<void>;
  let servers: [ServedApp, ServedApp];
  let nginx: Nginx;
  let flooder: AddressedClient;
  let visitor: AddressedClient;

  beforeAll(async () => {
    const database = await createDemonstrationDatabase();
    if (database === undefined) throw new Error("There is no PostgreSQL to test on.");
    drop = database.drop;
    const options = { databaseUrl: database.url, settings: { TRUST_PROXY: "127.0.0.1" } };
    servers = await Promise.all([serve(options), serve(options)]);
    nginx = await Nginx.start([servers[0].url, servers[1].url]);
    flooder = new AddressedClient("127.7.0.1", nginx.certificate);
    visitor = new AddressedClient("127.7.0.2", nginx.certificate);
    for (const path of PUBLIC_PATHS) await visitor.send("GET", nginx.url + path);
  });
  afterAll(async () => {
    flooder?.disconnect();
    visitor?.disconnect();
    await nginx?.stop();
    await Promise.all((servers ?? []).map((each) => each.stop()));
    await drop?.();
  });

  test.each(FLOODS)(
    "S49 S51 requests for %s do not affect other visitors, and the flooder still gets help pages",
    async (_, buildPath) => {
      const end = performance.now() + FLOOD_MS;
      let sentCount = 0;
      const flooderStatuses = new Set<number>();
      const flood = Promise.all(
        Array.from({ length: IN_FLIGHT }, async () => {
          while (performance.now() < end) {
            sentCount += 1;
            flooderStatuses.add((await flooder.send("GET", nginx.url + buildPath(sentCount))).status);
          }
        }),
      );
      const visitorStatuses: Record<string, number> = {};
      while (performance.now() < end) {
        for (const path of PUBLIC_PATHS) {
          const { status } = await visitor.send("GET", nginx.url + path);
          visitorStatuses[`${path} ${status}`] = (visitorStatuses[`${path} ${status}`] ?? 0) + 1;
          await delay(PAUSE_MS);
        }
      }
      await flood;
      expect(Object.keys(visitorStatuses).sort()).toEqual(PUBLIC_PATHS.map((path) => `${path} 200`).sort());
      const isHelp = buildPath(1).includes("/home/contact");
      const allowedStatuses = isHelp ? [200, 303] : [200, 404, 429, 503];
      expect([...flooderStatuses].filter((status) => !allowedStatuses.includes(status))).toEqual([]);
    },
  );
});
