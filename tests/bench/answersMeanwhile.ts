import { fork } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { runWorker } from "../../api/data-import/runWorker.ts";
import { type Database, openDatabase } from "../../api/lib/database/db.ts";
import { readEnv } from "../../api/lib/operating/env.ts";
import { startApi, startBareServer } from "./apiServer.ts";
import type { Asked, ToAsk } from "./asker.ts";
import type { Answer } from "./bareServer.ts";
import { BENCH_DAY } from "./postgresServer.ts";
import type { Resources } from "./Resources.ts";

const ASKED = ["/api/crime/stats", "/api/dashboard?boundaryId=7", "/api/geography/boundary/geojson/0"];
const ASKER = fileURLToPath(new URL("asker.ts", import.meta.url));
const WARM_UP_MS = 5000;
const ALONE_MS = 10_000;

type Times = { alone: Asked; meanwhile: Asked; eventLoopDelay: number };

/**
 * In milliseconds, kept answers and one of a bare server in turn: what delays both is the machine. A process of its
 * own asks, for this one's memory would delay it. `eventLoopDelay`: of the server, 99 of 100 within.
 */
export async function answersMeanwhile(resources: Resources, file: string): Promise<Times> {
  const folder = await resources.folder();
  const url = await (await resources.postgres()).createDatabase("demonstration");
  const server = await startApi(folder, url);
  const bare = await startBareServer();
  const database = await openDatabase({ DATABASE_URL: url, VAR_DIR: folder });
  const asker = fork(ASKER);
  const readTimes = async (): Promise<Asked> => {
    asker.send("read");
    const ended = once(asker, "exit").then(() =>
      Promise.reject(new Error("The process that asks has ended.")),
    );
    const [times] = await Promise.race([once(asker, "message"), ended]);
    return times;
  };
  const readDelay = async () => {
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(metrics)?.[1]) * 1000;
  };
  try {
    const longest = await (await fetch(server.url + ASKED[1])).arrayBuffer();
    const answer: Answer = { headers: {}, body: Buffer.from(longest).toString("base64") };
    await writeFile(join(folder, "answer.json"), JSON.stringify(answer));
    await bare.send(join(folder, "answer.json"));
    const toAsk: ToAsk = { kept: ASKED.map((path) => server.url + path), bare: bare.url };
    asker.send(toAsk);
    await delay(WARM_UP_MS);
    await readTimes();
    await delay(ALONE_MS);
    const alone = await readTimes();
    // Each reading begins a new measurement.
    await readDelay();
    const result = await importInto(database, url, { file, folder });
    const meanwhile = await readTimes();
    if ("problem" in result) throw new Error(result.problem);
    return { alone, meanwhile, eventLoopDelay: await readDelay() };
  } finally {
    asker.kill();
    await database.close();
    await server.stop();
    await bare.stop();
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
    },
  });
}
