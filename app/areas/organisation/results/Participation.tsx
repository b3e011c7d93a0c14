import type { SurveyResults as Results } from "@gbvf/api/survey/contract.ts";
import { formatDate, formatShare, plural } from "@gbvf/ui/text/format.ts";
import { LowResponse, Note } from "../Note.tsx";

export function Participation({ results }: { results: Results }) {
  const { actualResponses, expectedResponses, responseRate, isLowResponse, effectiveFrom, effectiveTo } =
    results;
  return (
    <>
      <p>
        {actualResponses === null ? "Fewer than 5" : actualResponses} of{" "}
        {plural(expectedResponses, "expected response", "expected responses")}
        {responseRate !== null && ` (${formatShare(responseRate / 100)})`}, from {formatDate(effectiveFrom)}{" "}
        to {formatDate(effectiveTo)}.
      </p>
      {isLowResponse && <LowResponse />}
      {results.exclusionReason !== null && (
        <Note>
          <strong>This survey is excluded from the public figures.</strong> Reason: {results.exclusionReason}
        </Note>
      )}
    </>
  );
}
