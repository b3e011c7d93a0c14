import {
  type FindShared,
  type Measured,
  NOT_MEASURED,
  type Period,
  type Place,
  type ThemeMeasure,
} from "../lib/figures/measure.ts";
import { changeFrom, type Dated } from "./change.ts";
import type { Line, Rank } from "./contract.ts";
import { periodsBefore } from "./periodsBefore.ts";

export const NOT_THAT_SMALL = "Figures are known for whole municipalities only";

export type PlaceOfLine = Place & { description: string };

type Describing = Pick<ThemeMeasure, "getDescription" | "lowestLevel"> & {
  current: (boundaryId: number) => Measured;
  periods: readonly Period[];
  inPeriod: (boundaryId: number, period: Period) => Measured;
  shared: FindShared | undefined;
  measureOf: (boundaryTypeId: number) => string;
};

export function describer({
  getDescription,
  lowestLevel,
  current,
  periods,
  inPeriod,
  shared,
  measureOf,
}: Describing) {
  const latest = periods.at(-1);
  const before = periodsBefore(periods);
  return ({ boundaryId, boundaryTypeId, description }: PlaceOfLine, rank: Rank | null): Line => {
    const isMeasured = boundaryTypeId <= lowestLevel;
    const now = isMeasured ? current(boundaryId) : { ...NOT_MEASURED, missing: NOT_THAT_SMALL };
    const at = (period: Period) => (isMeasured ? inPeriod(boundaryId, period) : NOT_MEASURED);
    const dated = (period: Period): Dated => ({
      measure: measureOf(boundaryTypeId),
      period,
      measured: at(period),
    });
    const since = (period: Period | undefined) =>
      latest === undefined || period === undefined
        ? null
        : changeFrom(
            dated(period),
            dated(latest),
            getDescription(boundaryTypeId),
            isMeasured ? shared?.(boundaryId, period, latest) : undefined,
          );
    return {
      boundaryId,
      boundary: description,
      boundaryTypeId,
      figure: now.value,
      missing:
        typeof now.value === "number"
          ? null
          : (now.missing ?? getDescription(boundaryTypeId).missing[now.value]),
      coverage: now.coverage ?? null,
      rank,
      sinceQuarter: since(before.quarter),
      sinceYear: since(before.year),
      sinceCycle: since(before.cycle),
      values: periods.map((period) => at(period).value),
    };
  };
}
