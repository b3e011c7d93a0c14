import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (pattern: string) =>
  globSync(pattern, {
    cwd: root,
    exclude: (name) => /node_modules|\/dist(\/|$)|\.(test|stories|fixture)\./.test(name),
  })
    .filter((file) => !file.startsWith("ui/tokens/"))
    .map((file) => ({ file, text: readFileSync(`${root}/${file}`, "utf8") }));

const COLOR = /#(?:[\da-f]{6}|[\da-f]{3})\b/gi;
const spelledOut = (color: string) =>
  (color.length === 4 ? color.replaceAll(/[\da-f]/gi, "$&$&") : color).toUpperCase();
const colorsIn = (text: string) => [...text.matchAll(COLOR)].map(([color]) => spelledOut(color));

const tokens = new Set(
  ["palette.ts", "dataColor.ts"].flatMap((file) =>
    colorsIn(readFileSync(`${root}/ui/tokens/${file}`, "utf8")),
  ),
);

/** A code for cameras and the page that covers ours are black on white, however ours look. */
const isPlain = (color: string) => ["#000000", "#FFFFFF"].includes(color);

test("scripts take their colours from the tokens", () => {
  const found = read("{app,ui}/**/*.{ts,tsx}").flatMap(({ file, text }) =>
    colorsIn(text.replaceAll(/^.*(?:\/\/|\*).*$/gm, ""))
      .filter((color) => !isPlain(color))
      .map((color) => `${file}: ${color}`),
  );
  expect(found).toEqual([]);
});

/** They are sent before any script, so they can only repeat the tokens. */
test("pages and style sheets that no script writes have only the tokens' colours", () => {
  const sheets = read("app/**/*.{css,html}");
  expect(sheets.length).toBeGreaterThan(4);
  const found = sheets.flatMap(({ file, text }) =>
    colorsIn(text)
      .filter((color) => !tokens.has(color))
      .map((color) => `${file}: ${color}`),
  );
  expect(found).toEqual([]);
});
