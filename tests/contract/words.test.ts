import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A migration never changes once it has landed, so its words stay too. */
const files = globSync("{api,app,ui,mocks,scripts,tests,.storybook}/**/*.{ts,tsx}", {
  cwd: root,
  exclude: (name) => /node_modules|(^|\/)dist(\/|$)|(^|\/)\d{3}_\w+\.ts$|words\.test\.ts$/.test(name),
});
const sources = files.map((file) => ({ file, lines: readFileSync(`${root}/${file}`, "utf8").split("\n") }));

/** Words that people do not say, and what to write instead. */
const AVOIDED: readonly [word: RegExp, instead: string][] = [
  [/(?<!under|out)standing/i, "existing, current, cached or valid"],
  [/\banew\b/i, "again"],
  [/(?<![a-z])told(?![a-z])|Told(?![a-z])/, "reported, stated or shown"],
  [/nought/i, "zero"],
  [/\b(MOST|LONGEST|LARGEST)_/, "MAX_"],
  [/\bFEWEST_/, "MIN_"],
];

const avoidedIn = (line: string) => AVOIDED.flatMap(([word, instead]) => (word.test(line) ? [instead] : []));

test("words that were replaced do not come back", () => {
  expect(files.length).toBeGreaterThan(2000);
  const found = sources.flatMap(({ file, lines }) =>
    lines.flatMap((line, at) => avoidedIn(line).map((instead) => `${file}:${at + 1}: write ${instead}`)),
  );
  expect(found).toEqual([]);
});

test("a replaced word would be found in a name, a limit and a comment", () => {
  expect(avoidedIn("const standingRows = readStanding();")).toHaveLength(1);
  expect(avoidedIn("const MOST_ROWS = 2000;")).toEqual(["MAX_"]);
  expect(avoidedIn("// What the caller is told.")).toHaveLength(1);
  expect(avoidedIn("const outstanding = understanding(bold, stolid, withTolden);")).toEqual([]);
});

/** These numbers may fall and not rise; a higher one needs a reason in its commit. */
const MAX_SOURCE_LINES = 117_270;
const MAX_COMMENT_WORDS = 38_400;
const MAX_LONG_FILES = 74;

test("sources, comments and long files do not grow", () => {
  const own = sources.filter(({ file }) => !/\.(test|stories)\.tsx?$|^tests\/|\/testing\//.test(file));
  expect(own.reduce((sum, { lines }) => sum + lines.length, 0)).toBeLessThanOrEqual(MAX_SOURCE_LINES);
  const comments = sources
    .flatMap(({ lines }) => lines)
    .filter((line) => /^\s*(\/[/*]|\*|\{\/\*)/.test(line));
  const words = comments.flatMap((line) => line.match(/[\p{L}\d]\S*/gu) ?? []);
  expect(words.length).toBeLessThanOrEqual(MAX_COMMENT_WORDS);
  const long = sources.filter(({ lines }) => lines.length > 201);
  expect(long.length, long.map(({ file }) => file).join("\n")).toBeLessThanOrEqual(MAX_LONG_FILES);
});
