import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { expect, test } from "vitest";

/** Everything that these import runs on uploads. */
const ROOMS = [
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
/** A literal on one line, after a character that may precede one. */
const PATTERN =
  /(?<=[(=>,:?[{!&|;]\s*|return\s|^\s*)\/(?![*/])((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)/gm;

const LENGTH = 4000;
const TIMES_LONGER = 4;
/** Linear patterns take 4 times as long, quadratic ones 16 times. */
const MAX_GROWTH = 9;
const PREFIXES = ["", "Yes", "1", "=", '"', "x ="];
const PUMPED = [
  " ",
  "a",
  "A",
  "0",
  "1",
  "=",
  ".",
  "-",
  "_",
  ",",
  "'",
  '"',
  "#",
  "/",
  "|",
  "é",
  "\n",
  "\t",
  "a ",
  "1.",
  "a.",
  "ab1 ",
  "\u200b",
];
const SUFFIXES = ["", "!", "x", "\0"];

function listFiles(start: readonly string[]): Set<string> {
  const paths = new Set<string>();
  const left = start.map((file) => resolve(file));
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (paths.has(file)) continue;
    paths.add(file);
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(IMPORT))
      left.push(resolve(dirname(file), path));
  }
  return paths;
}

const patterns = new Map<string, RegExp>();
for (const file of listFiles(ROOMS)) {
  const text = readFileSync(file, "utf8").replaceAll(/^\s*(\/\/|\/?\*).*$/gm, "");
  for (const [, source = "", flags = ""] of text.matchAll(PATTERN)) {
    patterns.set(`/${source}/${flags}`, new RegExp(source, flags.replace(/[gy]/g, "")));
  }
}

/** In microseconds. The fastest of several runs, because other work only adds. */
function formatTime(pattern: RegExp, text: string, runs: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const from = process.cpuUsage();
    pattern.test(text);
    const { user, system } = process.cpuUsage(from);
    least = Math.min(least, user + system);
  }
  return least;
}

/** A text on which the pattern is worse than linear, if there is one. */
function slowText(pattern: RegExp): string | undefined {
  for (const prefix of PREFIXES) {
    for (const pumped of PUMPED) {
      for (const suffix of SUFFIXES) {
        const getText = (length: number) => prefix + pumped.repeat(length) + suffix;
        // Two milliseconds for some thousand characters: a linear pattern takes a hundredth of that.
        if (formatTime(pattern, getText(LENGTH), 1) < 2000) continue;
        const short = Math.max(formatTime(pattern, getText(LENGTH), 5), 200);
        const long = formatTime(pattern, getText(LENGTH * TIMES_LONGER), 3);
        if (long / short > MAX_GROWTH) return JSON.stringify(getText(3));
      }
    }
  }
  return undefined;
}

test("the patterns of all rooms that take uploads are looked at", () => {
  expect(patterns.size).toBeGreaterThan(50);
  expect(slowText(/^(.*?)(?:\s*=\s*(\d{1,3}))?$/s)).toBeDefined();
});

test("S50 no pattern that runs on uploads is worse than linear", () => {
  const slow = [...patterns].flatMap(([source, pattern]) => {
    const text = slowText(pattern);
    return text === undefined ? [] : [`${source} on ${text}`];
  });
  expect(slow).toEqual([]);
});
