import { FEWEST_RESPONSES } from "./anonymity.ts";

/** Behaviours, practices, policies: the categories that are scored, in the order of their ids. */
export type ByCategory<T> = readonly [behaviours: T, practices: T, policies: T];

/**
 * One run as it was counted: the points that its responses got in each category, of the most that one can get: on
 * average, where some preferred not to answer a question.
 */
export type Run = {
  organisationId: number;
  responses: number;
  expectedResponses: number;
  points: ByCategory<number>;
  mostPoints: ByCategory<number>;
};

/** Scores are in millionths, so that they add up to the same sum in any order. */
export type OrganisationResult = {
  responses: number;
  expectedResponses: number;
  scores: ByCategory<number>;
  overall: number;
};

const ONE = 1_000_000;
/** Upper bounds of the buckets 0, 1, 2 and 3, in per cent; above the last is 4. */
const BUCKET_BOUNDS = [0, 24, 49, 74] as const;

/**
 * The result of each organisation. A response's score in a category is its points over the most there are; an
 * organisation's is the mean over its responses, of staff and students alike; overall is the mean of the three
 * categories. Runs of fewer than five responses count nowhere, nor do those of which a category was not answered; an
 * organisation that has no other has no result.
 */
export function resultsByOrganisation(runs: readonly Run[]): Map<number, OrganisationResult> {
  const counting = runs.filter(
    ({ responses, mostPoints }) => responses >= FEWEST_RESPONSES && mostPoints.every((most) => most > 0),
  );
  const results = new Map<number, OrganisationResult>();
  for (const [organisationId, own] of Map.groupBy(counting, (run) => run.organisationId)) {
    const responses = sum(own.map((run) => run.responses));
    const scoreOf = (category: 0 | 1 | 2) => {
      const scores = own.map(({ points, mostPoints }) => points[category] / mostPoints[category]);
      return Math.round((sum(scores.toSorted((a, b) => a - b)) / responses) * ONE);
    };
    const scores: ByCategory<number> = [scoreOf(0), scoreOf(1), scoreOf(2)];
    results.set(organisationId, {
      responses,
      expectedResponses: sum(own.map((run) => run.expectedResponses)),
      scores,
      overall: Math.round(sum(scores) / scores.length),
    });
  }
  return results;
}

/** Sums over organisations; a group's scores are these over `organisations`. */
export type GroupSums = {
  organisations: number;
  responses: number;
  expectedResponses: number;
  scores: ByCategory<number>;
  overall: number;
};

export const NOBODY: GroupSums = {
  organisations: 0,
  responses: 0,
  expectedResponses: 0,
  scores: [0, 0, 0],
  overall: 0,
};

export function addResult(sums: GroupSums, result: OrganisationResult): GroupSums {
  const [behaviours, practices, policies] = sums.scores;
  return {
    organisations: sums.organisations + 1,
    responses: sums.responses + result.responses,
    expectedResponses: sums.expectedResponses + result.expectedResponses,
    scores: [behaviours + result.scores[0], practices + result.scores[1], policies + result.scores[2]],
    overall: sums.overall + result.overall,
  };
}

/** The mean of a sum of scores over the organisations, in hundredths of a per cent. */
export function meanScore(sumOfScores: number, organisations: number): number {
  return Math.round((sumOfScores / organisations / ONE) * 10_000);
}

/** 0 for nothing, 1 up to 24 per cent, 2 up to 49, 3 up to 74, 4 above. */
export function maturityBucket(percent: number): number {
  return BUCKET_BOUNDS.filter((bound) => percent > bound).length;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
