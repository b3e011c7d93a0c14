import { type Random, seededRandom } from "./seededRandom.ts";

export type SeedQuestion = {
  isSingleChoice: boolean;
  answerIds: readonly number[];
  isScored: boolean;
};
/** `positivity` is the tendency towards better answers, from 0 to 1. */
export type SeedRun = { healthCheckId: number; responses: number; positivity: number };

const UNSCORED_POSITIVITY = 0.42;

export function* buildAnswerRows(
  run: SeedRun,
  questions: readonly SeedQuestion[],
): Generator<[healthCheckId: number, possibleAnswerId: number, responses: number]> {
  const random = seededRandom(`answers ${run.healthCheckId}`);
  for (const { isSingleChoice, answerIds, isScored } of questions) {
    const positivity = isScored ? run.positivity : UNSCORED_POSITIVITY;
    let remainingResponses = run.responses;
    for (const [index, answerId] of answerIds.entries()) {
      const isLastChoice = isSingleChoice && index === answerIds.length - 1;
      const chosenCount = isLastChoice
        ? remainingResponses
        : Math.round((isSingleChoice ? remainingResponses : run.responses) * drawShare(positivity, random));
      remainingResponses -= chosenCount;
      if (chosenCount > 0) yield [run.healthCheckId, answerId, chosenCount];
    }
  }
}

const drawShare = (positivity: number, random: Random) => Math.min(1, positivity * (0.8 + 0.4 * random()));
