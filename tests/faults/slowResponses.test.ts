import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Problem } from "../../api/shared/http/problem.ts";
import { asAdmin } from "../../api/testing/asAdmin.ts";
import { AddressedClient } from "../AddressedClient.ts";
import { createDemonstrationDatabase } from "../demonstration.ts";
import { hasNginx, Nginx } from "../Nginx.ts";
import { type ServedApp, serve } from "../serve.ts";

const isMissing = !hasNginx || process.env.TEST_DATABASE_URL === undefined;
if (isMissing) console.log("Skipped: slow responses behind nginx; nginx or PostgreSQL is missing.");

/** Keeps the other client below the limit of requests for a network. */
const PAUSE_MS = 10;
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

describe.skipIf(isMissing)("two processes behind nginx, with figures that are slow to read", () => {
  let databaseUrl: string;
  let drop: () => Promise<void>;
  let servers: [ServedApp, ServedApp];
  let nginx: Nginx;
  let attacker: AddressedClient;
  let otherClient: AddressedClient;

  const run = async (statements: readonly string[]) => {
    for (const each of statements) await asAdmin(databaseUrl, each);
  };

  beforeAll(async () => {
    const database = await createDemonstrationDatabase();
    if (database === undefined) throw new Error("There is no PostgreSQL to test on.");
    ({ url: databaseUrl, drop } = database);
    const options = { databaseUrl, settings: { TRUST_PROXY: "127.0.0.1" } };
    servers = await Promise.all([serve(options), serve(options)]);
    nginx = await Nginx.start([servers[0].url, servers[1].url]);
    attacker = new AddressedClient("127.5.0.1", nginx.certificate);
    otherClient = new AddressedClient("127.5.0.2", nginx.certificate);
    await run(SLOW_DOWN_SQL);
  });
  afterAll(async () => {
    attacker?.disconnect();
    otherClient?.disconnect();
    await nginx?.stop();
    await Promise.all((servers ?? []).map((each) => each.stop()));
    await drop?.();
  });

  const readArchive = (place: number) =>
    attacker.send("GET", `${nginx.url}/api/download?boundaryId=${place}`);

  test("S49 sixteen concurrent archive requests respond 503, and another client's requests succeed", async () => {
    const attack = { isOver: false };
    const archives = Promise.all(PLACES.map(readArchive)).finally(() => {
      attack.isOver = true;
    });
    const responseCounts = new Map<string, number>();
    while (!attack.isOver) {
      for (const path of ["/home/contact", "/api/geography/boundary/7"]) {
        const { status } = await otherClient.send("GET", nginx.url + path);
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
    servers[0].process.kill("SIGSTOP");
    try {
      const responses = await Promise.all(
        Array.from({ length: 6 }, () => otherClient.send("GET", `${nginx.url}/api/geography/boundary/7`)),
      );
      expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    } finally {
      servers[0].process.kill("SIGCONT");
    }
  });
});
