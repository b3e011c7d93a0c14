import { MIN_FOR_DISTRIBUTIONS, MIN_RESPONSES } from "../../shared/surveyThresholds.ts";
import { computeMaxPoints, computePossiblePoints, countingIn, getPoints } from "./points.ts";
import type { QuestionTally, SurveyTally } from "./surveyTally.ts";

type AnswerShare = {
  possibleAnswerId: number;
  description: string;
  distributionValue: number | null;
  score: number | null;
};
type DisclosedQuestion = {
  state: "shown" | "too-few";
  answers: AnswerShare[];
  answered: number | null;
  score: number | null;
  lift: number | null;
};
export type DisclosedResults = {
  /** "too-few" means fewer than five responses, "scores" five to nine. */
  state: "too-few" | "scores" | "shown";
  responses: number | null;
  /** Returns null if the category has no scores, or too few people answered. */
  scoreOf(questionCategoryId: number): number | null;
  question(question: QuestionTally): DisclosedQuestion;
};

/** Only this function decides what a closed survey discloses. */
export function applyDisclosureControl(tally: SurveyTally): DisclosedResults {
  const { responses } = tally;
  if (responses < MIN_RESPONSES) {
    return { state: "too-few", responses: null, scoreOf: () => null, question: hide };
  }
  const state = responses < MIN_FOR_DISTRIBUTIONS ? "scores" : "shown";
  return {
    state,
    responses,
    scoreOf: (id) => computeScore(countingIn(id, tally)),
    question: (question) =>
      state === "shown" && question.answered >= MIN_RESPONSES ? show(question, tally) : hide(question),
  };
}

function computeScore(questions: readonly QuestionTally[]): number | null {
  const possible = computePossiblePoints(questions);
  if (possible === 0) return null;
  return percentOf(
    questions.reduce((sum, question) => sum + getPoints(question), 0),
    possible,
  );
}

function show(question: QuestionTally, tally: SurveyTally): DisclosedQuestion {
  const most = computeMaxPoints(question) * question.answered;
  const points = getPoints(question);
  const possible = computePossiblePoints(countingIn(question.questionCategoryId, tally));
  return {
    state: "shown",
    answers: presentAnswers(question, ({ count }) => percentOf(count, question.answered)),
    answered: question.answered,
    score: most === 0 ? null : percentOf(points, most),
    lift: most === 0 ? null : percentOf(most - points, possible),
  };
}

const hide = (question: QuestionTally): DisclosedQuestion => ({
  state: "too-few",
  answers: presentAnswers(question, () => null),
  answered: null,
  score: null,
  lift: null,
});

const presentAnswers = (
  { answers }: QuestionTally,
  shareOf: (answer: QuestionTally["answers"][number]) => number | null,
): AnswerShare[] =>
  answers.map((answer) => ({
    possibleAnswerId: answer.possibleAnswerId,
    description: answer.description,
    distributionValue: shareOf(answer),
    score: answer.score,
  }));

const percentOf = (part: number, total: number): number => Math.round((part / total) * 10_000) / 100;
