import { expect, test } from "vitest";
import { outlineOf } from "../../testing/geography/outline.ts";
import { smallCountry } from "../../testing/geography/smallCountry.ts";
import { type Area, type Point, ringsOf } from "./Area.ts";
import { cleanBorders } from "./cleanBorders.ts";
import { simplifyTogether } from "./simplifyTogether.ts";

const cleaned = await cleanBorders(smallCountry().municipalities);
const points = (areas: Area[]) => areas.flatMap(({ geometry }) => ringsOf(geometry)).flat();

test("neighbours keep one border between them, however coarse it becomes", async () => {
  for (const maxBytes of [1_000_000, 60_000, 1]) {
    const simplified = await simplifyTogether(cleaned, maxBytes);
    expect(outlineOf(simplified)).toEqual({ outer: 1, gaps: [] });
  }
});

test("the result takes no more than it may, and loses points for it", async () => {
  const simplified = await simplifyTogether(cleaned, 60_000);
  expect(JSON.stringify(simplified).length).toBeLessThanOrEqual(60_000);
  expect(points(simplified).length).toBeLessThan(points(cleaned).length);
});

test("an area too small to be seen is still there", async () => {
  const speck: Area = {
    code: "speck",
    geometry: {
      type: "Polygon",
      coordinates: [
        [
          [29, -29],
          [29.001, -29],
          [29.001, -28.999],
          [29, -28.999],
          [29, -29],
        ],
      ],
    },
  };
  const simplified = await simplifyTogether([...cleaned, speck], 1);
  expect(simplified.map(({ code }) => code)).toEqual([...cleaned.map(({ code }) => code), "speck"]);
});

test("coordinates have at most five decimals and rings run anticlockwise around ground", async () => {
  const simplified = await simplifyTogether(cleaned, 100_000);
  for (const value of points(simplified).flat()) {
    expect(Number(value.toFixed(5))).toBe(value);
  }
  for (const [ring] of simplified.map(({ geometry }) => ringsOf(geometry))) {
    const twice = (ring ?? []).reduce((sum, [x, y], index, all) => {
      const [nextX, nextY] = all[(index + 1) % all.length] as Point;
      return sum + x * nextY - nextX * y;
    }, 0);
    expect(twice).toBeGreaterThan(0);
  }
});
