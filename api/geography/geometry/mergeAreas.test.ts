import { expect, test } from "vitest";
import { smallCountry } from "../../testing/geography/smallCountry.ts";
import { polygonsOf } from "./Area.ts";
import { cleanBorders } from "./cleanBorders.ts";
import { areaKm2 } from "./measure.ts";
import { mergeAreas } from "./mergeAreas.ts";

test("merged areas are single polygons without slivers inside, as large as their parts", async () => {
  const cleaned = await cleanBorders(smallCountry().municipalities);
  const merged = await mergeAreas(cleaned, (code) => (code < "M20" ? "west" : "east"));
  expect(merged.map(({ code }) => code)).toEqual(["east", "west"]);
  for (const { geometry } of merged) {
    expect(polygonsOf(geometry)).toHaveLength(1);
    expect(polygonsOf(geometry)[0]).toHaveLength(1);
  }
  const total = (areas: typeof merged) => areas.reduce((sum, { geometry }) => sum + areaKm2(geometry), 0);
  expect(total(merged) / total(cleaned)).toBeCloseTo(1, 6);
});
