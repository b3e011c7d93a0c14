import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { buildApproximateBoundaries, formatApproximateBoundaries } from "./build-approximate-boundaries.ts";

const COMMITTED_FILE = new URL("../api/reference/approximate-boundaries.json", import.meta.url);

test("the committed boundaries equal what the script builds from the reference tables", async () => {
  const formatted = formatApproximateBoundaries(await buildApproximateBoundaries());
  // Compares booleans, because a diff of half a megabyte would be useless.
  expect(formatted === (await readFile(COMMITTED_FILE, "utf8"))).toBe(true);
});
