import { MIN_FOR_DISTRIBUTIONS, MIN_RESPONSES } from "../../shared/surveyThresholds.ts";
import { computeMaxPoints, computePossiblePoints, getPoints, listCountingQuestions } from "./points.ts";
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
    return { state: "too-few", responses: null, scoreOf: () => null, question: hideQuestion };
  }
  const state = responses < MIN_FOR_DISTRIBUTIONS ? "scores" : "shown";
  return {
    state,
    responses,
    scoreOf: (id) => computeScore(listCountingQuestions(id, tally)),
    question: (question) =>
      state === "shown" && question.answered >= MIN_RESPONSES
        ? discloseQuestion(question, tally)
        : hideQuestion(question),
  };
}

function computeScore(questions: readonly QuestionTally[]): number | null {
  const possiblePoints = computePossiblePoints(questions);
  if (possiblePoints === 0) return null;
  return computePercent(
    questions.reduce((sum, question) => sum + getPoints(question), 0),
    possiblePoints,
  );
}

function discloseQuestion(question: QuestionTally, tally: SurveyTally): DisclosedQuestion {
  const maxPoints = computeMaxPoints(question) * question.answered;
  const points = getPoints(question);
  const possiblePoints = computePossiblePoints(listCountingQuestions(question.questionCategoryId, tally));
  return {
    state: "shown",
    answers: presentAnswers(question, ({ count }) => computePercent(count, question.answered)),
    answered: question.answered,
    score: maxPoints === 0 ? null : computePercent(points, maxPoints),
    lift: maxPoints === 0 ? null : computePercent(maxPoints - points, possiblePoints),
  };
}

const hideQuestion = (question: QuestionTally): DisclosedQuestion => ({
  state: "too-few",
  answers: presentAnswers(question, () => null),
  answered: null,
  score: null,
  lift: null,
});

const presentAnswers = (
  { answers }: QuestionTally,
  getShare: (answer: QuestionTally["answers"][number]) => number | null,
): AnswerShare[] =>
  answers.map((answer) => ({
    possibleAnswerId: answer.possibleAnswerId,
    description: answer.description,
    distributionValue: getShare(answer),
    score: answer.score,
  }));

const computePercent = (part: number, total: number): number => Math.round((part / total) * 10_000) / 100;
