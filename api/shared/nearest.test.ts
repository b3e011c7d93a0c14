import { expect, test } from "vitest";
import { aboutKm, nearest, nearestFirst, straightLineKm } from "./nearest.ts";

const point = (latitude: number, longitude: number) => ({ latitude, longitude });
const KIMBERLEY = point(-28.7386, 24.7586);

test("a distance is that of the great circle, in either direction", () => {
  const [johannesburg, capeTown] = [point(-26.2041, 28.0473), point(-33.9249, 18.4241)];
  expect(straightLineKm(johannesburg, capeTown)).toBeCloseTo(1261.6, 0);
  expect(straightLineKm(capeTown, johannesburg)).toBe(straightLineKm(johannesburg, capeTown));
  expect(straightLineKm(point(-28, 24), point(-29, 24))).toBeCloseTo(111.195, 2);
  expect(straightLineKm(KIMBERLEY, KIMBERLEY)).toBe(0);
  expect(straightLineKm(point(0, 0), point(0, 180))).toBeCloseTo(20_015, 0);
});

test("lists the five nearest, nearest first, and none beyond 300 km", () => {
  const towards = [0.5, 0.1, 2.9, 0.3, 0.02, 0.4, 0.2].map((away) => point(-28.7386 - away, 24.7586));
  const places = nearest(towards, KIMBERLEY);
  expect(places.map(({ place }) => (-28.7386 - place.latitude).toFixed(2))).toEqual([
    "0.02",
    "0.10",
    "0.20",
    "0.30",
    "0.40",
  ]);
  expect(nearest([point(-33.9249, 18.4241)], KIMBERLEY)).toEqual([]);
  expect(nearest([], KIMBERLEY)).toEqual([]);
});

test("sorts a list by distance, followed by places without a point in their order", () => {
  const places = [
    { name: "shelter", point: null },
    { name: "far", point: point(-29.7386, 24.7586) },
    { name: "forum", point: null },
    { name: "near", point: point(-28.7386, 24.7586) },
  ];
  const names = (from?: { latitude: number; longitude: number }) =>
    nearestFirst(places, from).map(({ place, km }) => [place.name, km === null ? null : Math.round(km)]);
  expect(names(KIMBERLEY)).toEqual([
    ["near", 0],
    ["far", 111],
    ["shelter", null],
    ["forum", null],
  ]);
  expect(names()).toEqual([
    ["shelter", null],
    ["far", null],
    ["forum", null],
    ["near", null],
  ]);
});

test.each([
  [0, "Less than 1 km"],
  [0.99, "Less than 1 km"],
  [1.2, "About 1 km"],
  [12.3, "About 12 km"],
  [99.6, "About 100 km"],
  [234, "About 230 km"],
])("formats %d km in words", (km, text) => {
  expect(aboutKm(km)).toBe(text);
});
