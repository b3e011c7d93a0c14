import { setTimeout as delay } from "node:timers/promises";
import { runWorker } from "../../api/data-import/runWorker.ts";
import { openDatabase } from "../../api/lib/database/db.ts";
import { readEnv } from "../../api/lib/operating/env.ts";
import { startApi } from "./apiServer.ts";
import { timed } from "./Measurement.ts";
import { BENCH_DAY } from "./postgresServer.ts";
import type { Resources } from "./Resources.ts";

const ASKED = ["/api/crime/stats", "/api/dashboard?boundaryId=7", "/api/geography/boundary/geojson/0"];
const EVERY_MS = 10;

/** Milliseconds of each kept answer of a server while it imports a file of crime as from the browser. */
export async function answersMeanwhile(resources: Resources, file: string): Promise<number[]> {
  const folder = await resources.folder();
  const url = await (await resources.postgres()).createDatabase("demonstration");
  const server = await startApi(folder, url);
  const database = await openDatabase({ DATABASE_URL: url, VAR_DIR: folder });
  const ask = async (path: string) => (await fetch(server.url + path)).arrayBuffer();
  try {
    for (const path of ASKED) await ask(path);
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
    let result: Awaited<ReturnType<typeof runWorker>> | undefined;
    void runWorker({
      database,
      env: readEnv({ DATABASE_URL: url, VAR_DIR: folder }),
      onProgress: () => undefined,
      task: {
        importId: row.importId,
        kind: "crime",
        file,
        dryRun: false,
        varDir: folder,
        today: BENCH_DAY,
        appliedBy: undefined,
      },
    }).then((found) => {
      result = found;
    });
    const times: number[] = [];
    for (let at = 0; result === undefined; at++) {
      times.push(await timed(() => ask(ASKED[at % ASKED.length] as string)));
      await delay(EVERY_MS);
    }
    if ("problem" in result) throw new Error(result.problem);
    return times;
  } finally {
    await database.close();
    await server.stop();
  }
}
