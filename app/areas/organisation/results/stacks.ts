import type { QuestionResult } from "@gbvf/api/survey/contract.ts";
import type { Stack, StackPart, StackStyle } from "@gbvf/ui/charts/StackedBars/layout.ts";
import { formatPercent } from "@gbvf/ui/text/format.ts";
import { dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { describeAnswerCount, toAnswerReading } from "../readings.ts";

const { scale } = dataColor.healthCheck;

const STYLES: readonly StackStyle[] = [
  ...[4, 3, 2, 1].map((step, index) => ({ id: `scored-${index}`, label: "", color: scale[step] as string })),
  { id: "unscored", label: "", color: dataColor.healthCheck.parts[4], isHatched: true },
];

export const getStyles = (stacks: readonly Stack[]): StackStyle[] =>
  STYLES.filter(({ id }) => stacks.some(({ parts }) => parts.some(({ styleId }) => styleId === id)));

export function buildStack(question: QuestionResult): Stack {
  const { questionId, description, score, answers } = question;
  const answersByPoints = answers
    .filter((answer) => answer.score !== null)
    .toSorted((a, b) => (b.score as number) - (a.score as number));
  const parts = answers.map((answer): StackPart => {
    const { id, label, share } = toAnswerReading(answer);
    return { id, label, styleId: getStyleId(answersByPoints.indexOf(answer)), value: share };
  });
  const note = [score === null ? "" : `Score ${formatPercent(score / 100)}.`, describeAnswerCount(question)]
    .filter(Boolean)
    .join(" ");
  return { id: questionId, label: description, ...(note && { note }), parts };
}

const getStyleId = (rank: number): string => (rank === -1 ? "unscored" : `scored-${Math.min(rank, 3)}`);
