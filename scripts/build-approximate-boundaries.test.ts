import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { buildApproximateBoundaries, formatApproximateBoundaries } from "./build-approximate-boundaries.ts";

const COMMITTED = new URL("../api/reference/approximate-boundaries.json", import.meta.url);

test("the committed boundaries are what the script makes of the reference tables", async () => {
  const formatted = formatApproximateBoundaries(await buildApproximateBoundaries());
  // Compares booleans, because a diff of half a megabyte would be useless.
  expect(formatted === (await readFile(COMMITTED, "utf8"))).toBe(true);
});
