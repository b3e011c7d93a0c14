import type { Knex } from "knex";
import { copyRows } from "../lib/database/copyRows.ts";
import { type Chance, perturb, resize } from "./perturb.ts";
import { countAtClosing } from "./shownCount.ts";
import { type QuestionTally, readTallies, SINGLE_CHOICE, type SurveyTally } from "./surveyTally.ts";

const ANSWER_COLUMNS = { health_check_id: 4, possible_answer_id: 4, responses: 4 } as const;
const DECLINE_COLUMNS = { health_check_id: 4, question_id: 4, responses: 4 } as const;

export type Blurring = {
  /** Only invented answers may use anything but the secret chance. */
  chance: Chance;
  /** The number is public, so only the answers are blurred. */
  isCountKnown: boolean;
};

/** Only closing does it, and only once. */
export async function blurTallies(
  trx: Knex.Transaction,
  healthCheckIds: readonly number[],
  { chance, isCountKnown }: Blurring,
): Promise<void> {
  const blurred = [...(await readTallies(trx, healthCheckIds)).values()].map((tally) => {
    const responses = isCountKnown ? tally.responses : countAtClosing(tally.responses, chance);
    const questions = tally.questions.map((question) =>
      blurQuestion(question, { exact: tally.responses, shown: responses }, chance),
    );
    return { ...tally, responses, questions };
  });
  if (!isCountKnown) {
    for (const { healthCheckId, responses } of blurred)
      await trx("health_check").where({ healthCheckId }).update({ actualResponses: responses });
  }
  for (const table of ["health_check_answer", "health_check_decline"])
    await trx(table)
      .whereIn("health_check_id", [...healthCheckIds])
      .delete();
  await copyRows(trx, "health_check_answer", ANSWER_COLUMNS, answerRows(blurred));
  await copyRows(trx, "health_check_decline", DECLINE_COLUMNS, declineRows(blurred));
}

/**
 * 'I prefer not to say' is an option too; each of several answers is everybody's yes or no.
 * @param responses how many there are, and the sum of the counts afterwards
 */
export function blurQuestion(
  question: QuestionTally,
  { exact, shown }: { exact: number; shown: number },
  chance: Chance,
): QuestionTally {
  const blur = (options: readonly number[]) => resize(perturb(options, chance), shown, chance);
  const declined = exact - question.answered;
  const counts = question.answers.map(({ count }) => count);
  const withCounts = (answered: number, blurred: readonly number[]): QuestionTally => ({
    ...question,
    answered,
    answers: question.answers.map((answer, at) => ({ ...answer, count: blurred[at] as number })),
  });
  if (question.questionTypeId === SINGLE_CHOICE) {
    const blurred = blur([...counts, declined]);
    return withCounts(shown - (blurred.pop() as number), blurred);
  }
  const yes = (count: number) => blur([count, exact - count])[0] as number;
  const answered = shown - yes(declined);
  return withCounts(
    answered,
    counts.map((count) => Math.min(answered, yes(count))),
  );
}

function* answerRows(tallies: readonly SurveyTally[]): Generator<[number, number, number]> {
  for (const { healthCheckId, questions } of tallies) {
    for (const { possibleAnswerId, count } of questions.flatMap(({ answers }) => answers)) {
      if (count > 0) yield [healthCheckId, possibleAnswerId, count];
    }
  }
}

function* declineRows(tallies: readonly SurveyTally[]): Generator<[number, number, number]> {
  for (const { healthCheckId, responses, questions } of tallies) {
    for (const { questionId, answered } of questions) {
      if (answered < responses) yield [healthCheckId, questionId, responses - answered];
    }
  }
}
