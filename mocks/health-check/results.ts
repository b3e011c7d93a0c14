import type { HealthCheckResult } from "@gbvf/api/health-check/contract.ts";

const RESPONSES_EACH = 14;
const EXPECTED_EACH = 20;
const hundredths = (score: number) => Math.round(Math.min(100, Math.max(0, score)) * 100) / 100;

export function resultOf(organisationCount: number, maturity: number): HealthCheckResult {
  const overalMaturity = hundredths(maturity);
  const spread = maturity === 0 ? 0 : Math.min(8, maturity, 100 - maturity);
  return {
    state: "shown",
    isIncluded: true,
    organisationCount,
    participatingOrganisations: organisationCount,
    totalActualResponses: organisationCount * RESPONSES_EACH,
    totalExpectedResponses: organisationCount * EXPECTED_EACH,
    overalMaturity,
    maturityBucket: [0, 24, 49, 74].filter((bound) => overalMaturity > bound).length,
    maturityScores: [
      { questionCategoryId: 3, questionCategory: "Policies", score: hundredths(maturity + spread) },
      { questionCategoryId: 2, questionCategory: "Practices", score: hundredths(maturity - spread) },
      { questionCategoryId: 1, questionCategory: "Behaviours", score: overalMaturity },
    ],
  };
}

export const tooFewToShow: HealthCheckResult = {
  state: "too-few",
  isIncluded: false,
  organisationCount: null,
  participatingOrganisations: null,
  totalActualResponses: null,
  totalExpectedResponses: null,
  overalMaturity: null,
  maturityBucket: null,
  maturityScores: [],
};

export const noneTookPart: HealthCheckResult = {
  state: "none",
  isIncluded: false,
  organisationCount: 0,
  participatingOrganisations: 0,
  totalActualResponses: 0,
  totalExpectedResponses: 0,
  overalMaturity: null,
  maturityBucket: null,
  maturityScores: [],
};
