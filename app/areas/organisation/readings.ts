import { surveyMinutes } from "@gbvf/api/shared/surveyMinutes.ts";
import { formatStep } from "@gbvf/api/shared/surveyThresholds.ts";
import type {
  AnswerShare,
  CategoryResult,
  QuestionResult,
  Round,
  SurveySummary,
} from "@gbvf/api/survey/contract.ts";
import type { Reading } from "@gbvf/ui/charts/reading.ts";
import { formatPercent, plural } from "@gbvf/ui/text/format.ts";
import type { AnswerReading } from "@gbvf/ui/widgets/QuestionResult/AnswerBars.tsx";
import type { AnswerDrawing } from "@gbvf/ui/widgets/QuestionResult/QuestionResult.tsx";

export const CATEGORY = { behaviours: 1, practices: 2, policies: 3, general: 4, demographic: 5 } as const;

const DRAWINGS: Record<number, AnswerDrawing> = { 1: "progress", 2: "bars", 3: "pie", 4: "stacked" };
export const getDrawing = ({ visualizeTypeId }: QuestionResult): AnswerDrawing =>
  DRAWINGS[visualizeTypeId] ?? "bars";

/** A hidden value becomes "too-few", never zero. */
export function toAnswerReading({
  possibleAnswerId,
  description,
  distributionValue,
}: AnswerShare): AnswerReading {
  return { id: possibleAnswerId, label: description, share: toReading(distributionValue) };
}

/** Converts per cent to a fraction; null means that the server hides the value. */
export const toReading = (percent: number | null): Reading => (percent === null ? "too-few" : percent / 100);

export const getRoundCell = ({ state, score }: Round["scores"][number]) =>
  state === "other-questions" ? "The questions were different" : toReading(score);

export const OVERALL = "Overall GBVF Maturity";

const SCORED_CATEGORY_IDS = [CATEGORY.policies, CATEGORY.practices, CATEGORY.behaviours] as const;
export type ScoredCategory = CategoryResult & { questionCategoryId: (typeof SCORED_CATEGORY_IDS)[number] };
export const listScoredCategories = (categories: readonly CategoryResult[]): ScoredCategory[] =>
  SCORED_CATEGORY_IDS.flatMap((id) => {
    const category = categories.find(({ questionCategoryId }) => questionCategoryId === id);
    return category === undefined ? [] : { ...category, questionCategoryId: id };
  });

export const sortByScore = (questions: readonly QuestionResult[]): QuestionResult[] =>
  questions.toSorted((a, b) => (a.score ?? Number.POSITIVE_INFINITY) - (b.score ?? Number.POSITIVE_INFINITY));

type ScoreDifference = { difference: number; isClear: boolean };

/** "7 points higher", or "no clear difference" */
export function describeDifference({ difference, isClear }: ScoreDifference): string {
  const points = Math.round(Math.abs(difference));
  if (!isClear || points === 0) return "no clear difference";
  return `${points} ${points === 1 ? "point" : "points"} ${difference > 0 ? "higher" : "lower"}`;
}

export const describeAnswerCount = ({ answered }: Pick<QuestionResult, "answered">): string =>
  answered === null ? "" : `${plural(answered, "answer", "answers")}.`;

export const formatMinutes = (questions: number): string =>
  plural(surveyMinutes(questions), "minute", "minutes");

export const describeResponses = ({
  results,
  actualResponses,
}: Pick<SurveySummary, "results" | "actualResponses">): string =>
  results === "not-closed" || !actualResponses ? formatStep(actualResponses ?? 0) : String(actualResponses);

export const PEERS = "other organisations of the same type, their staff and students together";

export const describeScore = ({ score }: Pick<QuestionResult, "score">): string =>
  score === null ? "Score: too few to show." : `Score: ${formatPercent(score / 100)}.`;
