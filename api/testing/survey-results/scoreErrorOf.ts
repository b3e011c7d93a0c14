import type { Random } from "../../seeds/demonstration/seededRandom.ts";
import { blurQuestion } from "../../survey-results/blurTallies.ts";
import { discloseSurvey } from "../../survey-results/discloseSurvey.ts";
import type { Chance } from "../../survey-results/perturb.ts";
import { countAtClosing } from "../../survey-results/shownCount.ts";
import type { QuestionTally, SurveyTally } from "../../survey-results/surveyTally.ts";

const POLICIES = 3;
const QUESTIONS = 5;
const SCORES = [2, 1, 0] as const;

/** 95 in 100 scores stay within it. */
export function scoreErrorOf(
  responses: number,
  { draws, random }: { draws: number; random: Random },
): number {
  const chance: Chance = {
    happens: (probability) => random() < probability,
    choose: (count) => Math.floor(random() * count),
  };
  const errors = Array.from({ length: draws }, () => {
    const questions = Array.from({ length: QUESTIONS }, (_, at) => inventQuestion(at, responses, random));
    const exact = { healthCheckId: 1, responses, questions };
    const shown = countAtClosing(responses, chance);
    const blurred = {
      ...exact,
      responses: shown,
      questions: questions.map((each) => blurQuestion(each, { exact: responses, shown }, chance)),
    };
    return Math.abs(scoreOf(blurred) - scoreOf(exact));
  });
  return errors.toSorted((a, b) => a - b)[Math.ceil(draws * 0.95) - 1] as number;
}

const scoreOf = (tally: SurveyTally) => discloseSurvey(tally).scoreOf(POLICIES).score as number;

function inventQuestion(questionId: number, responses: number, random: Random): QuestionTally {
  const leanings = SCORES.map(() => random());
  const all = leanings.reduce((sum, leaning) => sum + leaning, 0);
  const answers = SCORES.map((score, at) => ({
    possibleAnswerId: questionId * 10 + at,
    description: `Answer ${at}`,
    score,
    count: 0,
  }));
  for (let person = 0; person < responses; person++) {
    let left = random() * all;
    const chosen = leanings.findIndex((leaning) => {
      left -= leaning;
      return left < 0;
    });
    const answer = answers.at(chosen) as (typeof answers)[number];
    answer.count += 1;
  }
  return {
    questionId,
    questionKey: `q${questionId}`,
    questionCategoryId: POLICIES,
    description: "",
    questionTypeId: 3,
    visualizeTypeId: 4,
    answered: responses,
    answers,
  };
}
