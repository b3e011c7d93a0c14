import {
  type FindComparable,
  type MeasuredFigure,
  NO_FIGURE,
  type Period,
  type Place,
  type ThemeMeasure,
} from "../lib/figures/measure.ts";
import { computeChange, type FigureInPeriod } from "./change.ts";
import type { PlaceFinding, Rank } from "./contract.ts";
import { findEarlierPeriods } from "./periodsBefore.ts";

export const ONLY_MUNICIPALITIES = "Figures are known for whole municipalities only";

export type NamedPlace = Place & { description: string };

type LineInput = Pick<ThemeMeasure, "getDescription" | "smallestAreaTypeId"> & {
  getCurrent: (boundaryId: number) => MeasuredFigure;
  periods: readonly Period[];
  getMeasuredFigure: (boundaryId: number, period: Period) => MeasuredFigure;
  findComparable: FindComparable | undefined;
  getTitle: (boundaryTypeId: number) => string;
};

export function createPlaceDescriber({
  getDescription,
  smallestAreaTypeId,
  getCurrent,
  periods,
  getMeasuredFigure,
  findComparable,
  getTitle,
}: LineInput) {
  const latest = periods.at(-1);
  const earlierPeriods = findEarlierPeriods(periods);
  return ({ boundaryId, boundaryTypeId, description }: NamedPlace, rank: Rank | null): PlaceFinding => {
    const isMeasured = boundaryTypeId <= smallestAreaTypeId;
    const currentFigure = isMeasured
      ? getCurrent(boundaryId)
      : { ...NO_FIGURE, missing: ONLY_MUNICIPALITIES };
    const getFigureIn = (period: Period) => (isMeasured ? getMeasuredFigure(boundaryId, period) : NO_FIGURE);
    const toFigure = (period: Period): FigureInPeriod => ({
      measure: getTitle(boundaryTypeId),
      period,
      figure: getFigureIn(period),
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
      values: periods.map((period) => getFigureIn(period).value),
    };
  };
}
