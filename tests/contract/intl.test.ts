import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const files = globSync("{api,app,ui}/**/*.{ts,tsx}", {
  cwd: root,
  exclude: (name) => /node_modules|(^|\/)dist(\/|$)|\.test\.tsx?$/.test(name),
});

const CALL = /\b(?:Intl\.(?!PluralRules)\w+|toLocale\w*|localeCompare)\(([^;]*)/g;
const inEnglish = (call: string, values: string) =>
  call.startsWith("localeCompare")
    ? /^[^()]*, "en(-[A-Z]{2})?"/.test(values)
    : /^\s*"en(-[A-Z]{2})?"/.test(values);

const inAnotherLanguage = (source: string): string[] =>
  [...source.matchAll(CALL)]
    .filter(([call, values = ""]) => !inEnglish(call, values))
    .map(([call]) => call.slice(0, 80));

test("nothing is written or sorted by a browser's data of another language than English", () => {
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    inAnotherLanguage(readFileSync(`${root}/${file}`, "utf8")).map((call) => `${file}: ${call}`),
  );
  expect(found).toEqual([]);
});

test("a call in another language, or in the browser's own, would be found", () => {
  expect(inAnotherLanguage('new Intl.NumberFormat("zu").format(1)')).toHaveLength(1);
  expect(inAnotherLanguage("new Intl.DateTimeFormat(language, { month })")).toHaveLength(1);
  expect(inAnotherLanguage("count.toLocaleString()")).toHaveLength(1);
  expect(inAnotherLanguage("name.localeCompare(other)")).toHaveLength(1);
  expect(inAnotherLanguage('new Intl.ListFormat("en-GB").format(names)')).toEqual([]);
});
