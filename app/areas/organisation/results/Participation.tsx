import type { SurveyResults as Results } from "@gbvf/api/survey/contract.ts";
import { formatDate, formatShare, plural } from "@gbvf/ui/text/format.ts";
import { Doubts } from "../Doubts.tsx";
import { Note } from "../Note.tsx";
import { LowResponse } from "./LowResponse.tsx";

export function Participation({ results }: { results: Results }) {
  const { actualResponses, expectedResponses, responseRate, isLowResponse, effectiveFrom, effectiveTo } =
    results;
  return (
    <>
      <p>
        {actualResponses === null ? "Fewer than 5" : `About ${actualResponses}`} of{" "}
        {plural(expectedResponses, "expected response", "expected responses")}
        {responseRate !== null && ` (${formatShare(responseRate / 100)})`}, from {formatDate(effectiveFrom)}{" "}
        to {formatDate(effectiveTo)}.
      </p>
      {isLowResponse && <LowResponse />}
      <Doubts doubts={results.doubts} />
      {results.isLeftOut && (
        <Note>
          <strong>This survey is left out of the public figures.</strong> An administrator decided so.
        </Note>
      )}
    </>
  );
}
