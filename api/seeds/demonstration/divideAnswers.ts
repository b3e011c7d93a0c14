import { type Random, seededRandom } from "./seededRandom.ts";

export type SeedQuestion = {
  isSingleChoice: boolean;
  answerIds: readonly number[];
  isScored: boolean;
};
/** `leaning` is the tendency towards better answers, from 0 to 1. */
export type SeedRun = { healthCheckId: number; responses: number; leaning: number };

const INDIFFERENT = 0.42;

export function* buildAnswerRows(
  run: SeedRun,
  questions: readonly SeedQuestion[],
): Generator<[healthCheckId: number, possibleAnswerId: number, responses: number]> {
  const random = seededRandom(`answers ${run.healthCheckId}`);
  for (const { isSingleChoice, answerIds, isScored } of questions) {
    const leaning = isScored ? run.leaning : INDIFFERENT;
    let remainingResponses = run.responses;
    for (const [index, answerId] of answerIds.entries()) {
      const isRest = isSingleChoice && index === answerIds.length - 1;
      const chose = isRest
        ? remainingResponses
        : Math.round((isSingleChoice ? remainingResponses : run.responses) * drawShare(leaning, random));
      remainingResponses -= chose;
      if (chose > 0) yield [run.healthCheckId, answerId, chose];
    }
  }
}

const drawShare = (leaning: number, random: Random) => Math.min(1, leaning * (0.8 + 0.4 * random()));
