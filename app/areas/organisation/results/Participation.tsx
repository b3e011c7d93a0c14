import type { SurveyResults as Results } from "@gbvf/api/survey/contract.ts";
import { formatDate, formatPercent, plural } from "@gbvf/ui/charts/format.ts";
import { LowResponse } from "./LowResponse.tsx";

/** How many answered, and how far the results can be trusted. */
export function Participation({ results }: { results: Results }) {
  const { actualResponses, expectedResponses, responseRate, isLowResponse, effectiveFrom, effectiveTo } =
    results;
  return (
    <>
      <p>
        {actualResponses === null ? "Fewer than 5" : actualResponses} of{" "}
        {plural(expectedResponses, "expected response", "expected responses")}
        {responseRate !== null && ` (${formatPercent(responseRate / 100)})`}, from {formatDate(effectiveFrom)}{" "}
        to {formatDate(effectiveTo)}.
      </p>
      {isLowResponse && <LowResponse />}
    </>
  );
}
