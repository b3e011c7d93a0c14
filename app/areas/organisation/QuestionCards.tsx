import type { CategoryResult } from "@gbvf/api/survey/contract.ts";
import type { SourceLineProps } from "@gbvf/ui/charts/SourceLine/SourceLine.tsx";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { QuestionResult } from "@gbvf/ui/widgets/QuestionResult/QuestionResult.tsx";
import { styled } from "styled-components";
import { answeredWords, answerReading, drawingOf } from "./readings.ts";

interface QuestionCardsProps {
  title: string;
  categories: readonly CategoryResult[];
  organisation: string;
  period: string;
  source: SourceLineProps["source"];
}

export function QuestionCards({ title, categories, organisation, period, source }: QuestionCardsProps) {
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
              subtitle={answeredWords(question)}
              drawing={drawingOf(question)}
              answers={question.answers.map(answerReading)}
              definition="Share of those who answered the question."
              isHidden={question.state === "too-few"}
              organisation={organisation}
              period={period}
              source={source}
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
`;
