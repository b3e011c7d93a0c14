import { expect, test } from "vitest";
import { outlineOf } from "../../testing/geography/outline.ts";
import { smallCountry } from "../../testing/geography/smallCountry.ts";
import type { Area } from "./Area.ts";
import { cleanBorders } from "./cleanBorders.ts";
import { areaKm2 } from "./measure.ts";
import { GroundLost } from "./runMapshaper.ts";

const { municipalities } = smallCountry();

test("neighbours that disagree by metres share their border point by point afterwards", async () => {
  expect(outlineOf(municipalities).outer).toBe(16);
  expect(outlineOf(await cleanBorders(municipalities))).toEqual({ outer: 1, gaps: [] });
});

test("each area keeps its code and, but for metres, its ground", async () => {
  const cleaned = await cleanBorders(municipalities);
  for (const [index, { code, geometry }] of municipalities.entries()) {
    expect(cleaned[index]?.code).toBe(code);
    expect(areaKm2(cleaned[index]?.geometry ?? geometry) / areaKm2(geometry)).toBeCloseTo(1, 2);
  }
});

test("a country wholly inside stays open", async () => {
  const around = municipalities.filter(({ code }) => code !== "M11");
  const { outer, gaps } = outlineOf(await cleanBorders(around));
  expect(outer).toBe(1);
  expect(gaps).toHaveLength(1);
  expect(gaps[0]).toBeGreaterThan(10_000);
});

test("areas that overlap by more than a border's error are refused", async () => {
  const [first] = municipalities as [Area];
  const copy = { ...first, code: "copy" };
  await expect(cleanBorders([...municipalities, copy])).rejects.toThrow(GroundLost);
});
