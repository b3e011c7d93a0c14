import { type Random, seededRandom } from "./seededRandom.ts";

export type AskedQuestion = {
  /** One answer, or any number of them. */
  isSingleChoice: boolean;
  /** Answer ids, the best first; of a question without scores in their own order. */
  answerIds: readonly number[];
  isScored: boolean;
};
/** `leaning` is how far answers lean towards the better ones, 0 to 1. */
export type AnsweredRun = { healthCheckId: number; responses: number; leaning: number };

/** Leaning towards the first answer if none is better than another. */
const INDIFFERENT = 0.42;

/** Rows of health_check_answer. An answer that nobody chose has no row. */
export function* answerRows(
  run: AnsweredRun,
  questions: readonly AskedQuestion[],
): Generator<[healthCheckId: number, possibleAnswerId: number, responses: number]> {
  const random = seededRandom(`answers ${run.healthCheckId}`);
  for (const { isSingleChoice, answerIds, isScored } of questions) {
    const leaning = isScored ? run.leaning : INDIFFERENT;
    let left = run.responses;
    for (const [index, answerId] of answerIds.entries()) {
      const isRest = isSingleChoice && index === answerIds.length - 1;
      const chose = isRest
        ? left
        : Math.round((isSingleChoice ? left : run.responses) * share(leaning, random));
      left -= chose;
      if (chose > 0) yield [run.healthCheckId, answerId, chose];
    }
  }
}

/** About the leaning; zero stays zero. */
const share = (leaning: number, random: Random) => Math.min(1, leaning * (0.8 + 0.4 * random()));
