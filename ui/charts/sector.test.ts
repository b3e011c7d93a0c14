import { expect, test } from "vitest";
import { sectorPath } from "./sector.ts";

const quarter = Math.PI / 2;

test("a part of a disc goes from the edge round to the middle", () => {
  expect(sectorPath(0, quarter, 0, 100)).toBe(
    "M0 -100A100 100 0 0 1 70.711 -70.711A100 100 0 0 1 100 0L0 0Z",
  );
});

test("a part of a ring comes back along its inner edge", () => {
  expect(sectorPath(0, 2 * quarter, 50, 100)).toBe(
    "M0 -100A100 100 0 0 1 100 0A100 100 0 0 1 0 100L0 50A50 50 0 0 0 50 0A50 50 0 0 0 0 -50Z",
  );
});

test("a whole has no line to its middle", () => {
  expect(sectorPath(0, 4 * quarter, 0, 100)).toBe("M0 -100A100 100 0 0 1 0 100A100 100 0 0 1 0 -100Z");
  expect(sectorPath(0, 4 * quarter, 50, 100)).toBe(
    "M0 -100A100 100 0 0 1 0 100A100 100 0 0 1 0 -100ZM0 -50A50 50 0 0 0 0 50A50 50 0 0 0 0 -50Z",
  );
});
