import type { AreComparable } from "./comparable.ts";
import type { Change, Peers, Round } from "./contract.ts";
import type { PeerScores } from "./findPeers.ts";
import type { DisclosedResults } from "./results/disclosureControl.ts";

const SCORED_CATEGORIES = [1, 2, 3] as const;

export type DisclosedRound = {
  questionnaireId: number;
  period: string;
  disclosure: DisclosedResults;
  organisations: readonly number[];
};

type CategoryId = 1 | 2 | 3 | null;
const MIN_POINTS = 2;
const MIN_SAME_SHARE = 0.8;

export function computeOverall({ scoreOf }: DisclosedResults): number | null {
  const scores = SCORED_CATEGORIES.map(scoreOf).filter((score) => score !== null);
  if (scores.length < SCORED_CATEGORIES.length) return null;
  return roundToHundredths(scores.reduce((sum, score) => sum + score, 0) / SCORED_CATEGORIES.length);
}

export function describeChange(
  survey: DisclosedRound,
  earlier: readonly DisclosedRound[],
  areComparable: AreComparable,
  categoryId: CategoryId,
): Change | null {
  const score = getScore(survey, categoryId);
  const before = earlier.find(
    (each) =>
      getScore(each, categoryId) !== null && hasComparableQuestions(each, survey, areComparable, categoryId),
  );
  if (score === null || before === undefined) return null;
  const previousScore = getScore(before, categoryId) as number;
  const { difference, isClear } = computeDifference(score, previousScore);
  return {
    since: before.period,
    previousScore,
    difference,
    isClear: isClear && haveSameOrganisations(survey.organisations, before.organisations),
  };
}

export function listRounds(
  survey: DisclosedRound,
  earlier: readonly DisclosedRound[],
  areComparable: AreComparable,
): Round[] {
  return [survey, ...earlier].toReversed().map((each) => ({
    period: each.period,
    actualResponses: each.disclosure.responses,
    scores: [null, ...SCORED_CATEGORIES].map((questionCategoryId) => {
      const score = getScore(each, questionCategoryId);
      if (score === null) return { questionCategoryId, state: "too-few", score };
      if (each === survey || hasComparableQuestions(each, survey, areComparable, questionCategoryId))
        return { questionCategoryId, state: "shown", score };
      return { questionCategoryId, state: "other-questions", score: null };
    }),
  }));
}

const getScore = ({ disclosure }: DisclosedRound, categoryId: CategoryId): number | null =>
  categoryId === null ? computeOverall(disclosure) : disclosure.scoreOf(categoryId);

const hasComparableQuestions = (
  earlier: DisclosedRound,
  later: DisclosedRound,
  areComparable: AreComparable,
  categoryId: CategoryId,
): boolean =>
  (categoryId === null ? SCORED_CATEGORIES : [categoryId]).every((id) =>
    areComparable(id, earlier.questionnaireId, later.questionnaireId),
  );

export function explainNoTrend(earlier: readonly DisclosedRound[]): string {
  if (earlier.length === 0) return "This is the first survey, so there is nothing to compare it with.";
  if (earlier.every(({ disclosure }) => disclosure.state === "too-few")) {
    return "Too few people answered the earlier surveys to compare with them.";
  }
  return "The questions are too different from those of the earlier surveys to compare with them.";
}

export function compareWithPeers(
  ownScore: number | null,
  peers: PeerScores | null,
  categoryId: 1 | 2 | 3,
): Peers | null {
  if (ownScore === null || peers === null) return null;
  const mean = peers.means[(categoryId - 1) as 0 | 1 | 2];
  return {
    mean,
    organisations: peers.organisations,
    ...computeDifference(ownScore, mean),
  };
}

function computeDifference(current: number, previous: number): { difference: number; isClear: boolean } {
  const difference = roundToHundredths(current - previous);
  return { difference, isClear: Math.abs(difference) >= MIN_POINTS };
}

function haveSameOrganisations(later: readonly number[], earlier: readonly number[]): boolean {
  const sharedCount = later.filter((id) => earlier.includes(id)).length;
  return sharedCount >= MIN_SAME_SHARE * Math.max(later.length, earlier.length);
}

const roundToHundredths = (number: number) => Math.round(number * 100) / 100;
