import { setTimeout as delay } from "node:timers/promises";
import { runWorker } from "../../api/data-import/runWorker.ts";
import { type Database, openDatabase } from "../../api/lib/database/db.ts";
import { readEnv } from "../../api/lib/operating/env.ts";
import { startApi } from "./apiServer.ts";
import { timed } from "./Measurement.ts";
import { BENCH_DAY } from "./postgresServer.ts";
import type { Resources } from "./Resources.ts";

const ASKED = ["/api/crime/stats", "/api/dashboard?boundaryId=7", "/api/geography/boundary/geojson/0"];
const EVERY_MS = 10;

const ALONE_MS = 10_000;

type Times = { alone: number[]; meanwhile: number[] };

/** In milliseconds. The import is one of the browser's. */
export async function answersMeanwhile(resources: Resources, file: string): Promise<Times> {
  const folder = await resources.folder();
  const url = await (await resources.postgres()).createDatabase("demonstration");
  const server = await startApi(folder, url);
  const database = await openDatabase({ DATABASE_URL: url, VAR_DIR: folder });
  const ask = async (path: string) => (await fetch(server.url + path)).arrayBuffer();
  const during = async (work: Promise<unknown>) => {
    const times: number[] = [];
    let isOver = false;
    void work.then(() => {
      isOver = true;
    });
    for (let at = 0; !isOver; at++) {
      times.push(await timed(() => ask(ASKED[at % ASKED.length] as string)));
      await delay(EVERY_MS);
    }
    return times;
  };
  try {
    for (const path of ASKED) await ask(path);
    const alone = await during(delay(ALONE_MS));
    const importing = importInto(database, url, { file, folder });
    const meanwhile = await during(importing);
    const result = await importing;
    if ("problem" in result) throw new Error(result.problem);
    return { alone, meanwhile };
  } finally {
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
    },
  });
}
