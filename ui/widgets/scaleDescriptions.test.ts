import { expect, test } from "vitest";
import { percentScale, type ScaleStep } from "../charts/scale.ts";
import { challengeScale } from "./ChallengeLegend/challengeScale.ts";
import { crimeScales } from "./CrimeMapLegend/crimeScale.ts";

const describeSteps = (scale: readonly ScaleStep[]) =>
  scale.map(({ start, end, description }) => [start, end, description]);

test("each step of a map's scale has a description of its values", () => {
  expect(describeSteps(crimeScales[4])).toEqual([
    [0, 50, "Low"],
    [50, 90, "Medium"],
    [90, null, "High"],
  ]);
  expect(describeSteps(challengeScale)).toEqual([
    [0, 1, "0 Active"],
    [1, 2, "1 Active"],
    [2, null, "2 or more Active"],
  ]);
  const percent = percentScale(["white", "silver", "gray", "green", "black"]).map((step) => step.description);
  expect(percent).toEqual(["0", "1–24", "25–49", "50–74", "75–100"]);
});
