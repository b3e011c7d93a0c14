import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { openDatabase } from "../../api/lib/database/db.ts";
import { readReference } from "../../api/lib/figures/readReference.ts";
import { DEMONSTRATION_PASSWORD } from "../../api/seeds/demonstration/users.ts";
import { Browser as ApiClient } from "../../api/testing/Browser.ts";
import { IMPORT_SOURCE } from "../../api/testing/import/importSource.ts";
import { WORKER_LIMIT_MS } from "../../api/testing/import/workerLimit.ts";
import { temporaryFolder } from "../../api/testing/temporaryFile.ts";
import { TEST_DAY } from "../../api/testing/testSession.ts";
import { createDemonstrationDatabase, createDemonstrationFolder } from "../demonstration.ts";
import { serve } from "../serve.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

type Settings = { VAR_DIR: string };
type Figures = { sources: string[]; count: number; sum: number };

/** Module with which the import kills itself, because another process could be too late. */
const SELF_KILL_MODULE = `data:text/javascript,${encodeURIComponent(`
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = (part, ...more) => {
    if (String(part).includes(process.env.KILLED_AT)) process.kill(process.pid, "SIGKILL");
    return write(part, ...more);
  };`)}`;
/** With fewer stations, the file would not replace the demonstration. */
const STATIONS = 120;

const folder = temporaryFolder(afterAll);
let file: string;
/** Sum over the areas of all five levels. */
let expectedSum: number;

beforeAll(async () => {
  file = join(folder, "figures.csv");
  const stations = await readReference("police_stations.csv", z.object({ name: z.string() }));
  const counts = stations.slice(0, STATIONS).flatMap(({ name }, station) =>
    ["Rape", "Sexual assault", "Murder", "Common assault"].flatMap((category, type) =>
      ["2018Q1", "2018Q2", "2018Q3", "2018Q4", "2019Q1", "2019Q2"].map((period) => ({
        place: `"${name}","${period}","${category}"`,
        count: (station * 7 + type) % 50,
      })),
    ),
  );
  expectedSum = 5 * counts.reduce((total, { count }) => total + count, 0);
  const rows = counts.map(({ place, count }) => `${place},${count}`);
  await writeFile(file, `station,period,category,count\n${rows.join("\n")}\n`);
});

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

async function killWhenPrinted(printed: string, settings: Settings): Promise<void> {
  const source = ["--title", "Figures", "--publisher", "Somebody"];
  const args = ["--import", SELF_KILL_MODULE, "api/importCommand.ts", "crime", file, ...source];
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...settings, KILLED_AT: printed },
  });
  expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
}

test("an import that is killed while it writes leaves the old figures, and an import killed at “Done” leaves the new figures", async () => {
  const settings = { VAR_DIR: await createDemonstrationFolder(TEST_DAY) };
  const before = await readFigures(settings);
  await killWhenPrinted("Writing", settings);
  expect(await readFigures(settings)).toEqual(before);
  await killWhenPrinted("Done", settings);
  expect((await readFigures(settings)).sum).toBe(expectedSum);
  await rm(settings.VAR_DIR, { recursive: true });
});

test.skipIf(process.env.TEST_DATABASE_URL === undefined)(
  "S43 an import whose worker or server is killed at its last step leaves the old figures, is stored as failed, and does not block the next import",
  async () => {
    const postgres = await createDemonstrationDatabase();
    const database = await openDatabase({ DATABASE_URL: postgres.url, VAR_DIR: "" });
    const { knex } = database;
    let served = await serve({ databaseUrl: postgres.url });
    onTestFinished(async () => {
      await served.stop();
      await database.close();
      await postgres.drop();
    });
    const getState = async (importId: number) =>
      (await knex("data_import").where({ importId }).first("state")).state as string;
    const findWorkers = () =>
      spawnSync("pgrep", ["-P", String(served.process.pid)])
        .stdout.toString()
        .trim();
    const countLocks = async () => {
      const activities = knex("pg_stat_activity").whereRaw("datname = current_database()");
      return (await activities.where({ waitEventType: "Lock" })).length;
    };
    const pollWorker = <T>(read: () => T) => expect.poll(read, { timeout: WORKER_LIMIT_MS });
    const content = await readFile(file);
    const upload = async () => {
      const admin = new ApiClient(served);
      await admin.signIn("admin@demo.example", DEMONSTRATION_PASSWORD);
      const tryUpload = () => admin.upload("/api/import/upload?kind=crime&fileName=figures.csv", content);
      let response = await tryUpload();
      while (!response.ok) {
        await delay(500);
        response = await tryUpload();
      }
      return { admin, ...((await response.json()) as { importId: number }) };
    };

    let { admin, importId } = await upload();
    for (const killedProcess of ["worker", "server"]) {
      await pollWorker(() => getState(importId)).toBe("previewed");
      await pollWorker(findWorkers).toBe("");
      // The import has written everything but the data version, whose row is locked.
      const blockingTransaction = await knex.transaction();
      await blockingTransaction("data_version").forUpdate().select();
      const application = { importId, reason: "It is meant so.", source: IMPORT_SOURCE };
      expect((await admin.postJson("/api/import/apply", application)).status).toBe(200);
      await pollWorker(countLocks).toBe(1);
      if (killedProcess === "worker") {
        process.kill(Number(findWorkers()), "SIGKILL");
        await expect.poll(findWorkers).toBe("");
      } else {
        served.process.kill("SIGKILL");
        await once(served.process, "exit");
        // Makes the import count as abandoned without waiting a minute.
        await knex("data_import").update({ aliveAt: new Date(0) });
        served = await serve({ databaseUrl: postgres.url });
      }
      await blockingTransaction.rollback();
      const next = await upload();
      expect(await getState(importId)).toBe("failed");
      expect(await knex("data_source").where({ theme: "crime", isDemonstration: true })).toHaveLength(1);
      ({ admin, importId } = next);
    }
    const auditedImports = await knex("audit_log")
      .whereLike("what", "import %")
      .orderBy("audit_id")
      .pluck("what");
    const begun = ["import uploaded", "import begun"];
    expect(auditedImports).toEqual([...begun, ...begun, "import uploaded"]);
  },
  5 * WORKER_LIMIT_MS,
);
