import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Problem } from "../../api/shared/http/problem.ts";
import { asAdmin } from "../../api/testing/asAdmin.ts";
import type { AddressedClient } from "../AddressedClient.ts";
import { cannotServeBehindNginx, ServersBehindNginx } from "../ServersBehindNginx.ts";

const IN_FLIGHT = 200;
const FLOOD_MS = 1000;
/** Keeps a visitor below the limit of requests for a network. */
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

/** The country, the provinces and six districts. */
const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 101, 102, 103, 104, 105, 106];

/**
 * Makes each query of crime figures take 6 s, less than the statement timeout. With its wait in the queue, an archive
 * exceeds nginx's timeout.
 */
const SLOW_DOWN_SQL = [
  "create table sleep_time as select 6 as seconds",
  "alter table crime_figure rename to crime_figure_awake",
  `create view crime_figure as with slept as materialized (select pg_sleep(seconds) from sleep_time)
    select awake.* from crime_figure_awake awake cross join slept`,
];
const SPEED_UP_SQL = ["update sleep_time set seconds = 0"];

describe.skipIf(cannotServeBehindNginx)("two processes behind nginx", () => {
  let behindNginx: ServersBehindNginx;
  let url: string;
  let flooder: AddressedClient;
  let archivist: AddressedClient;
  let visitor: AddressedClient;

  beforeAll(async () => {
    behindNginx = await ServersBehindNginx.start();
    ({ url } = behindNginx.nginx);
    flooder = behindNginx.createClient("127.7.0.1");
    archivist = behindNginx.createClient("127.5.0.1");
    visitor = behindNginx.createClient("127.7.0.2");
    for (const path of PUBLIC_PATHS) await visitor.send("GET", url + path);
  });
  afterAll(() => behindNginx?.stop());

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
            flooderStatuses.add((await flooder.send("GET", url + buildPath(sentCount))).status);
          }
        }),
      );
      const visitorStatuses: Record<string, number> = {};
      while (performance.now() < end) {
        for (const path of PUBLIC_PATHS) {
          const { status } = await visitor.send("GET", url + path);
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

  const run = async (statements: readonly string[]) => {
    for (const each of statements) await asAdmin(behindNginx.databaseUrl, each);
  };
  const readArchive = (place: number) => archivist.send("GET", `${url}/api/download?boundaryId=${place}`);

  test("S49 sixteen concurrent requests for archives of slow figures respond 503, and another client's requests succeed", async () => {
    await run(SLOW_DOWN_SQL);
    const attack = { isOver: false };
    const archives = Promise.all(PLACES.map(readArchive)).finally(() => {
      attack.isOver = true;
    });
    const responseCounts = new Map<string, number>();
    while (!attack.isOver) {
      for (const path of ["/home/contact", "/api/geography/boundary/7"]) {
        const { status } = await visitor.send("GET", url + path);
        responseCounts.set(`${path} ${status}`, (responseCounts.get(`${path} ${status}`) ?? 0) + 1);
      }
      await delay(PAUSE_MS);
    }
    expect([...responseCounts.keys()].sort()).toEqual(["/api/geography/boundary/7 200", "/home/contact 200"]);
    for (const response of await archives) {
      expect([response.status, response.headers["retry-after"]]).toEqual([503, "5"]);
      expect(Problem.parse(JSON.parse(response.body)).message).toMatch(/Please try again/);
    }
  });

  test("S49 an archive is sent after figures have become quick to read", async () => {
    await run(SPEED_UP_SQL);
    await expect.poll(async () => (await readArchive(7)).status).toBe(200);
  });

  test("S49 requests get a response while one process hangs", async () => {
    behindNginx.servers[0].process.kill("SIGSTOP");
    try {
      const responses = await Promise.all(
        Array.from({ length: 6 }, () => visitor.send("GET", `${url}/api/geography/boundary/7`)),
      );
      expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    } finally {
      behindNginx.servers[0].process.kill("SIGCONT");
    }
  });
});
