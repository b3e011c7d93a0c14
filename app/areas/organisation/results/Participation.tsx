import type { SurveyResults as Results } from "@gbvf/api/survey/contract.ts";
import { formatDate, formatPercent, plural } from "@gbvf/ui/charts/format.ts";
import { color, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";

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
      {isLowResponse && (
        <Warning role="note">
          <strong>Fewer than 30 in 100 answered.</strong> Those who did not may see things differently: read
          these results as a hint, not as a picture of everybody.
        </Warning>
      )}
    </>
  );
}

const Warning = styled.p`
  padding: ${space(1.5)} ${space(2)};
  border-inline-start: 4px solid ${color.warning};
  background: ${color.warningTint};
`;
