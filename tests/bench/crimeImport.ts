import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { from as copyFrom } from "pg-copy-streams";
import { openDatabase } from "../../api/lib/database/db.ts";
import { asAdmin } from "../../api/testing/asAdmin.ts";
import { importCrimeFile, writeCrimeFile } from "./crimeFile.ts";
import { latencyDuringImport } from "./latencyDuringImport.ts";
import {
  checkLimit,
  compareToBaseline,
  type Measurement,
  measureInterleaved,
  measureTime,
  percentile,
} from "./Measurement.ts";
import type { PostgresServer } from "./postgresServer.ts";
import { connect } from "./recordedSql.ts";

const LIMIT = { rounds: 5, seconds: 40 };
/** With every station, 1.4 million figures. */
const SIZE = { quarters: 30, financialYears: 0, categories: 40 };

/** A long CSV of 1.4 million figures, compared with a COPY of as many ready rows, a row each. */
export const benchCrimeImport: Measurement = async (resources) => {
  const postgres = await resources.postgres();
  const folder = await resources.folder();
  const files = await writeCrimeFile(folder, SIZE);
  const times = await measureInterleaved(LIMIT, {
    measured: () => timeImport(postgres, files.csv, folder, files.figures),
    baseline: () => timeCopy(postgres, files.rows),
  });
  const { alone, during } = await latencyDuringImport(resources, files.csv);
  return [
    compareToBaseline({
      what: `Import of ${files.figures.toLocaleString("en")} crime figures, compared with a raw COPY`,
      measured: times.measured / 1000,
      baseline: times.baseline / 1000,
      unit: "s",
      atMost: 2,
    }),
    checkLimit({
      what: `99th percentile of ${during.length.toLocaleString("en")} cached responses while a server imports it (${percentile(99, alone).toFixed(0)} ms before)`,
      measured: percentile(99, during),
      unit: "ms",
      atMost: 50,
    }),
  ];
};

async function timeImport(
  postgres: PostgresServer,
  file: string,
  varDir: string,
  figures: number,
): Promise<number> {
  const url = await postgres.createDatabase("reference");
  const { knex, close } = await openDatabase({ DATABASE_URL: url, VAR_DIR: "" });
  const time = await measureTime(() => importCrimeFile(knex, file, varDir));
  const precincts = knex("boundary").where("boundary_type_id", 5).select("boundary_id");
  const [stored] = await knex("crime_figure").whereIn("boundary_id", precincts).count({ figures: "*" });
  if (Number(stored?.figures) !== figures) throw new Error(`Only ${stored?.figures} figures were imported.`);
  await close();
  await postgres.dropDatabase(url);
  return time;
}

async function timeCopy(postgres: PostgresServer, file: string): Promise<number> {
  const url = await postgres.createDatabase("reference");
  await asAdmin(
    url,
    `create table raw_figure (boundary_id int, year smallint, quarter smallint, crime_type_id smallint, value int not null,
      primary key (boundary_id, year, quarter, crime_type_id))`,
  );
  const client = await connect(url);
  const time = await measureTime(async () => {
    await client.query("begin");
    await pipeline(createReadStream(file), client.query(copyFrom("copy raw_figure from stdin")));
    await client.query("commit");
  });
  await client.end();
  await postgres.dropDatabase(url);
  return time;
}
