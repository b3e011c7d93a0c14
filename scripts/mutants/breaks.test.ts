import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { applyBreak, getPath, readBreaks } from "./breaks.ts";

const breaks = readBreaks();

test.each(breaks)("the break '$name' changes its file, and its tests exist", ({ tests, ...each }) => {
  const { before, after } = applyBreak(each);
  expect(after).not.toBe(before);
  expect(tests.filter((file) => !existsSync(getPath(file)))).toEqual([]);
});

test("no two breaks share a name", () => {
  expect(new Set(breaks.map(({ name }) => name)).size).toBe(breaks.length);
});
