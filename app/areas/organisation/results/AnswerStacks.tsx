import type { CategoryResult, QuestionResult } from "@gbvf/api/survey/contract.ts";
import { Figure } from "@gbvf/ui/charts/Figure/Figure.tsx";
import { SourceLine, type SourceLineProps } from "@gbvf/ui/charts/SourceLine/SourceLine.tsx";
import { StackedBars } from "@gbvf/ui/charts/StackedBars/StackedBars.tsx";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { font, space } from "@gbvf/ui/tokens/tokens.ts";
import { AnswerBars } from "@gbvf/ui/widgets/QuestionResult/AnswerBars.tsx";
import { SuppressionNote } from "@gbvf/ui/widgets/SuppressionNote/SuppressionNote.tsx";
import { styled } from "styled-components";
import { answeredWords, answerReading, scoreWords, weakestFirst } from "../readings.ts";
import { looksOf, stackOf } from "./stacks.ts";

interface AnswerStacksProps {
  category: CategoryResult;
  organisation: string;
  period: string;
  source: SourceLineProps["source"];
}

export function AnswerStacks({ category, organisation, period, source }: AnswerStacksProps) {
  const questions = weakestFirst(category.questions);
  // Shares of multiple choices do not add up to a whole.
  const [whole, several] = [
    questions.filter(isOfOneAnswer),
    questions.filter((each) => !isOfOneAnswer(each)),
  ];
  const stacks = whole.map(stackOf);
  return (
    <Card>
      <Figure
        title={category.description}
        headingLevel={2}
        subtitle={`${organisation}, ${period}. The weakest first.`}
        table={{
          caption: `${category.description}, ${organisation}, ${period}`,
          columns: [
            { id: "question", label: "Question", kind: "text" },
            { id: "answer", label: "Answer", kind: "text" },
            { id: "share", label: "Share of answers", kind: "percent" },
          ],
          rows: questions.flatMap((question) =>
            question.answers.map((answer) => {
              const { id, label, share } = answerReading(answer);
              return {
                id: `${question.questionId}-${id}`,
                cells: { question: question.description, answer: label, share },
              };
            }),
          ),
        }}
        origin={{
          place: organisation,
          period,
          definition: "Share of those who answered each question.",
          source,
        }}
        footer={
          <>
            {questions.some(({ state }) => state === "too-few") && <SuppressionNote />}
            <SourceLine source={source} period={period} />
          </>
        }
      >
        <StackedBars
          label={category.description}
          stacks={stacks}
          looks={looksOf(stacks)}
          unit="answers"
          areShares
          areNamed
        />
        {several.map((question) => (
          <Several key={question.questionId}>
            <h3>{question.description}</h3>
            <p>
              Several answers could be chosen. {scoreWords(question)} {answeredWords(question)}
            </p>
            <AnswerBars
              label={question.description}
              answers={question.answers.map(answerReading)}
              colorOf={() => dataColor.healthCheck.main}
            />
          </Several>
        ))}
      </Figure>
    </Card>
  );
}

const MULTIPLE_CHOICE = 4;
const isOfOneAnswer = ({ questionTypeId }: QuestionResult) => questionTypeId !== MULTIPLE_CHOICE;

const Several = styled.div`
  ${stack(1)}
  margin-block-start: ${space(3)};
  font-size: ${font.size.small};
`;
