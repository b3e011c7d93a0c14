import type { AreComparable } from "./comparable.ts";
import type { Change, Peers, Round } from "./contract.ts";
import type { PeerScores } from "./findPeers.ts";
import type { DisclosedResults } from "./results/disclosureControl.ts";

const SCORED = [1, 2, 3] as const;

export type Disclosed = {
  questionnaireId: number;
  period: string;
  disclosure: DisclosedResults;
  organisations: readonly number[];
};

type CategoryId = 1 | 2 | 3 | null;
const MIN_POINTS = 2;
const MIN_SAME = 0.8;

export function computeOverall({ scoreOf }: DisclosedResults): number | null {
  const scores = SCORED.map(scoreOf).filter((score) => score !== null);
  if (scores.length < SCORED.length) return null;
  return twoDecimals(scores.reduce((sum, score) => sum + score, 0) / SCORED.length);
}

export function describeChange(
  survey: Disclosed,
  earlier: readonly Disclosed[],
  areComparable: AreComparable,
  categoryId: CategoryId,
): Change | null {
  const now = scoreIn(survey, categoryId);
  const before = earlier.find(
    (each) => scoreIn(each, categoryId) !== null && hasSameQuestions(each, survey, areComparable, categoryId),
  );
  if (now === null || before === undefined) return null;
  const previousScore = scoreIn(before, categoryId) as number;
  const { difference, isClear } = computeDifference(now, previousScore);
  return {
    since: before.period,
    previousScore,
    difference,
    isClear: isClear && areTheSame(survey.organisations, before.organisations),
  };
}

export function listRounds(
  survey: Disclosed,
  earlier: readonly Disclosed[],
  areComparable: AreComparable,
): Round[] {
  return [survey, ...earlier].toReversed().map((each) => ({
    period: each.period,
    actualResponses: each.disclosure.responses,
    scores: [null, ...SCORED].map((questionCategoryId) => {
      const score = scoreIn(each, questionCategoryId);
      if (score === null) return { questionCategoryId, state: "too-few", score };
      if (each === survey || hasSameQuestions(each, survey, areComparable, questionCategoryId))
        return { questionCategoryId, state: "shown", score };
      return { questionCategoryId, state: "other-questions", score: null };
    }),
  }));
}

const scoreIn = ({ disclosure }: Disclosed, categoryId: CategoryId): number | null =>
  categoryId === null ? computeOverall(disclosure) : disclosure.scoreOf(categoryId);

const hasSameQuestions = (
  earlier: Disclosed,
  later: Disclosed,
  areComparable: AreComparable,
  categoryId: CategoryId,
): boolean =>
  (categoryId === null ? SCORED : [categoryId]).every((id) =>
    areComparable(id, earlier.questionnaireId, later.questionnaireId),
  );

export function whyNoTrend(earlier: readonly Disclosed[]): string {
  if (earlier.length === 0) return "This is the first survey, so there is nothing to compare it with.";
  if (earlier.every(({ disclosure }) => disclosure.state === "too-few")) {
    return "Too few people answered the earlier surveys to compare with them.";
  }
  return "The questions are too different from those of the earlier surveys to compare with them.";
}

export function againstPeers(
  own: number | null,
  peers: PeerScores | null,
  categoryId: 1 | 2 | 3,
): Peers | null {
  if (own === null || peers === null) return null;
  const mean = peers.means[(categoryId - 1) as 0 | 1 | 2];
  return {
    mean,
    organisations: peers.organisations,
    ...computeDifference(own, mean),
  };
}

function computeDifference(now: number, then: number): { difference: number; isClear: boolean } {
  const difference = twoDecimals(now - then);
  return { difference, isClear: Math.abs(difference) >= MIN_POINTS };
}

function areTheSame(later: readonly number[], earlier: readonly number[]): boolean {
  const both = later.filter((id) => earlier.includes(id)).length;
  return both >= MIN_SAME * Math.max(later.length, earlier.length);
}

const twoDecimals = (number: number) => Math.round(number * 100) / 100;
