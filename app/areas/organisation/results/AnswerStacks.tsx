import type { CategoryResult, QuestionResult } from "@gbvf/api/survey/contract.ts";
import { StackedBars } from "@gbvf/ui/charts/StackedBars/StackedBars.tsx";
import { dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { font, space } from "@gbvf/ui/tokens/tokens.ts";
import { AnswerBars } from "@gbvf/ui/widgets/QuestionResult/AnswerBars.tsx";
import { styled } from "styled-components";
import { describeAnswerCount, describeScore, sortByScore, toAnswerReading } from "../readings.ts";
import { type SurveyContext, SurveyFigure } from "../SurveyFigure.tsx";
import { buildStack, getStyles } from "./stacks.ts";

export function AnswerStacks({ category, ...surveyContext }: SurveyContext & { category: CategoryResult }) {
  const questions = sortByScore(category.questions);
  // If people may choose several answers, the shares do not add up to 100 %, so they are not stacked.
  const [singleChoiceQuestions, multipleChoiceQuestions] = [
    questions.filter(isSingleChoice),
    questions.filter((each) => !isSingleChoice(each)),
  ];
  const stacks = singleChoiceQuestions.map(buildStack);
  return (
    <SurveyFigure
      {...surveyContext}
      title={category.description}
      note="the weakest first"
      columns={[
        { id: "question", label: "Question", kind: "text" },
        { id: "answer", label: "Answer", kind: "text" },
        { id: "share", label: "Share of answers", kind: "percent" },
      ]}
      rows={questions.flatMap((question) =>
        question.answers.map((answer) => {
          const { id, label, share } = toAnswerReading(answer);
          return {
            id: `${question.questionId}-${id}`,
            cells: { question: question.description, answer: label, share },
          };
        }),
      )}
      definition="Share of those who answered each question."
      hasHidden={questions.some(({ state }) => state === "too-few")}
    >
      <StackedBars
        label={category.description}
        stacks={stacks}
        styles={getStyles(stacks)}
        unit="answers"
        areShares
        hasLabels
      />
      {multipleChoiceQuestions.map((question) => (
        <MultipleChoice key={question.questionId}>
          <h3>{question.description}</h3>
          <p>
            Several answers could be chosen. {describeScore(question)} {describeAnswerCount(question)}
          </p>
          <AnswerBars
            label={question.description}
            answers={question.answers.map(toAnswerReading)}
            colorOf={() => dataColor.healthCheck.main}
          />
        </MultipleChoice>
      ))}
    </SurveyFigure>
  );
}

const MULTIPLE_CHOICE = 4;
const isSingleChoice = ({ questionTypeId }: QuestionResult) => questionTypeId !== MULTIPLE_CHOICE;

const MultipleChoice = styled.div`
  ${stack(1)}
  margin-block-start: ${space(3)};
  font-size: ${font.size.small};
  break-inside: avoid;
`;
