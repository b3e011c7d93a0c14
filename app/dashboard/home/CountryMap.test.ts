import { geojsonOf } from "@gbvf/mocks/geography/geography.ts";
import { expect, test } from "vitest";
import { countryOutlines } from "./CountryMap.tsx";

test("every area has a closed path inside the drawing, north at the top", () => {
  const { features } = geojsonOf(0);
  const { viewBox, outlines } = countryOutlines(features);
  const [, , width = 0, height = 0] = viewBox.split(" ").map(Number);
  expect(outlines.map(({ id }) => id)).toEqual(features.map(({ id }) => id));
  for (const { d } of outlines) {
    expect(d).toMatch(/^M\d+,\d+l-?\d.*z$/);
    for (const [x, y] of pointsOf(d)) {
      expect(x >= 0 && x <= width).toBe(true);
      expect(y >= 0 && y <= height).toBe(true);
    }
  }
  const topOf = (name: string) =>
    Math.min(...pointsOf(outlines.find((outline) => outline.name === name)?.d ?? "").map(([, y]) => y));
  expect(topOf("Limpopo")).toBeLessThan(topOf("Western Cape"));
});

function pointsOf(d: string): [number, number][] {
  return d.split("M").flatMap((ring) => {
    const at = [0, 0] as [number, number];
    const steps = ring.match(/-?\d+,-?\d+/g)?.map((step) => step.split(",").map(Number)) ?? [];
    return steps.map(([x = 0, y = 0]): [number, number] => {
      at[0] += x;
      at[1] += y;
      return [at[0], at[1]];
    });
  });
}
