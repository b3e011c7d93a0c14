import type { Disclosure, QuestionDisclosure } from "./discloseSurvey.ts";
import { mostPointsOf } from "./points.ts";
import { type QuestionTally, SINGLE_CHOICE, type SurveyTally } from "./surveyTally.ts";

/** A survey with what may be shown of it. */
export type DisclosedSurvey = { own: Disclosure; tally: SurveyTally };

const AT_LEAST = 95;
const AT_MOST = 5;

export const scoredOf = ({ questions }: SurveyTally): QuestionTally[] =>
  questions.filter((question) => question.questionCategoryId <= 3 && mostPointsOf(question) > 0);

/** How a question was answered, in whole per cent: the mean of what each survey shows of it. */
export function meanAnswers(
  question: QuestionTally,
  surveys: readonly DisclosedSurvey[],
): QuestionDisclosure {
  const shares = surveys.map((survey) => sharesOf(question, survey));
  const means = question.answers.map(
    (_, at) => sumOf(shares.map((own) => own[at] as number)) / shares.length,
  );
  const whole = question.questionTypeId === SINGLE_CHOICE ? wholeOf(means) : means.map(Math.round);
  const most = mostPointsOf(question);
  const points = sumOf(question.answers.map(({ score }, at) => (score ?? 0) * (means[at] as number)));
  const inCategory = scoredOf((surveys[0] as DisclosedSurvey).tally).filter(
    ({ questionCategoryId }) => questionCategoryId === question.questionCategoryId,
  );
  return {
    state: "shown",
    answers: question.answers.map(({ possibleAnswerId, description, score }, at) => ({
      possibleAnswerId,
      description,
      score,
      distributionValue: whole[at] as number,
      display: "shown",
    })),
    score: Math.round(points / most),
    lift: Math.round((100 * most - points) / sumOf(inCategory.map(mostPointsOf))),
  };
}

/** The shares of a question's answers in per cent, as one survey shows them: 95 of "95 % or more", the rest divided. */
function sharesOf(question: QuestionTally, { own, tally }: DisclosedSurvey): number[] {
  const asked = tally.questions.find(({ questionId }) => questionId === question.questionId) as QuestionTally;
  const { answers } = own.question(asked);
  const few = answers.filter(({ display }) => display === "few").length;
  return answers.map(({ display, distributionValue }) => {
    if (display === "most") return AT_LEAST;
    return display === "few" ? AT_MOST / few : (distributionValue ?? 0);
  });
}

/** Shares of a whole, rounded so that they still add up to 100: up where most is lost by rounding down. */
function wholeOf(shares: readonly number[]): number[] {
  const down = shares.map(Math.floor);
  const missing = Math.round(sumOf(shares)) - sumOf(down);
  const lost = [...shares.keys()].toSorted(
    (a, b) => ((shares[b] as number) % 1) - ((shares[a] as number) % 1) || a - b,
  );
  return down.map((share, at) => share + Number(lost.indexOf(at) < missing));
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
