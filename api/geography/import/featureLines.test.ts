import { expect, test } from "vitest";
import { featureLines } from "./readBoundaryFile.ts";

test("features that stand one a line have the lines on which they stand", () => {
  const text = `{ "type": "FeatureCollection",\n"features": [\n{ "type": "Feature" },\n{ "a": 1, "type":"Feature" }\n]}`;
  expect(featureLines(text, 2)).toEqual([3, 4]);
});

test("features spread over lines have the line of their type", () => {
  const text = JSON.stringify({ features: [{ a: 1, type: "Feature" }, { type: "Feature" }] }, null, 1);
  expect(featureLines(text, 2)).toEqual([5, 8]);
});

test("where the mark of a feature stands elsewhere too, no lines are given", () => {
  expect(featureLines(`[{"type":"Feature"},{"name":{"type":"Feature"}}]`, 1)).toBeUndefined();
});
