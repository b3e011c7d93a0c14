import type { Disclosure, QuestionDisclosure } from "./discloseSurvey.ts";
import { mostPointsOf } from "./points.ts";
import { type QuestionTally, SINGLE_CHOICE, type SurveyTally } from "./surveyTally.ts";

export type DisclosedSurvey = { own: Disclosure; tally: SurveyTally };

export const scoredOf = ({ questions }: SurveyTally): QuestionTally[] =>
  questions.filter((question) => question.questionCategoryId <= 3 && mostPointsOf(question) > 0);

/** The mean of what each survey shows, in whole per cent. */
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
    })),
    answered: null,
    score: Math.round(points / most),
    lift: Math.round((100 * most - points) / sumOf(inCategory.map(mostPointsOf))),
  };
}

function sharesOf(question: QuestionTally, { own, tally }: DisclosedSurvey): number[] {
  const asked = tally.questions.find(({ questionId }) => questionId === question.questionId) as QuestionTally;
  return own.question(asked).answers.map(({ distributionValue }) => distributionValue as number);
}

/** The sum stays 100. */
function wholeOf(shares: readonly number[]): number[] {
  const down = shares.map(Math.floor);
  const missing = Math.round(sumOf(shares)) - sumOf(down);
  const lost = [...shares.keys()].toSorted(
    (a, b) => ((shares[b] as number) % 1) - ((shares[a] as number) % 1) || a - b,
  );
  return down.map((share, at) => share + Number(lost.indexOf(at) < missing));
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
