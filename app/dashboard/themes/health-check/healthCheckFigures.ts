import type { HealthCheckResult, HealthCheckStats } from "@gbvf/api/health-check/contract.ts";
import type { Reading } from "@gbvf/ui/charts/reading.ts";
import type { DataAgeNoteProps } from "@gbvf/ui/widgets/DataAgeNote/DataAgeNote.tsx";
import type { ChosenOptions } from "../../../lib/address/filters.ts";

type Options = Pick<ChosenOptions, "componentOptions">;

/** Maturity, scores and reach are fractions. All figures are "too-few" if the result is hidden. */
type HealthFigures = {
  maturity: Reading;
  organisations: Reading;
  responses: Reading;
  expected: Reading;
  reach: Reading;
  scores: readonly { id: number; label: string; maturity: Reading }[];
};

export const describeAge = ({
  currentQuarter,
  lastQuarter,
  quarters,
}: Pick<HealthCheckStats, "currentQuarter" | "lastQuarter" | "quarters">): DataAgeNoteProps => ({
  latest: currentQuarter?.period ?? lastQuarter.period,
  expected: lastQuarter.period,
  isHidden: quarters.some(({ period }) => period === lastQuarter.period),
});

/** Without participants, the maturity is missing, not zero. */
export function getFigures(result: HealthCheckResult, { componentOptions }: Options): HealthFigures {
  if (result.state === "too-few") return { ...fillFigures("too-few"), scores: [] };
  if (result.state === "none")
    return { ...fillFigures("no-data"), organisations: 0, responses: 0, scores: [] };
  const chosenScores = result.maturityScores.filter(
    ({ questionCategoryId }) =>
      componentOptions.length === 0 || componentOptions.includes(questionCategoryId),
  );
  const hasAllCategories = chosenScores.length === result.maturityScores.length;
  const { totalActualResponses: responses, totalExpectedResponses: expected } = result;
  return {
    maturity: hasAllCategories
      ? toFraction(result.overalMaturity)
      : computeMean(chosenScores.map(({ score }) => score)),
    organisations: result.participatingOrganisations,
    responses,
    expected,
    reach: expected === 0 ? "no-data" : responses / expected,
    scores: chosenScores.map(({ questionCategoryId, questionCategory, score }) => ({
      id: questionCategoryId,
      label: questionCategory,
      maturity: toFraction(score),
    })),
  };
}

export function getReadings(
  containedBoundaryData: readonly (HealthCheckResult & { boundaryId: number })[],
  chosen: Options,
): Map<number, Reading> {
  return new Map(
    containedBoundaryData.map((boundary) => [boundary.boundaryId, getFigures(boundary, chosen).maturity]),
  );
}

const fillFigures = <R extends Reading>(reading: R) => ({
  maturity: reading,
  organisations: reading,
  responses: reading,
  expected: reading,
  reach: reading,
});

/** Converts per cent with two decimals to a fraction with four. */
const toFraction = (percent: number) => Math.round(percent * 100) / 10_000;

function computeMean(scores: readonly number[]): Reading {
  if (scores.length === 0) return "no-data";
  return toFraction(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}
