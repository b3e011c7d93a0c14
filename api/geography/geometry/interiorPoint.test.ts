import { expect, test } from "vitest";
import type { AreaGeometry, Point } from "./Area.ts";
import { interiorPoint } from "./interiorPoint.ts";
import { areaKm2, contains } from "./measure.ts";

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

test("the point lies in the widest part, and no border is nearer than `radius`", () => {
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

const square = (west: number, south: number, side: number): Point[] => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
  [west, south],
];
const withHole: AreaGeometry = {
  type: "MultiPolygon",
  coordinates: [[square(20, -30, 4), square(21, -29, 1)], [square(30, -30, 1)]],
};

test("areaKm2 and contains exclude holes", () => {
  const fullArea = areaKm2({ type: "Polygon", coordinates: [square(20, -30, 4)] });
  const hole = areaKm2({ type: "Polygon", coordinates: [square(21, -29, 1)] });
  const island = areaKm2({ type: "Polygon", coordinates: [square(30, -30, 1)] });
  expect(areaKm2(withHole)).toBeCloseTo(fullArea - hole + island, 5);
  expect(contains(withHole, [20.5, -28.5])).toBe(true);
  expect(contains(withHole, [21.5, -28.5])).toBe(false);
  expect(contains(withHole, [30.5, -29.5])).toBe(true);
});
