import { FEWEST_FOR_DISTRIBUTIONS, FEWEST_RESPONSES } from "./anonymity.ts";
import {
  type AnswerShare,
  discloseAnswers,
  FEWEST_FOR_UNANIMITY,
  hideAnswers,
  isUnanimous,
  percentOf,
} from "./discloseAnswers.ts";
import { countingIn, mostPointsOf, pointsOf, possibleOf, scoreError } from "./points.ts";
import type { QuestionTally, SurveyTally } from "./surveyTally.ts";

const AT_LEAST = 95;
const AT_MOST = 5;

export type ScoreBound = "or-more" | "or-less" | null;
export type CategoryScore = {
  /** Null: not scored, or too few answers. */
  score: number | null;
  /** Few people who all gave the best or worst answers: 95 or more, 5 or less. */
  bound: ScoreBound;
  /** In percentage points. Not shown; decides what is a clear difference. */
  standardError: number;
};
export type QuestionDisclosure = {
  state: "shown" | "too-few";
  answers: AnswerShare[];
  score: number | null;
  lift: number | null;
};
export type Disclosure = {
  /** Fewer than five: nothing. Five to nine: scores. From ten: distributions. */
  state: "too-few" | "scores" | "shown";
  /** Null below five. */
  responses: number | null;
  scoreOf(questionCategoryId: number): CategoryScore;
  question(question: QuestionTally): QuestionDisclosure;
};

const NO_SCORE: CategoryScore = { score: null, bound: null, standardError: 0 };

/** Decides what may be shown of one closed survey, for every chart, table, file and print. */
export function discloseSurvey(tally: SurveyTally): Disclosure {
  const { responses } = tally;
  if (responses < FEWEST_RESPONSES) {
    return { state: "too-few", responses: null, scoreOf: () => NO_SCORE, question: hide };
  }
  const inCategory = (id: number) => countingIn(id, tally);
  return {
    state: responses < FEWEST_FOR_DISTRIBUTIONS ? "scores" : "shown",
    responses,
    scoreOf: (id) => scoreOf(inCategory(id)),
    question: (question) => discloseQuestion(question, inCategory(question.questionCategoryId)),
  };
}

function scoreOf(questions: readonly QuestionTally[]): CategoryScore {
  const possible = possibleOf(questions);
  if (possible === 0) return NO_SCORE;
  const points = questions.reduce((sum, question) => sum + pointsOf(question), 0);
  const fewest = Math.min(...questions.map(({ answered }) => answered));
  const standardError = scoreError(questions);
  const score = percentOf(points, possible);
  // Below ten no distribution would tell the unanimous from the nearly unanimous, so neither does the score.
  const [least, most] = fewest < FEWEST_FOR_DISTRIBUTIONS ? [AT_MOST, AT_LEAST] : [0, 100];
  if (fewest < FEWEST_FOR_UNANIMITY && score >= most)
    return { score: AT_LEAST, bound: "or-more", standardError };
  if (fewest < FEWEST_FOR_UNANIMITY && score <= least)
    return { score: AT_MOST, bound: "or-less", standardError };
  return { score: fewest < FEWEST_FOR_DISTRIBUTIONS ? Math.round(score) : score, bound: null, standardError };
}

function discloseQuestion(question: QuestionTally, category: readonly QuestionTally[]): QuestionDisclosure {
  if (question.answered < FEWEST_FOR_DISTRIBUTIONS) return hide(question);
  const answers = discloseAnswers(question);
  if (answers === null) return hide(question);
  const most = mostPointsOf(question) * question.answered;
  if (most === 0 || isUnanimous(question)) return { state: "shown", answers, score: null, lift: null };
  const points = pointsOf(question);
  return {
    state: "shown",
    answers,
    score: percentOf(points, most),
    lift: percentOf(most - points, possibleOf(category)),
  };
}

const hide = (question: QuestionTally): QuestionDisclosure => ({
  state: "too-few",
  answers: hideAnswers(question),
  score: null,
  lift: null,
});
