import { expect, test } from "vitest";
import type { Area, Point } from "./Area.ts";
import { cutPrecincts } from "./cutPrecincts.ts";
import { contains, squaredDistance } from "./measure.ts";
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

test("a point on the ground stays where it is", async () => {
  const [placed] = await placeStations(ground, [station("A", [25.3, -29.4])]);
  expect(placed?.point).toEqual([25.3, -29.4]);
});

test("a point outside moves to the nearest ground", async () => {
  const [placed] = await placeStations(ground, [station("A", [26.1, -29.5])]);
  expect(placed && contains(ground.geometry, placed.point)).toBe(true);
  expect(squaredDistance(placed?.point ?? [0, 0], [26.1, -29.5])).toBeLessThan(0.106 ** 2);
});

test("stations at one point are moved apart and all get a precinct", async () => {
  const placed = await placeStations(ground, [
    station("A", [25.5, -29.5]),
    station("B", [25.5, -29.5]),
    station("C", [25.5, -29.5]),
  ]);
  expect(new Set(placed.map(({ point }) => point.join())).size).toBe(3);
  expect(await cutPrecincts(ground, placed)).toHaveLength(3);
});

test("a station without a point takes part of the precinct of the next by code in its municipality", async () => {
  const known = [
    station("A1", [25.2, -29.5]),
    station("A3", [25.6, -29.5]),
    station("A2", [25.9, -29.5], "other"),
  ];
  const before = await cutPrecincts(ground, await placeStations(ground, known));
  const next = before.find(({ code }) => code === "A3");
  const placed = await placeStations(ground, [...known, station("A15", null)]);
  const point = placed.find(({ code }) => code === "A15")?.point;
  expect(next && point && contains(next.geometry, point)).toBe(true);
});

test("a municipality whose only station has no point is that station's precinct", async () => {
  const placed = await placeStations(ground, [station("A", null)]);
  expect(await cutPrecincts(ground, placed)).toEqual([{ code: "A", geometry: ground.geometry }]);
});
