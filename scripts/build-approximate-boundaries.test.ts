import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { buildApproximateBoundaries, formatApproximateBoundaries } from "./build-approximate-boundaries.ts";

const COMMITTED = new URL("../api/reference/approximate-boundaries.json", import.meta.url);

test("the committed boundaries are what the script makes of the reference tables", async () => {
  const formatted = formatApproximateBoundaries(await buildApproximateBoundaries());
  // Nobody would read a difference of half a megabyte.
  expect(formatted === (await readFile(COMMITTED, "utf8"))).toBe(true);
});
