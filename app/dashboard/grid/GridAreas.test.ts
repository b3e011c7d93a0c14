import { expect, test } from "vitest";
import type { GridArea, GridDrawing } from "../themes/GridPart.ts";
import { ofCountry } from "./GridAreas.tsx";

const area = (count: GridArea["count"], distribution: GridArea["distribution"]) =>
  ({ count, distribution }) as GridArea;
const drawing = (rankedBy: string): GridDrawing => ({
  measure: "",
  countLabel: "",
  span: null,
  source: null,
  definition: "",
  rankedBy,
  areas: [area(30, 0.75), area(10, 0.25), area("no-data", "no-data")],
});

test("shares of chosen places are of the country's count, so that one inside another counts once", () => {
  const shares = ofCountry(drawing("Share"), area(200, 1)).areas.map(({ distribution }) => distribution);
  expect(shares).toEqual([0.15, 0.05, "no-data"]);
});

test("what is no share, or of no known count, stays", () => {
  expect(ofCountry(drawing("Maturity"), area(200, 1))).toEqual(drawing("Maturity"));
  expect(ofCountry(drawing("Share"), area("no-data", "no-data"))).toEqual(drawing("Share"));
  expect(ofCountry(drawing("Share"), undefined)).toEqual(drawing("Share"));
});
