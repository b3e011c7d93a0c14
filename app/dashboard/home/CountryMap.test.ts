import { geojsonOf } from "@gbvf/mocks/geography/geography.ts";
import { expect, test } from "vitest";
import { countryOutlines } from "./CountryMap.tsx";

test("every area has a closed path inside the drawing, north at the top", () => {
  const { features } = geojsonOf(0);
  const { viewBox, outlines } = countryOutlines(features);
  const [, , width = 0, height = 0] = viewBox.split(" ").map(Number);
  expect(outlines.map(({ id }) => id)).toEqual(features.map(({ id }) => id));
  for (const { d } of outlines) {
    expect(d).toMatch(/^M[\d ]+Z/);
    const numbers = d.match(/\d+/g)?.map(Number) ?? [];
    expect(Math.max(...numbers.filter((_, index) => index % 2 === 0))).toBeLessThanOrEqual(width);
    expect(Math.max(...numbers.filter((_, index) => index % 2 === 1))).toBeLessThanOrEqual(height);
  }
  const topOf = (name: string) => {
    const d = outlines.find((outline) => outline.name === name)?.d ?? "";
    return Math.min(...(d.match(/\d+/g)?.map(Number) ?? []).filter((_, index) => index % 2 === 1));
  };
  expect(topOf("Limpopo")).toBeLessThan(topOf("Western Cape"));
});
