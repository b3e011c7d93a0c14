import type { PlaceResults as Results } from "@gbvf/api/survey/others/contract.ts";
import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { formatCount, formatShare, plural } from "@gbvf/ui/text/format.ts";
import { MaturityFigure } from "../MaturityFigure.tsx";
import { LowResponseNote } from "../Note.tsx";
import { CategoryComparison } from "../results/CategoryComparison.tsx";
import { useSourceBuilder } from "../useSourceBuilder.ts";

/** The server hides results from which a single organisation could be recognised. */
export function PlaceResults({ results }: { results: Results }) {
  const buildSource = useSourceBuilder();
  const { organisations, questionCategories } = results;
  if (organisations === null) {
    return (
      <EmptyState title="Too few organisations to show" headingLevel={2}>
        Results of a place appear when at least three organisations took part, and only where nobody can work
        out a single organisation from the results of the places around it. See the province or the country
        instead.
      </EmptyState>
    );
  }
  const surveyContext = {
    organisation: results.place.name,
    period: results.questionnaire,
    source: {
      ...buildSource({ ...results, questionnaireType: "Staff" }),
      description: "Surveys of organisations, each of which counts the same",
    },
  };
  return (
    <>
      <p>
        {plural(organisations, "organisation", "organisations")}, {formatCount(results.actualResponses ?? 0)}{" "}
        of {plural(results.expectedResponses ?? 0, "expected response", "expected responses")}
        {results.responseRate !== null && ` (${formatShare(results.responseRate / 100)})`}, staff and students
        together.
      </p>
      {results.isLowResponse && <LowResponseNote />}
      <MaturityFigure
        {...surveyContext}
        overallMaturity={results.overallMaturity}
        categories={questionCategories}
        headingLevel={2}
      />
      <CategoryComparison results={results} />
    </>
  );
}
