import { runImport } from "../../api/data-import/importers.ts";
import { openDatabase } from "../../api/lib/database/db.ts";
import { writeCrimeFile } from "./crimeFile.ts";
import { startInProcess } from "./inProcessApi.ts";
import {
  checkLimit,
  compareToBaseline,
  type Measurement,
  measureInterleaved,
  measureTime,
  percentile,
  type Row,
} from "./Measurement.ts";
import { BENCH_DAY } from "./postgresServer.ts";
import { connect, replay } from "./recordedSql.ts";

/** Ten years of quarters over all the years that were published: 3.1 million figures. */
const SIZE = { quarters: 40, financialYears: 21, categories: 44 };
const LIMIT = { rounds: 101, seconds: 20 };
const WARM_UPS = 5;
const MAX_P95_MS = 300;

const ADDRESSES = [
  "/api/crime/stats",
  "/api/crime/stats?areaTypeId=5",
  "/api/crime/stats?boundaryId=7",
  "/api/dashboard",
  "/api/geography/boundary/geomarker/0/0",
  "/api/findings?componentId=3",
  "/api/findings?componentId=3&areaTypeId=5",
];

/** Responses that are not cached, compared with their SQL alone, when figures have arrived for decades. */
export const benchManyFigures: Measurement = async (resources) => {
  const postgres = await resources.postgres();
  const folder = await resources.folder();
  const { csv: file, figures } = await writeCrimeFile(folder, SIZE);
  const url = await postgres.createDatabase("demonstration");
  const { knex, close } = await openDatabase({ DATABASE_URL: url, VAR_DIR: "" });
  await runImport(knex, {
    kind: "crime",
    file,
    dryRun: false,
    varDir: folder,
    today: BENCH_DAY,
    options: { reason: "A benchmark." },
    onProgress: () => {},
  });
  // Autovacuum does this a minute later.
  await knex.raw("vacuum analyze");
  await close();
  const client = await connect(url);
  const api = await startInProcess(url);
  const rows: Row[] = [];
  try {
    for (const address of ADDRESSES) {
      const statements = await api.recordSql(address);
      for (let round = 0; round < WARM_UPS; round++) await api.timeResponse(address);
      const responses: number[] = [];
      const times = await measureInterleaved(LIMIT, {
        respond: async () => {
          const ms = await api.timeResponse(address);
          responses.push(ms);
          return ms;
        },
        sql: () => measureTime(() => replay(client, statements)),
      });
      const what = `GET ${address}, not cached, at ${figures.toLocaleString("en")} figures`;
      rows.push(
        compareToBaseline({ what, measured: times.respond, baseline: times.sql, unit: "ms", atMost: 2 }),
        checkLimit({
          what: `… 95 of 100 within`,
          measured: percentile(95, responses),
          unit: "ms",
          atMost: MAX_P95_MS,
        }),
      );
    }
    return rows;
  } finally {
    await client.end();
    await api.close();
    await postgres.dropDatabase(url);
  }
};
