import type { QuestionResult, SurveyResults as Results } from "@gbvf/api/survey/contract.ts";
import { Disclosure } from "@gbvf/ui/primitives/Disclosure/Disclosure.tsx";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { listScoredCategories } from "../readings.ts";

const MAX_VISIBLE = 3;

export function WhatWouldHelp({ results }: { results: Pick<Results, "questionCategories"> }) {
  const questionsWithLift = listScoredCategories(results.questionCategories)
    .flatMap(({ description: category, questions }) => questions.map((question) => ({ category, question })))
    .filter(({ question }) => (question.lift ?? 0) > 0)
    .toSorted((a, b) => (b.question.lift ?? 0) - (a.question.lift ?? 0))
    .slice(0, MAX_VISIBLE);
  if (questionsWithLift.length === 0) return null;
  return (
    <section aria-labelledby="help-most">
      <h2 id="help-most">What would raise the score most</h2>
      <List>
        {questionsWithLift.map(({ category, question }) => (
          <li key={question.questionId}>
            {question.description} <small>{describeLift(category, question)}</small>
          </li>
        ))}
      </List>
      <Disclosure title="How this score is made">
        <p>
          Each answer has points. A question's score is the points that its answers earned, of all that could
          be earned; a category's score is that of all its questions together; the overall maturity is the
          mean of Policies, Practices and Behaviours. “I prefer not to say” counts neither for nor against.
        </p>
      </Disclosure>
    </section>
  );
}

const MULTIPLE_CHOICE = 4;

function describeLift(category: string, { lift, answers, questionTypeId }: QuestionResult): string {
  const bestAnswer = answers.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))[0];
  const points = Math.round(lift ?? 0);
  const riseText = `${points < 1 ? "less than 1 point" : `${points} ${points === 1 ? "point" : "points"}`} more for ${category}`;
  if (questionTypeId === MULTIPLE_CHOICE) return `If everybody could choose all of its answers: ${riseText}.`;
  return bestAnswer === undefined
    ? riseText
    : `If everybody could answer “${bestAnswer.description}”: ${riseText}.`;
}

const List = styled.ol`
  display: grid;
  gap: ${space(1)};
  padding-block: ${space(1)};

  && { padding-inline-start: 1.5em; }
  small { display: block; }
`;
