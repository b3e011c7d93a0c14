import type { SurveySummary } from "@gbvf/api/survey/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { formatDate } from "@gbvf/ui/text/format.ts";
import { row, stack } from "@gbvf/ui/tokens/layout.ts";
import { styled } from "styled-components";
import type { HasPermission } from "../../lib/session/useHasPermission.ts";
import { MaturityFigure } from "./MaturityFigure.tsx";
import { QuestionCards } from "./QuestionCards.tsx";
import { CATEGORY } from "./readings.ts";
import { useSourceBuilder } from "./useSourceBuilder.ts";

interface ResultsPanelProps {
  organisation: string;
  chosenSurvey: SurveySummary;
  surveyWithResults: SurveySummary | undefined;
  hasPermission: HasPermission;
  resultsHref: (healthCheckId: number) => string;
}

export function ResultsPanel({
  organisation,
  chosenSurvey,
  surveyWithResults,
  hasPermission,
  resultsHref,
}: ResultsPanelProps) {
  const buildSource = useSourceBuilder();
  const surveyContext = surveyWithResults && {
    organisation,
    period: surveyWithResults.questionnaire,
    source: buildSource(surveyWithResults),
  };
  const showsEarlierSurvey = surveyWithResults !== undefined && surveyWithResults !== chosenSurvey;
  return (
    <Root aria-labelledby="results">
      <Head>
        <h2 id="results">{surveyWithResults ? `Results, ${surveyWithResults.questionnaire}` : "Results"}</h2>
        {hasPermission("ViewYourOrganisationSurveyResult") && (
          <ResultsLink survey={surveyWithResults ?? chosenSurvey} resultsHref={resultsHref} />
        )}
      </Head>
      {showsEarlierSurvey && (
        <p>
          The results of {chosenSurvey.questionnaire} appear when its survey is closed
          {chosenSurvey.healthCheckId !== null &&
            ` (after ${formatDate(chosenSurvey.effectiveTo)}, or when you close it)`}
          . Until then these are the latest.
        </p>
      )}
      {surveyWithResults === undefined || surveyContext === undefined ? (
        <EmptyState title="No results yet">
          Results appear when a survey is closed: category scores from 5 responses, everything from 10.
        </EmptyState>
      ) : (
        <>
          <MaturityFigure
            {...surveyContext}
            overallMaturity={surveyWithResults.overallMaturity}
            categories={surveyWithResults.questionCategories}
            headingLevel={3}
          />
          <QuestionCards
            {...surveyContext}
            title="Who answered"
            categories={surveyWithResults.questionCategories.filter(
              ({ questionCategoryId }) => questionCategoryId === CATEGORY.demographic,
            )}
          />
        </>
      )}
    </Root>
  );
}

function ResultsLink({
  survey: { healthCheckId },
  resultsHref,
}: {
  survey: SurveySummary;
} & Pick<ResultsPanelProps, "resultsHref">) {
  if (healthCheckId === null) return <Button isDisabled>View survey results</Button>;
  return (
    <Link variant="primary" href={resultsHref(healthCheckId)}>
      View survey results
    </Link>
  );
}

const Root = styled.section`
  ${stack(2)}
`;

const Head = styled.div`
  ${row(1, 2)}
  align-items: center;
  justify-content: space-between;
`;
