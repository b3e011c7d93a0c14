import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildOutline } from "../../testing/geography/outline.ts";
import { buildSmallCountry } from "../../testing/geography/smallCountry.ts";
import type { Area, Point } from "./Area.ts";
import { cutPrecincts } from "./cutPrecincts.ts";
import { areaKm2, contains, squaredDistance } from "./measure.ts";
import { placeStations, type Station } from "./placeStations.ts";

const ground: Area = {
  code: "M",
  geometry: {
    type: "Polygon",
    coordinates: [
      [
        [25, -30],
        [26, -30],
        [26, -29],
        [25, -29],
        [25, -30],
      ],
    ],
  },
};
const station = (code: string, point: Point | null, municipalityCode = "M"): Station => ({
  code,
  municipalityCode,
  point,
  isPointInside: point !== null,
});

test("a station outside the municipality moves to the nearest point inside", async () => {
  const [placed] = await placeStations(ground, [station("A", [26.1, -29.5])]);
  expect(placed && contains(ground.geometry, placed.point)).toBe(true);
  expect(squaredDistance(placed?.point ?? [0, 0], [26.1, -29.5])).toBeLessThan(0.106 ** 2);
});

test("stations at one point are moved apart, and each gets a precinct", async () => {
  const placed = await placeStations(ground, [
    station("A", [25.5, -29.5]),
    station("B", [25.5, -29.5]),
    station("C", [25.5, -29.5]),
  ]);
  expect(new Set(placed.map(({ point }) => point.join())).size).toBe(3);
  expect(await cutPrecincts(ground, placed)).toHaveLength(3);
});

test("a station without a point gets a point in the precinct of the station with the next code", async () => {
  const stations = [
    station("A1", [25.2, -29.5]),
    station("A3", [25.6, -29.5]),
    station("A2", [25.9, -29.5], "other"),
  ];
  const before = await cutPrecincts(ground, await placeStations(ground, stations));
  const neighbour = before.find(({ code }) => code === "A3");
  const placed = await placeStations(ground, [...stations, station("A15", null)]);
  const point = placed.find(({ code }) => code === "A15")?.point;
  expect(neighbour && point && contains(neighbour.geometry, point)).toBe(true);
});

describe("cut precincts", () => {
  const ground = buildSmallCountry().municipalities[5] as Area;

  const stations = fc
    .uniqueArray(fc.record({ x: fc.integer({ min: 5, max: 95 }), y: fc.integer({ min: 5, max: 95 }) }), {
      minLength: 1,
      maxLength: 12,
      selector: ({ x, y }) => `${x} ${y}`,
    })
    .map((places) =>
      places.map(({ x, y }, index) => ({
        code: `S${index}`,
        point: [25 + x / 100, -29 - y / 100] satisfies Point as Point,
      })),
    );

  test("precincts tile their municipality exactly, wherever the stations are", async () => {
    await fc.assert(
      fc.asyncProperty(stations, async (placed) => {
        const precincts = await cutPrecincts(ground, placed);
        expect(precincts.map(({ code }) => code)).toEqual(placed.map(({ code }) => code));
        const sum = precincts.reduce((total, { geometry }) => total + areaKm2(geometry), 0);
        expect(sum / areaKm2(ground.geometry)).toBeCloseTo(1, 6);
        expect(buildOutline(precincts)).toEqual({ outer: 1, gaps: [] });
      }),
      { numRuns: 40, seed: 2 },
    );
  });
});
