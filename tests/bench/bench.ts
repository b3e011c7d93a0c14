import { cpus, totalmem } from "node:os";
import type { Measurement, Row } from "./Measurement.ts";
import { Resources } from "./Resources.ts";
import { SkipError } from "./SkipError.ts";

/** Each budget has a baseline of the same run. `npm run bench -- NAME …` limits the measurements. */
const MEASUREMENTS: Readonly<Record<string, () => Promise<Measurement>>> = {
  cached: async () => (await import("./cachedResponses.ts")).benchCachedResponses,
  uncached: async () => (await import("./uncachedResponses.ts")).benchUncachedResponses,
  many: async () => (await import("./manyFigures.ts")).benchManyFigures,
  capture: async () => (await import("./savedContact.ts")).benchSavedContact,
  survey: async () => (await import("./surveyAnswers.ts")).benchSurveyAnswers,
  answering: async () => (await import("./surveyPage.ts")).benchSurveyPage,
  lists: async () => (await import("./lists.ts")).benchLists,
  import: async () => (await import("./crimeImport.ts")).benchCrimeImport,
  choropleth: async () => (await import("./choropleth.ts")).benchChoropleth,
  bytes: async () => (await import("./pageBytes.ts")).benchPageBytes,
  cdn: async () => (await import("./cacheReplay.ts")).benchCacheReplay,
  lighthouse: async () => (await import("./lighthouse.ts")).benchLighthouse,
};

const COLUMNS: readonly [title: string, cell: (row: Row) => string][] = [
  ["what", ({ what }) => what],
  ["measured", ({ measured }) => measured],
  ["baseline", ({ baseline }) => baseline],
  ["ratio", ({ ratio }) => ratio],
  ["limit", ({ limit }) => limit],
  ["met?", ({ isMet }) => (isMet ? "yes" : "NO")],
];

const names = process.argv.slice(2);
const unknownNames = names.filter((name) => !(name in MEASUREMENTS));
if (unknownNames.length > 0) {
  console.error(`Usage: npm run bench [-- ${Object.keys(MEASUREMENTS).join(" ")}]`);
  process.exit(1);
}

const startedAt = performance.now();
const resources = new Resources();
const endResources = async () => {
  await resources.end();
  process.exit(130);
};
process.once("SIGINT", endResources).once("SIGTERM", endResources);

const rows: Row[] = [];
const notes: string[] = [];
for (const [name, load] of Object.entries(MEASUREMENTS)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.error(`Measuring: ${name} …`);
  try {
    const measure = await load();
    rows.push(...(await measure(resources)));
  } catch (error) {
    if (error instanceof SkipError) notes.push(`Not measured: ${name} (${error.message}).`);
    else {
      console.error(error);
      notes.push(`FAILED: ${name} (${error instanceof Error ? error.message : error}).`);
      process.exitCode = 1;
    }
  }
}
await resources.end();

console.log(`\n${describeMachine()}\n`);
console.log(formatTable(rows));
for (const note of notes) console.log(`\n${note}`);
const missed = rows.filter(({ isMet }) => isMet === false).length;
const seconds = Math.round((performance.now() - startedAt) / 1000);
console.log(`\n${rows.length} measured, ${missed} over budget, in ${seconds} s.`);

function describeMachine(): string {
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${processor?.model.trim() ?? "unknown processor"}, ${cpus().length} cores, ${memory} GB memory, Node ${process.version}`;
}

function formatTable(rows: readonly Row[]): string {
  const lines = [
    COLUMNS.map(([title]) => title),
    COLUMNS.map(() => ""),
    ...rows.map((row) => COLUMNS.map(([, cell]) => cell(row))),
  ];
  const widths = COLUMNS.map((_, column) => Math.max(...lines.map((cells) => (cells[column] ?? "").length)));
  return lines
    .map((cells, index) => {
      const padded = cells.map((cell, column) =>
        index === 1 ? "-".repeat(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      );
      return `| ${padded.join(" | ")} |`;
    })
    .join("\n");
}
