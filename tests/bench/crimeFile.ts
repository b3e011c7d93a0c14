import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Knex } from "knex";
import { z } from "zod";
import { periodLabel } from "../../api/crime/periods.ts";
import { runImport } from "../../api/data-import/importers.ts";
import { readReference } from "../../api/lib/figures/readReference.ts";
import { BENCH_DAY } from "./postgresServer.ts";

/** Numbers of periods that end with January to March 2026 and with 2025/26, and of categories. */
type Size = { quarters: number; financialYears: number; categories: number };

/** A long CSV, and the same figures as rows for COPY; both in the order of the key. */
type CrimeFile = { figures: number; csv: string; rows: string };

const Station = z.object({ name: z.string() });
const Category = z.object({ crime_type_id: z.coerce.number(), description: z.string() });

const SEXUAL_OFFENCES = 1;
const SEXUAL_OFFENCE_PARTS = [2, 3, 4, 5];

/** Writes a figure for each station, category and period. */
export async function writeCrimeFile(folder: string, size: Size): Promise<CrimeFile> {
  const stations = await readReference("police_stations.csv", Station);
  const categories = (await readReference("crime_types.csv", Category)).slice(0, size.categories);
  const periods = listPeriods(size);
  const name = `${periods.length}-periods`;
  const file = {
    figures: stations.length * periods.length * categories.length,
    csv: join(folder, `${name}.csv`),
    rows: join(folder, `${name}.rows`),
  };
  function* figures() {
    for (const [station, { name }] of stations.entries()) {
      for (const [index, period] of periods.entries()) {
        const getCount = (type: number) => (station * 31 + index * 7 + type * 3) % 60;
        const parts = SEXUAL_OFFENCE_PARTS.reduce((sum, type) => sum + getCount(type), 0);
        for (const { crime_type_id: type, description } of categories)
          yield {
            name,
            station,
            period,
            type,
            description,
            count: type === SEXUAL_OFFENCES ? parts : getCount(type),
          };
      }
    }
  }
  function* csv() {
    yield "station,period,category,count\n";
    for (const { name, period, description, count } of figures())
      yield `${quoteCell(name)},${period.name},${quoteCell(description)},${count}\n`;
  }
  function* rows() {
    for (const { station, period, type, count } of figures())
      yield `${10_001 + station}\t${period.year}\t${period.quarter}\t${type}\t${count}\n`;
  }
  await pipeline(Readable.from(joinIntoChunks(csv())), createWriteStream(file.csv));
  await pipeline(Readable.from(joinIntoChunks(rows())), createWriteStream(file.rows));
  return file;
}

export const importCrimeFile = (knex: Knex, file: string, varDir: string) =>
  runImport(knex, {
    kind: "crime",
    file,
    dryRun: false,
    varDir,
    today: BENCH_DAY,
    options: { reason: "A benchmark." },
    onProgress: () => {},
  });

function listPeriods({ quarters, financialYears }: Size) {
  const latest = 2026 * 4;
  const quarterPeriods = Array.from({ length: quarters }, (_, index) => {
    const number = latest - index;
    const [year, quarter] = [Math.floor(number / 4), (number % 4) + 1];
    return { year, quarter, name: `${year}Q${quarter}` };
  });
  const yearPeriods = Array.from({ length: financialYears }, (_, index) => {
    const period = { year: 2025 - index, quarter: 0 };
    return { ...period, name: periodLabel(period) };
  });
  return [...quarterPeriods, ...yearPeriods].sort((a, b) => a.year - b.year || a.quarter - b.quarter);
}

const quoteCell = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function* joinIntoChunks(lines: Iterable<string>): Generator<string> {
  let chunk = "";
  for (const line of lines) {
    chunk += line;
    if (chunk.length < 1 << 16) continue;
    yield chunk;
    chunk = "";
  }
  yield chunk;
}
