import type { QuestionResult } from "@gbvf/api/survey/contract.ts";
import { formatPercent } from "@gbvf/ui/charts/format.ts";
import type { Stack, StackLook, StackPart } from "@gbvf/ui/charts/StackedBars/layout.ts";
import { dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { answerReading } from "../readings.ts";

const { scale } = dataColor.healthCheck;

/** From full points to none. */
const LOOKS: readonly StackLook[] = [
  { id: "full", label: "Full points", color: scale[4] },
  { id: "part", label: "Some points", color: scale[2] },
  { id: "none", label: "No points", color: scale[1], isHatched: true },
  { id: "unscored", label: "Not scored", color: dataColor.healthCheck.parts[4] },
  { id: "hidden", label: "Too few to show", color: dataColor.none, isHatched: true },
];

export const looksOf = (stacks: readonly Stack[]): StackLook[] =>
  LOOKS.filter(({ id }) => stacks.some(({ parts }) => parts.some(({ look }) => look === id)));

const ROUNDING = 0.005;

/** Hidden answers fill the rest as one part. */
export function stackOf(question: QuestionResult): Stack {
  const { questionId, description, score, state, answers } = question;
  const most = Math.max(0, ...answers.map((answer) => answer.score ?? 0));
  const parts = answers.map((answer): StackPart => {
    const { id, label, share, text } = answerReading(answer);
    return {
      id,
      label: text === undefined ? label : `${label}: ${text}`,
      look: lookOf(answer.score, most),
      value: share,
    };
  });
  const shown = parts.reduce((sum, { value }) => sum + (typeof value === "number" ? value : 0), 0);
  const isPartlyHidden = state === "shown" && parts.some(({ value }) => typeof value !== "number");
  const note = score === null ? {} : { note: `Score ${formatPercent(score / 100)}` };
  if (!isPartlyHidden) return { id: questionId, label: description, ...note, parts };
  const rest: StackPart = {
    id: "rest",
    label: "Too few to show",
    look: "hidden",
    value: Math.max(1 - shown, ROUNDING),
  };
  return {
    id: questionId,
    label: description,
    ...note,
    parts: [...parts.filter(({ value }) => typeof value === "number"), rest],
  };
}

function lookOf(score: number | null, most: number): string {
  if (score === null) return "unscored";
  if (score === 0) return "none";
  return score === most ? "full" : "part";
}
