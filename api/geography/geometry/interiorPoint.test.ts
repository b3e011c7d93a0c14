import { expect, test } from "vitest";
import { interiorPoint } from "./interiorPoint.ts";
import { contains } from "./measure.ts";

const horseshoe = {
  type: "MultiPolygon" as const,
  coordinates: [
    [
      [
        [20, -30],
        [23, -30],
        [23, -33],
        [22, -33],
        [22, -31],
        [21, -31],
        [21, -33],
        [20, -33],
        [20, -30],
      ],
    ],
    [
      [
        [25, -30],
        [25.2, -30],
        [25.2, -30.2],
        [25, -30.2],
        [25, -30],
      ],
    ],
  ],
};

test("the point lies inside, in the widest part, as far from any border as it says", () => {
  const { longitude, latitude, radius } = interiorPoint(horseshoe);
  expect(contains(horseshoe, [longitude, latitude])).toBe(true);
  expect(radius).toBeGreaterThan(0.45);
  for (const [x, y] of [
    [radius, 0],
    [-radius, 0],
    [0, radius],
    [0, -radius],
  ] as const) {
    expect(contains(horseshoe, [longitude + x * 0.99, latitude + y * 0.99])).toBe(true);
  }
});
