import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { expect, test } from "vitest";

/** Modules that handle uploads, together with everything that they import. */
const ENTRY_POINTS = [
  "api/importWorker.ts",
  "api/questionnaire/sheetWorker.ts",
  "api/building-block/catalogue/sheetWorker.ts",
  "api/building-block/sheet/sheetWorker.ts",
  "api/questionnaire/routes.ts",
  "api/building-block/catalogue/routes.ts",
  "api/building-block/sheet/routes.ts",
  "api/data-import/routes.ts",
];
const IMPORT = /(?:from|import) "(\.[^"]+\.ts)"/g;
/** Matches a regular expression's literal on one line, after a character that may precede it. */
const PATTERN =
  /(?<=[(=>,:?[{!&|;]\s*|return\s|^\s*)\/(?![*/])((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)/gm;

const LENGTH = 4000;
const TIMES_LONGER = 4;
/** Linear patterns take 4 times as long, quadratic ones 16 times. */
const MAX_GROWTH = 9;
const PREFIXES = ["", "Yes", "1", "=", '"', "x ="];
const REPEATED = [...` aA01=.-_,'"#/|é\n\t\u200b`, "a ", "1.", "a.", "ab1 "];
const SUFFIXES = ["", "!", "x", "\0"];

function listImportedFiles(entryPoints: readonly string[]): Set<string> {
  const paths = new Set<string>();
  const remaining = entryPoints.map((file) => resolve(file));
  for (let file = remaining.pop(); file !== undefined; file = remaining.pop()) {
    if (paths.has(file)) continue;
    paths.add(file);
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(IMPORT))
      remaining.push(resolve(dirname(file), path));
  }
  return paths;
}

const patterns = new Map<string, RegExp>();
for (const file of listImportedFiles(ENTRY_POINTS)) {
  const text = readFileSync(file, "utf8").replaceAll(/^\s*(\/\/|\/?\*).*$/gm, "");
  for (const [, source = "", flags = ""] of text.matchAll(PATTERN)) {
    patterns.set(`/${source}/${flags}`, new RegExp(source, flags.replace(/[gy]/g, "")));
  }
}

/** Returns microseconds of the fastest run, because other work only adds time. */
function measureCpuTime(pattern: RegExp, text: string, runs: number): number {
  let shortest = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const startUsage = process.cpuUsage();
    pattern.test(text);
    const { user, system } = process.cpuUsage(startUsage);
    shortest = Math.min(shortest, user + system);
  }
  return shortest;
}

/** Returns a text on which the pattern takes more than linear time, if there is one. */
function findSlowText(pattern: RegExp): string | undefined {
  for (const prefix of PREFIXES) {
    for (const repeated of REPEATED) {
      for (const suffix of SUFFIXES) {
        const getText = (length: number) => prefix + repeated.repeat(length) + suffix;
        // Two milliseconds for some thousand characters: a linear pattern takes a hundredth of that.
        if (measureCpuTime(pattern, getText(LENGTH), 1) < 2000) continue;
        const shortTime = Math.max(measureCpuTime(pattern, getText(LENGTH), 5), 200);
        const longTime = measureCpuTime(pattern, getText(LENGTH * TIMES_LONGER), 3);
        if (longTime / shortTime > MAX_GROWTH) return JSON.stringify(getText(3));
      }
    }
  }
  return undefined;
}

test("finds the patterns of all modules that handle uploads, and detects a quadratic one", () => {
  expect(patterns.size).toBeGreaterThan(50);
  expect(findSlowText(/^(.*?)(?:\s*=\s*(\d{1,3}))?$/s)).toBeDefined();
});

test("S50 no pattern that runs on uploads is worse than linear", () => {
  const slowPatterns = [...patterns].flatMap(([source, pattern]) => {
    const text = findSlowText(pattern);
    return text === undefined ? [] : [`${source} on ${text}`];
  });
  expect(slowPatterns).toEqual([]);
});
