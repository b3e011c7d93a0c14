import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { openDatabase } from "../../api/lib/db.ts";
import { readEnv } from "../../api/lib/env.ts";
import { readReference } from "../../api/lib/readReference.ts";
import { Browser as Caller } from "../../api/lib/testing/Browser.ts";
import { migrate } from "../../api/migrations/migrate.ts";
import { DEMONSTRATION_PASSWORD } from "../../api/seeds/demonstration/users.ts";
import { seed } from "../../api/seeds/seed.ts";
import { serve } from "../serve.ts";
import { makePostgresDatabase } from "../testPostgres.ts";

/**
 * A killed import leaves the figures either as before or as after it, nothing between. Ten imports of one file are
 * killed at ten moments spread over the time of a whole one.
 */
const KILLS = 10;
const root = fileURLToPath(new URL("../..", import.meta.url));

type Settings = { DATABASE_URL?: string; VAR_DIR: string };
type Figures = { sources: string[]; count: number; sum: number };

let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gbvf-killed-"));
  file = join(folder, "figures.csv");
  const stations = await readReference("police_stations.csv", z.object({ name: z.string() }));
  const rows = stations.flatMap(({ name }, station) =>
    ["Rape", "Sexual assault", "Murder", "Common assault"].flatMap((category, type) =>
      ["2018Q1", "2018Q2", "2018Q3", "2018Q4", "2019Q1", "2019Q2"].map(
        (period) => `"${name}","${period}","${category}",${(station * 7 + type) % 50}`,
      ),
    ),
  );
  await writeFile(file, `station,period,category,count\n${rows.join("\n")}\n`);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function readFigures(settings: Settings): Promise<Figures> {
  const database = await openDatabase(settings);
  try {
    const sources: string[] = await database
      .knex("data_source")
      .where({ theme: "crime" })
      .pluck("description");
    const { count, sum } = await database
      .knex("crime_figure")
      .first(database.knex.raw("count(*)::int as count, sum(value)::int as sum"));
    return { sources, count, sum };
  } finally {
    await database.close();
  }
}

/** Runs the import; resolves to its duration in ms. Killed after `killAfter` ms, if given. */
async function runImport(settings: Settings, killAfter?: number): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ["api/importCommand.ts", "crime", file], {
    cwd: root,
    stdio: "ignore",
    env: { ...process.env, ...settings },
  });
  const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill("SIGKILL"), killAfter);
  await once(child, "exit");
  clearTimeout(timer);
  return performance.now() - startedAt;
}

async function prepare(settings: Settings): Promise<void> {
  const database = await openDatabase(settings);
  await migrate(database.knex, (trx) =>
    seed(trx, { set: "demonstration", today: new Date(), secretKey: readEnv({}).SECRET_KEY }),
  );
  await database.close();
}

async function expectOldOrNew(
  settings: () => Settings,
  reset: () => Promise<void>,
  after: Figures,
  wholeTime: number,
) {
  const before = await readFigures(settings());
  expect(before).not.toEqual(after);
  const outcomes = { old: 0, new: 0 };
  for (let kill = 0; kill < KILLS; kill++) {
    await runImport(settings(), (wholeTime * (kill + 0.5)) / KILLS);
    const found = await readFigures(settings());
    const isNew = found.count === after.count;
    expect(found).toEqual(isNew ? after : before);
    outcomes[isNew ? "new" : "old"] += 1;
    if (isNew) await reset();
  }
  console.log(`${KILLS} imports killed: ${outcomes.old} left the old figures, ${outcomes.new} the new ones`);
}

describe("an import that is killed", () => {
  test("on PGlite leaves the old figures or the new ones", async () => {
    const settings = { VAR_DIR: join(folder, "var") };
    const pristine = join(folder, "pristine");
    await prepare(settings);
    await cp(settings.VAR_DIR, pristine, { recursive: true });
    const reset = async () => {
      await rm(settings.VAR_DIR, { recursive: true });
      await cp(pristine, settings.VAR_DIR, { recursive: true });
    };
    const wholeTime = await runImport(settings);
    const after = await readFigures(settings);
    await reset();
    await expectOldOrNew(() => settings, reset, after, wholeTime);
  }, 300_000);

  test.skipIf(process.env.TEST_DATABASE_URL === undefined)(
    "on PostgreSQL leaves the old figures or the new ones",
    async () => {
      const varDir = join(folder, "var-postgres");
      const pristine = await makePostgresDatabase();
      await prepare({ VAR_DIR: varDir, DATABASE_URL: pristine?.url as string });
      let database = await makePostgresDatabase(pristine?.name);
      const settings = () => ({ VAR_DIR: varDir, DATABASE_URL: database?.url as string });
      const wholeTime = await runImport(settings());
      const after = await readFigures(settings());
      const reset = async () => {
        await database?.drop();
        database = await makePostgresDatabase(pristine?.name);
      };
      await reset();
      await expectOldOrNew(settings, reset, after, wholeTime);
      await database?.drop();
      await pristine?.drop();
    },
    300_000,
  );
});

describe("an import through the browser", () => {
  test.skipIf(process.env.TEST_DATABASE_URL === undefined).each(["worker", "server"])(
    "leaves figures and a history that agree when its %s is killed, and makes way for the next",
    async (killed) => {
      const made = await makePostgresDatabase();
      const database = await openDatabase({ DATABASE_URL: made?.url as string, VAR_DIR: "" });
      const { knex } = database;
      let served = await serve({ databaseUrl: made?.url as string });
      onTestFinished(async () => {
        await served.stop();
        await database.close();
        await made?.drop();
      });
      const isOld = async () =>
        (await knex("data_source").where({ theme: "crime", isDemonstration: true })).length === 1;
      const stateOf = async (importId: number) =>
        (await knex("data_import").where({ importId }).first("state")).state as string;
      const reach = (importId: number, states: string[]) =>
        expect.poll(() => stateOf(importId), { timeout: 60_000, interval: 20 }).toBeOneOf(states);
      const workers = () =>
        spawnSync("pgrep", ["-P", String(served.process.pid)])
          .stdout.toString()
          .trim();
      const signedIn = async () => {
        const admin = new Caller(served.url);
        await admin.signIn("admin@demo.example", DEMONSTRATION_PASSWORD);
        return admin;
      };
      const content = await readFile(file);
      const upload = (by: Caller) => by.upload("/api/import/upload?kind=crime&fileName=figures.csv", content);

      const admin = await signedIn();
      const { importId } = (await (await upload(admin)).json()) as { importId: number };
      await reach(importId, ["previewed"]);
      await expect.poll(workers).toBe("");
      expect((await admin.postJson("/api/import/apply", { importId })).status).toBe(200);
      await expect.poll(workers, { interval: 20 }).not.toBe("");
      process.kill(killed === "worker" ? Number(workers()) : (served.process.pid as number), "SIGKILL");
      if (killed === "server") {
        await once(served.process, "exit");
        // In place of a minute's wait.
        await knex("data_import").update({ aliveAt: new Date(0) });
        served = await serve({ databaseUrl: made?.url as string });
      }
      const later = await signedIn();
      await expect
        .poll(async () => (await upload(later)).status, { timeout: 60_000, interval: 500 })
        .toBe(200);
      await reach(importId, ["failed", "applied"]);
      expect(await isOld()).toBe((await stateOf(importId)) === "failed");
    },
    120_000,
  );
});
