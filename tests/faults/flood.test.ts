import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AddressedClient } from "../AddressedClient.ts";
import { demonstrationDatabase } from "../demonstration.ts";
import { hasNginx, Nginx } from "../Nginx.ts";
import { type Served, serve } from "../serve.ts";

const isMissing = !hasNginx || process.env.TEST_DATABASE_URL === undefined;
if (isMissing) console.log("Floods behind nginx: not tested, for want of nginx or PostgreSQL.");

const IN_FLIGHT = 200;
const FLOOD_MS = 2000;
/** A visitor stays below the limit of a network. */
const PAUSE_MS = 10;

/** Each request has an address of its own, so that no cache responds. */
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
  let served: [Served, Served];
  let nginx: Nginx;
  let flooder: AddressedClient;
  let visitor: AddressedClient;

  beforeAll(async () => {
    const database = await demonstrationDatabase();
    if (database === undefined) throw new Error("There is no PostgreSQL to test on.");
    drop = database.drop;
    const options = { databaseUrl: database.url, settings: { TRUST_PROXY: "127.0.0.1" } };
    served = await Promise.all([serve(options), serve(options)]);
    nginx = await Nginx.start([served[0].url, served[1].url]);
    flooder = new AddressedClient("127.7.0.1", nginx.certificate);
    visitor = new AddressedClient("127.7.0.2", nginx.certificate);
    for (const path of PUBLIC_PATHS) await visitor.send("GET", nginx.url + path);
  });
  afterAll(async () => {
    flooder?.hangUp();
    visitor?.hangUp();
    await nginx?.stop();
    await Promise.all((served ?? []).map((each) => each.stop()));
    await drop?.();
  });

  test.each(FLOODS)(
    "S49 S51 of %s refuses nobody else anything, and the flooder no page of help",
    async (_, pathOf) => {
      const end = performance.now() + FLOOD_MS;
      let sentCount = 0;
      const flooded = new Set<number>();
      const flood = Promise.all(
        Array.from({ length: IN_FLIGHT }, async () => {
          while (performance.now() < end) {
            sentCount += 1;
            flooded.add((await flooder.send("GET", nginx.url + pathOf(sentCount))).status);
          }
        }),
      );
      const statuses: Record<string, number> = {};
      while (performance.now() < end) {
        for (const path of PUBLIC_PATHS) {
          const { status } = await visitor.send("GET", nginx.url + path);
          statuses[`${path} ${status}`] = (statuses[`${path} ${status}`] ?? 0) + 1;
          await delay(PAUSE_MS);
        }
      }
      await flood;
      expect(Object.keys(statuses).sort()).toEqual(PUBLIC_PATHS.map((path) => `${path} 200`).sort());
      const isHelp = pathOf(1).includes("/home/contact");
      const allowed = isHelp ? [200, 303] : [200, 404, 429, 503];
      expect([...flooded].filter((status) => !allowed.includes(status))).toEqual([]);
    },
  );
});
