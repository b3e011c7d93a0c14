import { countingIn, pointsOf } from "../../survey-results/points.ts";
import type { QuestionTally, SurveyTally } from "../../survey-results/surveyTally.ts";

/** Every way to distribute people over answers. */
function* divisions(people: number, answers: number): Generator<number[]> {
  if (answers === 1) return yield [people];
  for (let first = 0; first <= people; first++) {
    for (const rest of divisions(people - first, answers - 1)) yield [first, ...rest];
  }
}

const divided = (question: QuestionTally, counts: readonly number[]): QuestionTally => ({
  ...question,
  answers: question.answers.map((answer, at) => ({ ...answer, count: counts[at] as number })),
});
const waysOf = (question: QuestionTally): QuestionTally[] =>
  [...divisions(question.answered, question.answers.length)].map((counts) => divided(question, counts));

/**
 * Surveys in which another number of people gave an answer, but as many points were earned: the same otherwise, or with
 * answers to one more question of the category changed too.
 */
export function* otherwise(
  tally: SurveyTally,
  { questionId, answer }: { questionId: number; answer: number },
): Generator<SurveyTally> {
  const question = tally.questions.find((each) => each.questionId === questionId) as QuestionTally;
  const counting = countingIn(question.questionCategoryId, tally);
  const earned = (each: QuestionTally) =>
    counting.some((one) => one.questionId === each.questionId) ? pointsOf(each) : 0;
  const count = question.answers[answer]?.count;
  const ways = waysOf(question).filter(({ answers }) => answers[answer]?.count !== count);
  const withThese = (...changed: QuestionTally[]): SurveyTally => ({
    ...tally,
    questions: tally.questions.map(
      (each) => changed.find((way) => way.questionId === each.questionId) ?? each,
    ),
  });
  for (const way of ways) if (earned(way) === earned(question)) yield withThese(way);
  for (const beside of counting.filter((each) => each !== question)) {
    for (const way of ways) {
      for (const other of waysOf(beside)) {
        if (earned(way) + earned(other) === earned(question) + earned(beside)) yield withThese(way, other);
      }
    }
  }
}
