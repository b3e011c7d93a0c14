import { expect, test } from "vitest";
import { placePins } from "./placePins.ts";

const spot = { longitude: 24.123456, latitude: -28.7, radius: 0.05 };

test("a pin alone stands on its spot", () => {
  expect(placePins([spot])).toEqual([{ ...spot, longitude: 24.12346 }]);
});

test("pins that share a spot stand apart, well inside the area, and in their order", () => {
  const pins = ["a", "b", "c"].map((name) => ({ ...spot, name }));
  const placed = placePins(pins);
  expect(placed.map(({ name }) => name)).toEqual(["a", "b", "c"]);
  expect(new Set(placed.map(({ longitude, latitude }) => `${longitude} ${latitude}`)).size).toBe(3);
  for (const { longitude, latitude } of placed) {
    expect(Math.hypot(longitude - spot.longitude, latitude - spot.latitude)).toBeLessThan(spot.radius);
  }
});

test("a large area's pins stay together", () => {
  const [first, second] = placePins([
    { ...spot, radius: 2 },
    { ...spot, radius: 2 },
  ]);
  expect(Math.abs((first?.latitude ?? 0) - (second?.latitude ?? 0))).toBeLessThan(0.2);
});
