import { expect, test } from "vitest";
import type { MeasureDescription } from "../lib/figures/measure.ts";
import { BOUNDARY_TYPE } from "../shared/figures/boundaryTypes.ts";
import { type ShareArea, shareSentence } from "./shareSentence.ts";

const share: MeasureDescription["share"] = { of: "reports", ofAll: "offences reported" };
const area = (name: string, part: number | null, coveredPeopleShare = 1): ShareArea => ({
  name,
  part,
  coverage: { precinctsReporting: 1, precincts: 2, coveredPeopleShare },
});
const writeShares = (...areas: ShareArea[]) =>
  shareSentence({ share, cases: null }, areas, BOUNDARY_TYPE.province);
const writeReportedShares = (...areas: ShareArea[]) =>
  shareSentence({ share, cases: "reports" }, areas, BOUNDARY_TYPE.province);

test("names the largest share, and notes possible chance and missing figures", () => {
  expect(writeShares(area("Gauteng", 30), area("Limpopo", 70))).toBe(
    "Limpopo has the largest share of reports, 70.00%",
  );
  expect(writeShares(area("A", 4), area("B", 4), area("C", 2))).toBe(
    "A and B each have the largest share of reports, 40.00%",
  );
  const areasOfFewCases = [area("A", 18), area("B", 12), area("C", null)];
  expect(writeShares(...areasOfFewCases)).toBe(
    "Of 2 provinces with figures, A has the largest share of reports, 60.00%",
  );
  expect(writeReportedShares(...areasOfFewCases)).toBe(
    "Of 2 provinces with figures, A has the largest share of reports, 60.00%, with too few reports to tell it from B with 40.00%",
  );
  expect(writeReportedShares(area("A", 13), area("B", 13), area("C", 11))).toMatch(
    /^A and B each have .*, with too few reports to tell them from C with 29.73%$/,
  );
  expect(writeReportedShares(area("A", 18), area("B", 2))).toBe("A has the largest share of reports, 90.00%");
});

test("an area with too little coverage is part of the total and is never named as largest", () => {
  expect(writeShares(area("A", 20, 0.5), area("B", 30), area("C", 10))).toBe(
    "Of 2 provinces with enough coverage, B has the largest share of reports, 50.00%",
  );
  expect(writeShares(area("A", 60, 0.5), area("B", 30), area("C", 10))).toBeNull();
});

test("is null without shares to rank", () => {
  expect(writeShares()).toBeNull();
  expect(writeShares(area("A", 10))).toBeNull();
  expect(writeShares(area("A", 5), area("B", 5))).toBeNull();
  expect(writeShares(area("A", 0), area("B", 0))).toBeNull();
  expect(shareSentence({ cases: null }, [area("A", 1), area("B", 2)], BOUNDARY_TYPE.province)).toBeNull();
});
