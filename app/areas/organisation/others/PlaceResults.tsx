import type { PlaceResults as Results } from "@gbvf/api/survey/others/contract.ts";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { formatCount, formatShare, plural } from "@gbvf/ui/text/format.ts";
import { MaturityFigure } from "../MaturityFigure.tsx";
import { CategoryComparison } from "../results/CategoryComparison.tsx";
import { LowResponse } from "../results/LowResponse.tsx";
import { ScoredAnswers } from "../results/ScoredAnswers.tsx";
import { WhatWouldHelp } from "../results/WhatWouldHelp.tsx";
import { useSourceOf } from "../useSourceOf.ts";

/** Hides fewer than three organisations, and what would reveal one of them. */
export function PlaceResults({ results }: { results: Results }) {
  const sourceOf = useSourceOf();
  const { organisations, organisationsInAnswers, questionnaireType, questionCategories } = results;
  if (organisations === null) {
    return (
      <EmptyState title="Too few organisations to show" headingLevel={2}>
        Results appear from three organisations of a place, and only where nobody could work out a single one
        from what is shown of the places around. See the province or the country instead.
      </EmptyState>
    );
  }
  const about = {
    organisation: results.place.name,
    period: results.questionnaire,
    source: { ...sourceOf(results), description: "Surveys of organisations, each of which counts the same" },
  };
  const people = questionnaireType.toLowerCase();
  return (
    <>
      <p>
        {plural(organisations, "organisation", "organisations")}, {formatCount(results.actualResponses ?? 0)}{" "}
        of {plural(results.expectedResponses ?? 0, "expected response", "expected responses")}
        {results.responseRate !== null && ` (${formatShare(results.responseRate / 100)})`}, staff and students
        together.
      </p>
      {results.isLowResponse && <LowResponse />}
      <Card>
        <MaturityFigure
          {...about}
          overallMaturity={results.overallMaturity}
          categories={questionCategories}
          headingLevel={2}
        />
      </Card>
      <CategoryComparison results={results} hasPeers={false} />
      {organisationsInAnswers === null ? (
        <EmptyState title="How each question was answered is hidden" headingLevel={2}>
          Too few organisations here have ten {people} or more who answered, or one of them could be worked
          out from the scores.
        </EmptyState>
      ) : (
        <>
          <p>
            How {people} answered each question is the mean of{" "}
            {plural(organisationsInAnswers, "organisation", "organisations")} with ten responses or more, in
            whole per cent. Some are left out so that no single one can be worked out.
          </p>
          <WhatWouldHelp results={results} />
          <ScoredAnswers {...about} categories={questionCategories} />
        </>
      )}
    </>
  );
}
