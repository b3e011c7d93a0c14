import type { CategoryResult } from "@gbvf/api/survey/contract.ts";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { media } from "@gbvf/ui/tokens/media.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { QuestionResult } from "@gbvf/ui/widgets/QuestionResult/QuestionResult.tsx";
import { styled } from "styled-components";
import { describeAnswerCount, getDrawing, toAnswerReading } from "./readings.ts";
import type { SurveyContext } from "./SurveyFigure.tsx";

interface QuestionCardsProps extends SurveyContext {
  title: string;
  categories: readonly CategoryResult[];
}

export function QuestionCards({ title, categories, ...surveyContext }: QuestionCardsProps) {
  const questions = categories.flatMap((category) => category.questions);
  if (questions.length === 0) return null;
  const id = `cards-${categories[0]?.questionCategoryId}`;
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <Cards>
        {questions.map((question) => (
          <Card as="li" key={question.questionId}>
            <QuestionResult
              question={question.description}
              note={describeAnswerCount(question)}
              drawing={getDrawing(question)}
              answers={question.answers.map(toAnswerReading)}
              definition="Share of those who answered the question."
              isHidden={question.state === "too-few"}
              {...surveyContext}
              headingLevel={4}
            />
          </Card>
        ))}
      </Cards>
    </section>
  );
}

const Title = styled.h3`
  margin-block-end: ${space(1)};
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  gap: ${space(2)};
  list-style: none;
  ${media.print} {
    display: block;
    &:has(> :nth-child(2)) { columns: 2; column-gap: 1.5rem; }
    && figure { break-inside: avoid; }
  }
`;
