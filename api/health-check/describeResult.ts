import { maturityBucket } from "../survey/results/maturity.ts";
import type { HealthCheckResult, MaturityScore } from "./contract.ts";

/** Scores are in hundredths of a per cent, and null if hidden. */
export type StoredResult = {
  organisationCount: number | null;
  actualResponses: number | null;
  expectedResponses: number | null;
  behaviours: number | null;
  practices: number | null;
  policies: number | null;
  overall: number | null;
};

export type ScoredCategory = {
  questionCategoryId: 1 | 2 | 3;
  questionCategory: string;
};
const COLUMNS = { 1: "behaviours", 2: "practices", 3: "policies" } as const;

/** @param stored undefined if there were no surveys */
export function describeResult(
  stored: StoredResult | undefined,
  categories: readonly ScoredCategory[],
): HealthCheckResult {
  if (stored === undefined) return { state: "none", ...toSuppressed(0 as const) };
  const { organisationCount, actualResponses, expectedResponses, overall } = stored;
  if (
    organisationCount === null ||
    actualResponses === null ||
    expectedResponses === null ||
    overall === null
  ) {
    return { state: "too-few", ...toSuppressed(null) };
  }
  return {
    state: "shown",
    isIncluded: true,
    organisationCount,
    participatingOrganisations: organisationCount,
    totalActualResponses: actualResponses,
    totalExpectedResponses: expectedResponses,
    overalMaturity: overall / 100,
    maturityBucket: maturityBucket(overall / 100),
    maturityScores: categories.map((category): MaturityScore => {
      const score = stored[COLUMNS[category.questionCategoryId]];
      if (score === null) throw new Error(`A shown result has no score of ${category.questionCategory}.`);
      return { ...category, score: score / 100 };
    }),
  };
}

const toSuppressed = <Count>(count: Count) => ({
  isIncluded: false as const,
  organisationCount: count,
  participatingOrganisations: count,
  totalActualResponses: count,
  totalExpectedResponses: count,
  overalMaturity: null,
  maturityBucket: null,
  maturityScores: [],
});
