import type { Knex } from "knex";
import { getFormatter } from "../lib/figures/getFormatter.ts";
import {
  getIds,
  type MeasuredFigure,
  NO_FIGURE,
  type Place,
  type ThemeMeasure,
} from "../lib/figures/measure.ts";
import { BOUNDARY_TYPE } from "../shared/figures/boundaryTypes.ts";
import {
  describePartialRate,
  isEnoughCovered,
  type PrecinctCoverage,
  shareOfPeople,
} from "../shared/figures/coverage.ts";
import { ratePer100000 } from "../shared/figures/rate.ts";
import type { PeriodKey } from "../shared/quarters.ts";
import { describeSources } from "./describeCrime.ts";
import { describeAddedStations } from "./import/stations/addedStations.ts";
import { describeUnplaced, findUnplaced } from "./import/stations/unplacedReports.ts";
import { describeMeasure } from "./measureDescription.ts";
import { method } from "./method.ts";
import { describeSpan, periodLabel } from "./periods.ts";
import { describeBorders } from "./precincts.ts";
import { findSources, findVisiblePeriods, listPeriods } from "./queries.ts";
import { periodId } from "./totals.ts";

export const measure: ThemeMeasure = {
  smallestAreaTypeId: BOUNDARY_TYPE.precinct,
  hasIntervals: true,
  getDescription: describeMeasure,
  method,
  findLimits: async (trx) => [
    ...(await describeAddedStations(trx)),
    ...describeUnplaced(await findUnplaced(trx)),
  ],
  describeBorders,
  findQuarters: async (trx) =>
    describeSpan(await findVisiblePeriods(trx, listPeriods(await findSources(trx))))?.quarters ?? 4,
  findCurrent: async (trx, places) => {
    const span = describeSpan(await findVisiblePeriods(trx, listPeriods(await findSources(trx))));
    const coveredPeriods: CoveredPeriod[] = await findCoverage(trx, "crime_span_coverage", places);
    return {
      span: span?.label ?? null,
      getMeasuredFigure: createFigureFinder(places, coveredPeriods, { isYear: span?.quarters !== 1 }),
    };
  },
  findSeries: createSeriesFinder((isYearly, { quarter }) => isYearly === (quarter === 0)),
  findOtherSeries: createSeriesFinder((isYearly, { quarter }) => isYearly !== (quarter === 0)),
};

/** `isVisible` receives whether the latest published figures are of a financial year. */
function createSeriesFinder(
  isVisible: (isYearly: boolean, period: PeriodKey) => boolean,
): ThemeMeasure["findSeries"] {
  return async (trx, places) => {
    const sources = await findSources(trx);
    const published = listPeriods(sources);
    const isYearly = describeSpan(await findVisiblePeriods(trx, published))?.kind === "financial-year";
    const visible = published.filter((period) => isVisible(isYearly, period));
    const rows: (CoveredPeriod & PeriodKey)[] = await findCoverage(
      trx,
      "crime_period_coverage",
      places,
    ).whereIn("quarter", [...new Set(visible.map(({ quarter }) => quarter))]);
    const coverageByPeriod = Map.groupBy(rows, periodId);
    const measuredByPeriod = new Map(
      visible.map((period) => {
        const id = periodId(period);
        return [
          id,
          createFigureFinder(places, coverageByPeriod.get(id) ?? [], { isYear: period.quarter === 0 }),
        ];
      }),
    );
    return {
      periods: visible.map(({ year, quarter }) => ({
        year,
        quarter: quarter === 0 ? null : quarter,
        period: periodLabel({ year, quarter }),
        sources: describeSources(sources, { year, quarter }),
      })),
      getMeasuredFigure: (boundaryId, { year, quarter }) =>
        measuredByPeriod.get(periodId({ year, quarter: quarter ?? 0 }))?.(boundaryId) ?? NO_FIGURE,
    };
  };
}

type CoveredPeriod = {
  boundaryId: number;
  description: string;
  precinctsReporting: number;
  precincts: number;
  coveredPeopleCount: number | null;
  peopleCount: number | null;
  total: number | null;
};

const findCoverage = (
  trx: Knex,
  table: "crime_span_coverage" | "crime_period_coverage",
  places: readonly Place[],
) =>
  trx(`${table} as c`)
    .join("boundary as b", "b.boundary_id", "c.boundary_id")
    .whereRaw("c.boundary_id = any(?)", [getIds(places)])
    .select("c.*", "b.description", "b.precinct_count as precincts");

/** Returns the number of reports for a precinct, and the rate for a larger area. */
export function createFigureFinder(
  places: readonly Place[],
  coveredBoundaries: readonly CoveredPeriod[],
  { isYear }: { isYear: boolean },
): (boundaryId: number) => MeasuredFigure {
  const typeIds = new Map(places.map((place) => [place.boundaryId, place.boundaryTypeId]));
  const coverageById = new Map(coveredBoundaries.map((each) => [each.boundaryId, each]));
  return (boundaryId) => {
    const boundaryCoverage = coverageById.get(boundaryId);
    if (boundaryCoverage === undefined || boundaryCoverage.total === null) return NO_FIGURE;
    const { total } = boundaryCoverage;
    const coverage: PrecinctCoverage = {
      precinctsReporting: boundaryCoverage.precinctsReporting,
      precincts: boundaryCoverage.precincts,
      coveredPeopleShare: shareOfPeople(boundaryCoverage.coveredPeopleCount, boundaryCoverage.peopleCount),
    };
    const base = { cases: total, part: total, coverage };
    const level = typeIds.get(boundaryId) ?? BOUNDARY_TYPE.municipality;
    if (level === BOUNDARY_TYPE.precinct) return { ...base, value: total, exposure: 1 };
    const rate = ratePer100000(total, boundaryCoverage.coveredPeopleCount);
    if (!isEnoughCovered(coverage)) {
      const figure =
        rate === null ? "no rate" : describeMeasure(level).describe(getFormatter("rate")(rate), false);
      const missing = describePartialRate(coverage, {
        place: boundaryCoverage.description,
        rate: figure,
        isYear,
      });
      return { ...base, value: "under-covered", missing };
    }
    return rate === null
      ? { ...base, value: "no-data", missing: "No rate: nobody counted the people" }
      : { ...base, value: rate, exposure: Number(boundaryCoverage.coveredPeopleCount) };
  };
}
