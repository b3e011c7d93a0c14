import { inStepsOfFive } from "../survey-results/shownCount.ts";
import type { Doubt } from "./contract.ts";
import type { SurveyRow } from "./ownSurveys.ts";

type Shown = Pick<SurveyRow, "shownResponses" | "firstExpectedResponses" | "shownFast">;

export function doubtsOf({ shownResponses, firstExpectedResponses, shownFast }: Shown): Doubt[] {
  return [
    ...(inStepsOfFive(shownResponses) > firstExpectedResponses ? ["more-than-expected" as const] : []),
    ...(shownFast ? ["fast" as const] : []),
  ];
}
