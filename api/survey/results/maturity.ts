import { MIN_RESPONSES } from "../../shared/surveyThresholds.ts";

export type ByCategory<T> = readonly [behaviours: T, practices: T, policies: T];

/**
 * A survey of one organisation. `maxPoints` is not an integer if people declined questions, because it is
 * then a mean.
 */
export type Run = {
  organisationId: number;
  responses: number;
  expectedResponses: number;
  points: ByCategory<number>;
  maxPoints: ByCategory<number>;
};

/** Scores are integers in millionths, so that sums do not depend on the order. */
export type OrganisationResult = {
  responses: number;
  expectedResponses: number;
  scores: ByCategory<number>;
  overall: number;
};

const MILLIONTHS = 1_000_000;
/** Upper bounds of the buckets 0 to 3, in per cent. */
const BUCKET_BOUNDS = [0, 24, 49, 74] as const;

export const isCountable = ({ responses, maxPoints }: Run): boolean =>
  responses >= MIN_RESPONSES && maxPoints.every((most) => most > 0);

/**
 * A score is the points divided by the possible points. An organisation's score is the mean over its
 * responses; its overall score is the mean of the categories.
 */
export function resultsByOrganisation(runs: readonly Run[]): Map<number, OrganisationResult> {
  const countableRuns = runs.filter(isCountable);
  const results = new Map<number, OrganisationResult>();
  for (const [organisationId, organisationRuns] of Map.groupBy(countableRuns, (run) => run.organisationId)) {
    const responses = sum(organisationRuns.map((run) => run.responses));
    const computeScore = (category: 0 | 1 | 2) => {
      const scores = organisationRuns.map(({ points, maxPoints }) => points[category] / maxPoints[category]);
      return Math.round((sum(scores.toSorted((a, b) => a - b)) / responses) * MILLIONTHS);
    };
    const scores: ByCategory<number> = [computeScore(0), computeScore(1), computeScore(2)];
    results.set(organisationId, {
      responses,
      expectedResponses: sum(organisationRuns.map((run) => run.expectedResponses)),
      scores,
      overall: Math.round(sum(scores) / scores.length),
    });
  }
  return results;
}

export type GroupSums = readonly [
  organisations: number,
  responses: number,
  expectedResponses: number,
  behaviours: number,
  practices: number,
  policies: number,
  overall: number,
];

export const NOBODY: GroupSums = [0, 0, 0, 0, 0, 0, 0];

export function addResult(
  sums: GroupSums,
  { responses, expectedResponses, scores, overall }: OrganisationResult,
) {
  const addends: GroupSums = [1, responses, expectedResponses, ...scores, overall];
  return addends.map((each, index) => each + (sums[index] as number)) as unknown as GroupSums;
}

/** Returns hundredths of a per cent. */
export function meanScore(sumOfScores: number, organisations: number): number {
  return Math.round((sumOfScores / organisations / MILLIONTHS) * 10_000);
}

export function maturityBucket(percent: number): number {
  return BUCKET_BOUNDS.filter((bound) => percent > bound).length;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
