import type { SurveyResults as Results } from "@gbvf/api/survey/contract.ts";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { formatDate, formatShare, plural } from "@gbvf/ui/text/format.ts";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { MaturityFigure } from "../MaturityFigure.tsx";
import { LowResponseNote, Note } from "../Note.tsx";
import { QuestionCards } from "../QuestionCards.tsx";
import { CATEGORY, listScoredCategories } from "../readings.ts";
import { useSourceBuilder } from "../useSourceBuilder.ts";
import { AnswerStacks } from "./AnswerStacks.tsx";
import { BEHAVIOURS, Behaviours } from "./Behaviours.tsx";
import { CategoryComparison, type CategoryComparisonProps } from "./CategoryComparison.tsx";
import { FoldedOnPhone } from "./FoldedOnPhone.tsx";
import { Rounds } from "./Rounds.tsx";
import { WhatWouldHelp } from "./WhatWouldHelp.tsx";

interface SurveyResultsProps extends Pick<CategoryComparisonProps, "renderMeasures"> {
  results: Results;
}

export function SurveyResults({ results, renderMeasures }: SurveyResultsProps) {
  const buildSource = useSourceBuilder();
  if (results.results === "not-closed") {
    return (
      <EmptyState title="This survey is still open" headingLevel={2}>
        Results appear when it is closed, at the latest in the hour after its last day. Until then nobody sees
        what was answered.
      </EmptyState>
    );
  }
  if (results.results === "too-few") {
    return (
      <EmptyState title="Too few responses to show" headingLevel={2}>
        Fewer than 5 people answered. Their answers stay hidden, so that nobody can be recognised. Ask again
        next quarter.
      </EmptyState>
    );
  }
  const surveyContext = {
    organisation: results.organisation,
    period: results.questionnaire,
    source: buildSource(results),
  };
  const otherCategories = results.questionCategories.filter(
    ({ questionCategoryId: id }) => id === CATEGORY.general || id === CATEGORY.demographic,
  );
  const hasAnswers = results.results === "shown";
  return (
    <Sheets>
      <Participation results={results} />
      {hasAnswers && <WhatWouldHelp results={results} />}
      <MaturityFigure
        {...surveyContext}
        overallMaturity={results.overallMaturity}
        categories={results.questionCategories}
        headingLevel={2}
      />
      <CategoryComparison results={results} {...(renderMeasures && { renderMeasures })} />
      <Rounds {...surveyContext} rounds={results.rounds} />
      {hasAnswers ? (
        <>
          {listScoredCategories(results.questionCategories).map((category) => {
            const isOfBehaviours = category.questionCategoryId === CATEGORY.behaviours;
            const Answers = isOfBehaviours ? Behaviours : AnswerStacks;
            const title = isOfBehaviours ? BEHAVIOURS : category.description;
            return (
              <FoldedOnPhone key={category.questionCategoryId} title={`${title}, question by question`}>
                <Answers {...surveyContext} category={category} />
              </FoldedOnPhone>
            );
          })}
          {otherCategories.map((category) => (
            <FoldedOnPhone
              key={category.questionCategoryId}
              title={`${category.description}, question by question`}
            >
              <QuestionCards {...surveyContext} title={category.description} categories={[category]} />
            </FoldedOnPhone>
          ))}
        </>
      ) : (
        <EmptyState title="How each question was answered is hidden" headingLevel={2}>
          Between 5 and 9 people answered. Their answers to single questions stay hidden, so that nobody can
          be recognised; they appear from 10 responses.
        </EmptyState>
      )}
    </Sheets>
  );
}

/** At these sizes, the results of a usual questionnaire print on four sheets. */
const Sheets = styled.div`
  ${stack(3)}

  ${media.print} {
    --space: 0.25rem;
    --font-size-small: 0.6875rem;
    --font-size-body: 0.75rem;
    --font-size-large: 1rem;
    display: block;
    font-size: ${font.size.body};
    line-height: 1.35;

    > * + * { margin-block-start: ${space(2)}; }
    figure ul { --bar-height: 8px; row-gap: ${space(1)}; }
    ${Card}:not(li) { break-inside: auto; }
    ${Card} { display: block; padding: ${space(1)} 0; border-width: 1px 0 0; border-radius: 0; }
    && figure { margin: 0; break-inside: avoid; }
    && figure:has(ul, [role="group"]) { break-inside: auto; }
    figure > :first-child { break-after: avoid; }
    figure :is(li, [role="group"] > div) { break-inside: avoid; }
    h2, h3 { break-after: avoid; }
  }
`;

function Participation({ results }: { results: Results }) {
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
      {isLowResponse && <LowResponseNote />}
      {results.exclusionReason !== null && (
        <Note>
          <strong>This survey is excluded from the public figures.</strong> Reason: {results.exclusionReason}
        </Note>
      )}
    </>
  );
}
