import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { runWorker } from "../../api/data-import/runWorker.ts";
import { type Database, openDatabase } from "../../api/lib/database/db.ts";
import { readEnv } from "../../api/lib/operating/env.ts";
import { startApi } from "./apiServer.ts";
import { BENCH_DAY } from "./postgresServer.ts";
import type { Resources } from "./Resources.ts";

const PATHS = ["/api/crime/stats", "/api/dashboard?boundaryId=7", "/api/geography/boundary/geojson/0"];
const SENDER = fileURLToPath(new URL("requestSender.ts", import.meta.url));
const WARM_UP_MS = 5000;
const ALONE_MS = 10_000;

type Times = { alone: number[]; during: number[] };

/** Returns response times in ms. A separate process sends the requests, because this process's memory use would delay them. */
export async function latencyDuringImport(resources: Resources, file: string): Promise<Times> {
  const folder = await resources.folder();
  const url = await (await resources.postgres()).createDatabase("demonstration");
  const server = await startApi(folder, url);
  const database = await openDatabase({ DATABASE_URL: url, VAR_DIR: folder });
  const sender = fork(SENDER);
  const readTimes = async (): Promise<number[]> => {
    sender.send("read");
    const ended = once(sender, "exit").then(() =>
      Promise.reject(new Error("The process that sends requests has ended.")),
    );
    const [times] = await Promise.race([once(sender, "message"), ended]);
    return times;
  };
  try {
    sender.send(PATHS.map((path) => server.url + path));
    await delay(WARM_UP_MS);
    await readTimes();
    await delay(ALONE_MS);
    const alone = await readTimes();
    const result = await importInto(database, url, { file, folder });
    const during = await readTimes();
    if ("errorMessage" in result) throw new Error(result.errorMessage);
    return { alone, during };
  } finally {
    sender.kill();
    await database.close();
    await server.stop();
  }
}

async function importInto(
  database: Database,
  url: string,
  { file, folder }: { file: string; folder: string },
) {
  const now = new Date();
  const { stakeholderId: uploadedBy } = await database.knex("user_account").first("stakeholder_id");
  const [row] = await database
    .knex("data_import")
    .insert({
      kind: "crime",
      fileName: "bench.csv",
      state: "applying",
      uploadedBy,
      uploadedAt: now,
      aliveAt: now,
    })
    .returning("import_id");
  const { importId } = row;
  return runWorker({
    database,
    env: readEnv({ DATABASE_URL: url, VAR_DIR: folder }),
    onProgress: () => undefined,
    task: {
      importId,
      kind: "crime",
      file,
      dryRun: false,
      varDir: folder,
      today: BENCH_DAY,
      appliedBy: undefined,
      reason: undefined,
    },
  });
}
