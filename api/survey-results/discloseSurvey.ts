import { MIN_FOR_DISTRIBUTIONS, MIN_RESPONSES } from "./anonymity.ts";
import { countingIn, mostPointsOf, pointsOf, possibleOf, scoreError } from "./points.ts";
import type { QuestionTally, SurveyTally } from "./surveyTally.ts";

/** Missing where answers are hidden. */
type AnswerShare = {
  possibleAnswerId: number;
  description: string;
  distributionValue: number | null;
  score: number | null;
};
export type CategoryScore = {
  /** Null: not scored, or too few answers. */
  score: number | null;
  /** In percentage points. Never shown. */
  standardError: number;
};
export type QuestionDisclosure = {
  state: "shown" | "too-few";
  answers: AnswerShare[];
  answered: number | null;
  score: number | null;
  lift: number | null;
};
export type Disclosure = {
  /** Fewer than five: nothing. Five to nine: category scores. From ten: distributions. */
  state: "too-few" | "scores" | "shown";
  /** Null below five. */
  responses: number | null;
  scoreOf(questionCategoryId: number): CategoryScore;
  question(question: QuestionTally): QuestionDisclosure;
};

export const NO_SCORE: CategoryScore = { score: null, standardError: 0 };

/** For every chart, table, file and print. Tallies are blurred, so nothing more has to be hidden. */
export function discloseSurvey(tally: SurveyTally): Disclosure {
  const { responses } = tally;
  if (responses < MIN_RESPONSES) {
    return { state: "too-few", responses: null, scoreOf: () => NO_SCORE, question: hide };
  }
  const state = responses < MIN_FOR_DISTRIBUTIONS ? "scores" : "shown";
  return {
    state,
    responses,
    scoreOf: (id) => scoreOf(countingIn(id, tally)),
    question: (question) =>
      state === "shown" && question.answered >= MIN_RESPONSES ? show(question, tally) : hide(question),
  };
}

function scoreOf(questions: readonly QuestionTally[]): CategoryScore {
  const possible = possibleOf(questions);
  if (possible === 0) return NO_SCORE;
  const points = questions.reduce((sum, question) => sum + pointsOf(question), 0);
  return { score: percentOf(points, possible), standardError: scoreError(questions) };
}

function show(question: QuestionTally, tally: SurveyTally): QuestionDisclosure {
  const most = mostPointsOf(question) * question.answered;
  const points = pointsOf(question);
  const possible = possibleOf(countingIn(question.questionCategoryId, tally));
  return {
    state: "shown",
    answers: answersOf(question, ({ count }) => percentOf(count, question.answered)),
    answered: question.answered,
    score: most === 0 ? null : percentOf(points, most),
    lift: most === 0 ? null : percentOf(most - points, possible),
  };
}

const hide = (question: QuestionTally): QuestionDisclosure => ({
  state: "too-few",
  answers: answersOf(question, () => null),
  answered: null,
  score: null,
  lift: null,
});

const answersOf = (
  { answers }: QuestionTally,
  shareOf: (answer: QuestionTally["answers"][number]) => number | null,
): AnswerShare[] =>
  answers.map((answer) => ({
    possibleAnswerId: answer.possibleAnswerId,
    description: answer.description,
    distributionValue: shareOf(answer),
    score: answer.score,
  }));

const percentOf = (part: number, whole: number): number => Math.round((part / whole) * 10_000) / 100;
