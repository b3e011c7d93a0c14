import { createReadStream, createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { from as copyFrom } from "pg-copy-streams";
import { z } from "zod";
import { runImport } from "../../api/data-import/importers.ts";
import { openDatabase } from "../../api/lib/db.ts";
import { readReference } from "../../api/lib/readReference.ts";
import { asAdmin } from "../../api/lib/testing/asAdmin.ts";
import { connect } from "./capturedSql.ts";
import { compared, inTurn, type Measurement, timed } from "./Measurement.ts";
import { BENCH_DAY, type PostgresServer } from "./postgresServer.ts";

const LIMIT = { rounds: 5, seconds: 40 };
/** With every station and these many quarters and categories there are 1.4 million figures. */
const QUARTERS = 30;
const CATEGORIES = 40;
const FIRST_YEAR = 2018;

const Station = z.object({ name: z.string() });
const Category = z.object({ crime_type_id: z.coerce.number(), description: z.string() });

type Files = { figures: number; csv: string; rows: string };

/** A long CSV of 1.4 million figures, beside a COPY of as many ready rows into a table of the same shape. */
export const crimeImport: Measurement = async (resources) => {
  const postgres = await resources.postgres();
  const folder = await resources.folder();
  const files = await writeFiles(folder);
  const times = await inTurn(LIMIT, {
    measured: () => timeImport(postgres, files.csv, folder, files.figures),
    baseline: () => timeCopy(postgres, files.rows),
  });
  return [
    compared({
      what: `Import of ${files.figures.toLocaleString("en")} crime figures, beside a raw COPY`,
      measured: times.measured / 1000,
      baseline: times.baseline / 1000,
      unit: "s",
      atMost: 2,
    }),
  ];
};

/** The CSV, and the same figures as rows for COPY, both in the order of the key. */
async function writeFiles(folder: string): Promise<Files> {
  const stations = await readReference("police_stations.csv", Station);
  const categories = (await readReference("crime_types.csv", Category)).slice(0, CATEGORIES);
  const files = { figures: 0, csv: join(folder, "figures.csv"), rows: join(folder, "figures.rows") };
  function* figures() {
    for (const [station, { name }] of stations.entries()) {
      for (let quarter = 0; quarter < QUARTERS; quarter++) {
        const [year, of] = [FIRST_YEAR + Math.floor(quarter / 4), (quarter % 4) + 1];
        for (const { crime_type_id, description } of categories) {
          files.figures += 1;
          const count = (station * 31 + quarter * 7 + crime_type_id * 3) % 60;
          yield { name, station, year, of, description, crime_type_id, count };
        }
      }
    }
  }
  function* csv() {
    yield "station,period,category,count\n";
    for (const { name, year, of, description, count } of figures()) {
      yield `${quoted(name)},${year}Q${of},${quoted(description)},${count}\n`;
    }
  }
  function* rows() {
    files.figures = 0;
    for (const { station, year, of, crime_type_id, count } of figures()) {
      yield `${10_001 + station}\t${year}\t${of}\t${crime_type_id}\t${count}\n`;
    }
  }
  await pipeline(Readable.from(inChunks(csv())), createWriteStream(files.csv));
  await pipeline(Readable.from(inChunks(rows())), createWriteStream(files.rows));
  return files;
}

const quoted = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function* inChunks(lines: Iterable<string>): Generator<string> {
  let chunk = "";
  for (const line of lines) {
    chunk += line;
    if (chunk.length < 1 << 16) continue;
    yield chunk;
    chunk = "";
  }
  yield chunk;
}

async function timeImport(
  postgres: PostgresServer,
  file: string,
  varDir: string,
  figures: number,
): Promise<number> {
  const url = await postgres.createDatabase("reference");
  const { knex, close } = await openDatabase({ DATABASE_URL: url, VAR_DIR: "" });
  const time = await timed(() =>
    runImport(knex, { kind: "crime", file, dryRun: false, varDir, today: BENCH_DAY, onProgress: () => {} }),
  );
  const precincts = knex("boundary").where("boundary_type_id", 5).select("boundary_id");
  const [stored] = await knex("crime_figure").whereIn("boundary_id", precincts).count({ figures: "*" });
  if (Number(stored?.figures) !== figures) throw new Error(`Only ${stored?.figures} figures were imported.`);
  await close();
  await postgres.dropDatabase(url);
  return time;
}

async function timeCopy(postgres: PostgresServer, file: string): Promise<number> {
  const url = await postgres.createDatabase("reference");
  await asAdmin(url, "create table raw_figure (like crime_figure including all)");
  const client = await connect(url);
  const time = await timed(async () => {
    await client.query("begin");
    await pipeline(createReadStream(file), client.query(copyFrom("copy raw_figure from stdin")));
    await client.query("commit");
  });
  await client.end();
  await postgres.dropDatabase(url);
  return time;
}
