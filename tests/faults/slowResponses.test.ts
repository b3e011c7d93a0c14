import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Problem } from "../../api/shared/http/problem.ts";
import { asAdmin } from "../../api/testing/asAdmin.ts";
import { AddressedClient } from "../AddressedClient.ts";
import { demonstrationDatabase } from "../demonstration.ts";
import { hasNginx, Nginx } from "../Nginx.ts";
import { type Served, serve } from "../serve.ts";

const isMissing = !hasNginx || process.env.TEST_DATABASE_URL === undefined;
if (isMissing) console.log("Slow answers behind nginx: not tested, for want of nginx or PostgreSQL.");

/** A visitor stays below the limit of a network. */
const PAUSE_MS = 10;
/** The country, the provinces and six districts. */
const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 101, 102, 103, 104, 105, 106];

/**
 * Each reading of crime figures takes 6 s, below the limit of a statement. With its wait, an archive outlasts
 * nginx.
 */
const FALL_ASLEEP = [
  "create table asleep as select 6 as seconds",
  "alter table crime_figure rename to crime_figure_awake",
  `create view crime_figure as with slept as materialized (select pg_sleep(seconds) from asleep)
    select awake.* from crime_figure_awake awake cross join slept`,
];
const WAKE_UP = ["update asleep set seconds = 0"];

describe.skipIf(isMissing)("two processes behind nginx, with figures that are slow to read", () => {
  let databaseUrl: string;
  let drop: () => Promise<void>;
  let served: [Served, Served];
  let nginx: Nginx;
  let attacker: AddressedClient;
  let otherClient: AddressedClient;

  const run = async (statements: readonly string[]) => {
    for (const each of statements) await asAdmin(databaseUrl, each);
  };

  beforeAll(async () => {
    const database = await demonstrationDatabase();
    if (database === undefined) throw new Error("There is no PostgreSQL to test on.");
    ({ url: databaseUrl, drop } = database);
    const options = { databaseUrl, settings: { TRUST_PROXY: "127.0.0.1" } };
    served = await Promise.all([serve(options), serve(options)]);
    nginx = await Nginx.start([served[0].url, served[1].url]);
    attacker = new AddressedClient("127.5.0.1", nginx.certificate);
    otherClient = new AddressedClient("127.5.0.2", nginx.certificate);
    await run(FALL_ASLEEP);
  });
  afterAll(async () => {
    attacker?.hangUp();
    otherClient?.hangUp();
    await nginx?.stop();
    await Promise.all((served ?? []).map((each) => each.stop()));
    await drop?.();
  });

  const readArchive = (place: number) =>
    attacker.send("GET", `${nginx.url}/api/download?boundaryId=${place}`);

  test("S49 sixteen archives at once are refused in words, and no other client notices", async () => {
    const attack = { isOver: false };
    const archives = Promise.all(PLACES.map(readArchive)).finally(() => {
      attack.isOver = true;
    });
    const seen = new Map<string, number>();
    while (!attack.isOver) {
      for (const path of ["/home/contact", "/api/geography/boundary/7"]) {
        const { status } = await otherClient.send("GET", nginx.url + path);
        seen.set(`${path} ${status}`, (seen.get(`${path} ${status}`) ?? 0) + 1);
      }
      await delay(PAUSE_MS);
    }
    expect([...seen.keys()].sort()).toEqual(["/api/geography/boundary/7 200", "/home/contact 200"]);
    for (const response of await archives) {
      expect([response.status, response.headers["retry-after"]]).toEqual([503, "5"]);
      expect(Problem.parse(JSON.parse(response.body)).message).toMatch(/Please try again/);
    }
  });

  test("S49 the next request once figures can be read again has the archive", async () => {
    await run(WAKE_UP);
    await expect.poll(async () => (await readArchive(7)).status).toBe(200);
  });

  test("S49 a process that hangs is still left out", async () => {
    served[0].process.kill("SIGSTOP");
    try {
      const responses = await Promise.all(
        Array.from({ length: 6 }, () => otherClient.send("GET", `${nginx.url}/api/geography/boundary/7`)),
      );
      expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    } finally {
      served[0].process.kill("SIGCONT");
    }
  });
});
