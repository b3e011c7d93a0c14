import type { CategoryScore, Disclosure } from "../survey-results/discloseSurvey.ts";
import type { AreComparable } from "./comparable.ts";
import type { Change, Peers, Round } from "./contract.ts";
import type { PeerScores } from "./findPeers.ts";

const SCORED = [1, 2, 3] as const;

export type Disclosed = { questionnaireId: number; period: string; disclosure: Disclosure };

type Scored = CategoryScore;
type CategoryId = 1 | 2 | 3 | null;
const STANDARD_ERRORS = 2;

export function overallOf({ scoreOf }: Disclosure): Scored {
  const scores = SCORED.map(scoreOf);
  if (scores.some(({ score }) => score === null)) return { score: null, standardError: 0 };
  const mean = (of: (each: CategoryScore) => number) => scores.reduce((sum, each) => sum + of(each), 0) / 3;
  return {
    score: twoDecimals(mean((each) => each.score as number)),
    standardError: mean((each) => each.standardError),
  };
}

export function changeOf(
  survey: Disclosed,
  earlier: readonly Disclosed[],
  areComparable: AreComparable,
  categoryId: CategoryId,
): Change | null {
  const now = scoreIn(survey, categoryId);
  const before = earlier.find(
    (each) =>
      scoreIn(each, categoryId).score !== null && asksTheSame(each, survey, areComparable, categoryId),
  );
  if (now.score === null || before === undefined) return null;
  const then = scoreIn(before, categoryId);
  return {
    since: before.period,
    previousScore: then.score as number,
    ...differenceOf(now, then),
  };
}

export function roundsOf(
  survey: Disclosed,
  earlier: readonly Disclosed[],
  areComparable: AreComparable,
): Round[] {
  return [survey, ...earlier].toReversed().map((each) => ({
    period: each.period,
    actualResponses: each.disclosure.responses,
    scores: [null, ...SCORED].map((questionCategoryId) => {
      const { score } = scoreIn(each, questionCategoryId);
      if (score === null) return { questionCategoryId, state: "too-few", score };
      if (each === survey || asksTheSame(each, survey, areComparable, questionCategoryId))
        return { questionCategoryId, state: "shown", score };
      return { questionCategoryId, state: "other-questions", score: null };
    }),
  }));
}

const scoreIn = ({ disclosure }: Disclosed, categoryId: CategoryId): Scored =>
  categoryId === null ? overallOf(disclosure) : disclosure.scoreOf(categoryId);

const asksTheSame = (
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

export function againstPeers(own: Scored, peers: PeerScores | null, categoryId: 1 | 2 | 3): Peers | null {
  if (own.score === null || peers === null) return null;
  const mean = peers.means[(categoryId - 1) as 0 | 1 | 2];
  return {
    mean,
    organisations: peers.organisations,
    ...differenceOf(own, { score: mean, standardError: 0 }),
  };
}

function differenceOf(now: Scored, then: Scored): { difference: number; isClear: boolean } {
  const difference = twoDecimals((now.score as number) - (then.score as number));
  const error = Math.hypot(now.standardError, then.standardError);
  return { difference, isClear: Math.abs(difference) > STANDARD_ERRORS * error };
}

const twoDecimals = (number: number) => Math.round(number * 100) / 100;
