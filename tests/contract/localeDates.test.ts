import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

const files = globSync(["app/**/*.{ts,tsx}", "ui/**/*.{ts,tsx}", "api/*/contract.ts"], {
  cwd: root,
  exclude: (name) => /node_modules|dist|\.test\.|\.stories\./.test(name),
});

/** Each ends with its call. */
const writtenByLocale = /DateTimeFormat\([^)]*\)|\.toLocale(?:Date|Time)?String\([^)]*\)/g;

const inFigures = (source: string) =>
  [...source.matchAll(writtenByLocale)]
    .map(([call]) => call)
    .filter((call) => !/month: "(long|short)"/.test(call));

test("a date that a locale writes is for reading: it names its month in letters", () => {
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    inFigures(readFileSync(`${root}/${file}`, "utf8")).map((call) => `${file}: ${call}`),
  );
  // Browsers write dates differently, so none may be parsed as an ISO date again.
  expect(found).toEqual([]);
});

test("the ISO date that WebKit wrote otherwise would be found", () => {
  expect(inFigures('new Intl.DateTimeFormat("en-CA", { timeZone: "Africa/Johannesburg" })')).toHaveLength(1);
  expect(inFigures('day.toLocaleDateString("sv-SE")')).toHaveLength(1);
  expect(inFigures('new Intl.DateTimeFormat("en-ZA", { month: "long", timeZone: "UTC" })')).toEqual([]);
});
