import { getGeojson } from "@gbvf/mocks/geography/geography.ts";
import { expect, test } from "vitest";
import { drawOutlines } from "./outlines.ts";

test("every area has a closed path inside the drawing, with north at the top", () => {
  const { features } = getGeojson(0);
  const { width, height, outlines } = drawOutlines(features, { width: 640, maxHeight: 400 });
  expect(height).toBeLessThanOrEqual(400);
  expect(outlines.map(({ area }) => area)).toEqual(features);
  for (const { path } of outlines) {
    expect(path).toMatch(/^M\d+ \d+l-?[ \d].*z$/);
    for (const [x, y] of getPoints(path)) {
      expect(x >= 0 && x <= width).toBe(true);
      expect(y >= 0 && y <= height).toBe(true);
    }
  }
  const getTop = (name: string) =>
    Math.min(
      ...getPoints(outlines.find(({ area }) => area.properties.name === name)?.path ?? "").map(([, y]) => y),
    );
  expect(getTop("Limpopo")).toBeLessThan(getTop("Western Cape"));
});

function getPoints(path: string): [number, number][] {
  return path.split("M").flatMap((ring) => {
    const position = [0, 0] as [number, number];
    const steps = [...ring.matchAll(/(-?\d+) ?(-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    return steps.map(([x = 0, y = 0]): [number, number] => {
      position[0] += x;
      position[1] += y;
      return [position[0], position[1]];
    });
  });
}
