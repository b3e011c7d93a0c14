import type { SurveySummary } from "@gbvf/api/survey/contract.ts";

type Counted = Pick<SurveySummary, "results" | "countedOn" | "actualResponses">;

/** An open survey has no number before its first night. */
export const isCounted = ({ results, countedOn }: Counted): boolean =>
  results !== "not-closed" || countedOn !== null;

/** Never the exact number of answers. */
export function aboutHowMany({ actualResponses }: Pick<Counted, "actualResponses">): string {
  if (actualResponses === null) return "fewer than 5";
  return actualResponses === 0 ? "fewer than about 5" : `about ${actualResponses}`;
}
