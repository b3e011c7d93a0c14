import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { periodLabel } from "../../api/crime/periods.ts";
import { readReference } from "../../api/lib/figures/readReference.ts";

/** The latest are January to March 2026, and 2025/26. */
type Size = { quarters: number; financialYears: number; categories: number };

/** A long CSV, and the same figures as rows for COPY; both in the order of the key. */
type CrimeFile = { figures: number; csv: string; rows: string };

const Station = z.object({ name: z.string() });
const Category = z.object({ crime_type_id: z.coerce.number(), description: z.string() });

const SEXUAL_OFFENCES = 1;
const THEIR_PARTS = [2, 3, 4, 5];

/** Every station has a figure of every category in every period. */
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
        const parts = THEIR_PARTS.reduce((sum, type) => sum + getCount(type), 0);
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
      yield `${quoted(name)},${period.name},${quoted(description)},${count}\n`;
  }
  function* rows() {
    for (const { station, period, type, count } of figures())
      yield `${10_001 + station}\t${period.year}\t${period.quarter}\t${type}\t${count}\n`;
  }
  await pipeline(Readable.from(inChunks(csv())), createWriteStream(file.csv));
  await pipeline(Readable.from(inChunks(rows())), createWriteStream(file.rows));
  return file;
}

function listPeriods({ quarters, financialYears }: Size) {
  const latest = 2026 * 4;
  const ofQuarters = Array.from({ length: quarters }, (_, index) => {
    const number = latest - index;
    const [year, quarter] = [Math.floor(number / 4), (number % 4) + 1];
    return { year, quarter, name: `${year}Q${quarter}` };
  });
  const ofYears = Array.from({ length: financialYears }, (_, index) => {
    const period = { year: 2025 - index, quarter: 0 };
    return { ...period, name: periodLabel(period) };
  });
  return [...ofQuarters, ...ofYears].sort((a, b) => a.year - b.year || a.quarter - b.quarter);
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
