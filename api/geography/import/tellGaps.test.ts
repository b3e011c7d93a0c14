import { expect, test } from "vitest";
import type { Area } from "../geometry/Area.ts";
import { describeGaps } from "./importBoundaries.ts";

function square(code: string, km2: number): Area {
  const width = km2 / 111.2 ** 2 / Math.cos((28.5 * Math.PI) / 180);
  const [west, south] = [24, -29];
  const ring: [number, number][] = [
    [west, south],
    [west + width, south],
    [west + width, south + 1],
    [west, south + 1],
    [west, south],
  ];
  return { code, geometry: { type: "Polygon", coordinates: [ring] } };
}

test("a municipality that is smaller by over 2 % is reported, the most diminished first; others are not", async () => {
  const SOL_PLAATJE_KM2 = 3315.8;
  const DIKGATLONG_KM2 = 7328.3;
  expect(
    await describeGaps([square("NC091", SOL_PLAATJE_KM2 * 0.95), square("NC092", DIKGATLONG_KM2 * 0.7)]),
  ).toEqual([
    expect.stringMatching(
      /^NC092 is 30\.\d % smaller than in the official file of 2018: there may be a gap\.$/,
    ),
    expect.stringMatching(/^NC091 is [45]\.\d % smaller/),
  ]);
  expect(await describeGaps([square("NC091", SOL_PLAATJE_KM2 * 0.99)])).toEqual([]);
});
