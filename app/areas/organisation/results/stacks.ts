import type { QuestionResult } from "@gbvf/api/survey/contract.ts";
import type { Stack, StackLook, StackPart } from "@gbvf/ui/charts/StackedBars/layout.ts";
import { formatPercent } from "@gbvf/ui/text/format.ts";
import { dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { answerReading } from "../readings.ts";

const { scale } = dataColor.healthCheck;

const LOOKS: readonly StackLook[] = [
  { id: "full", label: "Full points", color: scale[4] },
  { id: "part", label: "Some points", color: scale[2] },
  { id: "none", label: "No points", color: scale[1], isHatched: true },
  { id: "unscored", label: "Not scored", color: dataColor.healthCheck.parts[4] },
];

export const looksOf = (stacks: readonly Stack[]): StackLook[] =>
  LOOKS.filter(({ id }) => stacks.some(({ parts }) => parts.some(({ look }) => look === id)));

export function stackOf(question: QuestionResult): Stack {
  const { questionId, description, score, answers } = question;
  const most = Math.max(0, ...answers.map((answer) => answer.score ?? 0));
  const parts = answers.map((answer): StackPart => {
    const { id, label, share } = answerReading(answer);
    return { id, label, look: lookOf(answer.score, most), value: share };
  });
  const note = score === null ? {} : { note: `Score ${formatPercent(score / 100)}` };
  return { id: questionId, label: description, ...note, parts };
}

function lookOf(score: number | null, most: number): string {
  if (score === null) return "unscored";
  if (score === 0) return "none";
  return score === most ? "full" : "part";
}
