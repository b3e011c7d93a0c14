import type { AnswerShare, CategoryResult, QuestionResult } from "@gbvf/api/survey/contract.ts";
import { plural } from "@gbvf/ui/text/format.ts";
import { dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { AnswerBars, type AnswerReading } from "@gbvf/ui/widgets/QuestionResult/AnswerBars.tsx";
import { SuppressionNote } from "@gbvf/ui/widgets/SuppressionNote/SuppressionNote.tsx";
import { styled } from "styled-components";
import { toAnswerReading } from "../readings.ts";
import { type SurveyContext, SurveyFigure } from "../SurveyFigure.tsx";

export const BEHAVIOURS = "Organisational Behaviours";

export function Behaviours({ category, ...surveyContext }: SurveyContext & { category: CategoryResult }) {
  const groups = groupBars(category.questions);
  const hiddenQuestions = category.questions.filter(({ state }) => state === "too-few");
  return (
    <SurveyFigure
      {...surveyContext}
      title={BEHAVIOURS}
      note="by answer, the fewest points first"
      columns={[
        { id: "answer", label: "Answer", kind: "text" },
        { id: "score", label: "Points of the answer", kind: "text" },
        { id: "question", label: "Question", kind: "text" },
        { id: "share", label: "Share of answers", kind: "percent" },
      ]}
      rows={groups.flatMap(({ answer, score, bars }) =>
        bars.map(({ id, label, share }) => ({
          id: `${answer}-${score}-${id}`,
          cells: { answer, score: score === null ? "Not scored" : String(score), question: label, share },
        })),
      )}
      definition="Share of those who answered each question."
    >
      <List>
        {groups.map(({ answer, score, bars, fill }) => (
          <li key={`${answer}-${score}`}>
            <h3>
              {answer}
              {score !== null && `, ${plural(score, "point", "points")}`}
            </h3>
            <AnswerBars label={answer} answers={bars} colorOf={() => fill} />
          </li>
        ))}
      </List>
      {hiddenQuestions.length > 0 && (
        <>
          <p>{hiddenQuestions.map(({ description }) => description).join(" ")}</p>
          <SuppressionNote suppressed="question" />
        </>
      )}
    </SurveyFigure>
  );
}

type Group = { answer: string; score: number | null; bars: AnswerReading[]; fill: string };

function groupBars(questions: readonly QuestionResult[]): Group[] {
  const bars = questions
    .filter(({ state }) => state === "shown")
    .flatMap((question) =>
      question.answers.map((answer) => ({
        answer: answer.description,
        score: answer.score,
        fill: getFill(answer, question),
        bar: { ...toAnswerReading(answer), id: question.questionId, label: question.description },
      })),
    );
  const groups = Map.groupBy(bars, ({ answer, score }) => `${score} ${answer}`);
  return [...groups.values()]
    .flatMap((barsOfGroup) =>
      barsOfGroup.slice(0, 1).map((firstBar) => ({ ...firstBar, bars: barsOfGroup.map(({ bar }) => bar) })),
    )
    .sort((a, b) => (a.score ?? Infinity) - (b.score ?? Infinity));
}

function getFill({ score }: AnswerShare, { answers }: QuestionResult): string {
  const { scale, main } = dataColor.healthCheck;
  const maxScore = Math.max(1, ...answers.map((each) => each.score ?? 0));
  const steps = scale.slice(1);
  return (score === null ? undefined : steps[Math.round((score / maxScore) * (steps.length - 1))]) ?? main;
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
  gap: ${space(4)};
  list-style: none;
  ${media.print} { display: block; columns: 2; column-gap: 1.5rem; }

  > li { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space(1)}; align-content: start; break-inside: avoid; ${media.print} { margin-block-end: ${space(2)}; } }
`;
