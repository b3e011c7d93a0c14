import {
  type FindComparable,
  type Measured,
  NOT_MEASURED,
  type Period,
  type Place,
  type ThemeMeasure,
} from "../lib/figures/measure.ts";
import { computeChange, type FigureInPeriod } from "./change.ts";
import type { Line, Rank } from "./contract.ts";
import { findEarlierPeriods } from "./periodsBefore.ts";

export const ONLY_MUNICIPALITIES = "Figures are known for whole municipalities only";

export type NamedPlace = Place & { description: string };

type LineInput = Pick<ThemeMeasure, "getDescription" | "smallestAreaTypeId"> & {
  getCurrent: (boundaryId: number) => Measured;
  periods: readonly Period[];
  getMeasured: (boundaryId: number, period: Period) => Measured;
  findComparable: FindComparable | undefined;
  getTitle: (boundaryTypeId: number) => string;
};

export function createLineDescriber({
  getDescription,
  smallestAreaTypeId,
  getCurrent,
  periods,
  getMeasured,
  findComparable,
  getTitle,
}: LineInput) {
  const latest = periods.at(-1);
  const earlierPeriods = findEarlierPeriods(periods);
  return ({ boundaryId, boundaryTypeId, description }: NamedPlace, rank: Rank | null): Line => {
    const isMeasured = boundaryTypeId <= smallestAreaTypeId;
    const currentFigure = isMeasured
      ? getCurrent(boundaryId)
      : { ...NOT_MEASURED, missing: ONLY_MUNICIPALITIES };
    const getInPeriod = (period: Period) => (isMeasured ? getMeasured(boundaryId, period) : NOT_MEASURED);
    const toFigure = (period: Period): FigureInPeriod => ({
      measure: getTitle(boundaryTypeId),
      period,
      measured: getInPeriod(period),
    });
    const getChangeSince = (period: Period | undefined) =>
      latest === undefined || period === undefined
        ? null
        : computeChange(
            toFigure(period),
            toFigure(latest),
            getDescription(boundaryTypeId),
            isMeasured ? findComparable?.(boundaryId, period, latest) : undefined,
          );
    return {
      boundaryId,
      boundary: description,
      boundaryTypeId,
      figure: currentFigure.value,
      missing:
        typeof currentFigure.value === "number"
          ? null
          : (currentFigure.missing ?? getDescription(boundaryTypeId).missing[currentFigure.value]),
      coverage: currentFigure.coverage ?? null,
      rank,
      sinceQuarter: getChangeSince(earlierPeriods.quarter),
      sinceYear: getChangeSince(earlierPeriods.year),
      sinceCycle: getChangeSince(earlierPeriods.cycle),
      values: periods.map((period) => getInPeriod(period).value),
    };
  };
}
