import type { Knex } from "knex";
import { idsOf, type Measured, NOT_MEASURED, type Place, type ThemeMeasure } from "../lib/figures/measure.ts";
import { BOUNDARY_TYPE } from "../shared/figures/boundaryTypes.ts";
import { isEnoughCovered, noRate, type PrecinctCoverage, shareOfPeople } from "../shared/figures/coverage.ts";
import { ratePer100000 } from "../shared/figures/rate.ts";
import type { PeriodKey } from "../shared/quarters.ts";
import { measureWordsOf } from "./measureWords.ts";
import { method } from "./method.ts";
import { describeSpan, periodLabel } from "./periods.ts";
import { findSources, periodsOf } from "./queries.ts";
import { stepsOf } from "./steps.ts";
import { PRECINCT_LINE } from "./storeTotals.ts";
import { periodId } from "./totals.ts";

export const measure: ThemeMeasure = {
  lowestLevel: BOUNDARY_TYPE.precinct,
  hasIntervals: true,
  wordsOf: measureWordsOf,
  method,
  findSteps: async (trx, boundaryTypeId) => {
    const quarters = describeSpan(periodsOf(await findSources(trx)))?.quarters ?? 4;
    return stepsOf(quarters, boundaryTypeId);
  },
  findCurrent: async (trx, places) => {
    const span = describeSpan(periodsOf(await findSources(trx)));
    const covered: Covered[] = await findCoverage(trx, "crime_span_coverage", places);
    return { span: span?.label ?? null, of: reading(places, covered, { isYear: span?.quarters !== 1 }) };
  },
  findSeries: seriesOver(findPeriodCoverage, (isYearly, { quarter }) => isYearly === (quarter === 0)),
  findOtherSeries: seriesOver(findPeriodCoverage, (isYearly, { quarter }) => isYearly !== (quarter === 0)),
  findSeriesBefore: seriesOver(
    (trx, places) => findCensusCoverage(trx, idsOf(places)),
    () => true,
  ),
};

type FindCovered = (
  trx: Knex,
  places: readonly Place[],
  periods: readonly PeriodKey[],
) => PromiseLike<(Covered & PeriodKey)[]>;

function findPeriodCoverage(...[trx, places, periods]: Parameters<FindCovered>): ReturnType<FindCovered> {
  const quarters = new Set(periods.map(({ quarter }) => quarter));
  return findCoverage(trx, "crime_period_coverage", places).whereIn("quarter", [...quarters]);
}

/** `isShown` gets whether the latest figures are of a financial year. */
function seriesOver(
  findCovered: FindCovered,
  isShown: (isYearly: boolean, period: PeriodKey) => boolean,
): ThemeMeasure["findSeries"] {
  return async (trx, places) => {
    const published = periodsOf(await findSources(trx));
    const isYearly = describeSpan(published)?.kind === "financial-year";
    const shown = published.filter((period) => isShown(isYearly, period));
    const covered = Map.groupBy(await findCovered(trx, places, shown), periodId);
    const readings = new Map(
      shown.map((period) => {
        const id = periodId(period);
        return [id, reading(places, covered.get(id) ?? [], { isYear: period.quarter === 0 })];
      }),
    );
    return {
      periods: shown.map(({ year, quarter }) => ({
        year,
        quarter: quarter === 0 ? null : quarter,
        period: periodLabel({ year, quarter }),
      })),
      of: (boundaryId, { year, quarter }) =>
        readings.get(periodId({ year, quarter: quarter ?? 0 }))?.(boundaryId) ?? NOT_MEASURED,
    };
  };
}

type Covered = {
  boundaryId: number;
  precinctsReporting: number;
  precincts: number;
  coveredPeopleCount: number | null;
  peopleCount: number | null;
  /** Reports that count; null if none was captured. */
  total: number | null;
};

const findCoverage = (
  trx: Knex,
  table: "crime_span_coverage" | "crime_period_coverage",
  places: readonly Place[],
) =>
  trx(`${table} as c`)
    .join("boundary as b", "b.boundary_id", "c.boundary_id")
    .whereRaw("c.boundary_id = any(?)", [idsOf(places)])
    .select("c.*", "b.precinct_count as precincts");

/** Precincts by their reports, all others by the rate. */
function reading(
  places: readonly Place[],
  covered: readonly Covered[],
  { isYear }: { isYear: boolean },
): (boundaryId: number) => Measured {
  const typeOf = new Map(places.map((place) => [place.boundaryId, place.boundaryTypeId]));
  const coverageOf = new Map(covered.map((each) => [each.boundaryId, each]));
  return (boundaryId) => {
    const here = coverageOf.get(boundaryId);
    if (here === undefined || here.total === null) return NOT_MEASURED;
    const { total } = here;
    const coverage: PrecinctCoverage = {
      precinctsReporting: here.precinctsReporting,
      precincts: here.precincts,
      coveredPeopleShare: shareOfPeople(here.coveredPeopleCount, here.peopleCount),
    };
    const measured = { cases: total, part: total, coverage };
    if (typeOf.get(boundaryId) === BOUNDARY_TYPE.precinct) return { ...measured, value: total, exposure: 1 };
    if (!isEnoughCovered(coverage))
      return { ...measured, value: "under-covered", missing: noRate(coverage, { isYear }) };
    const rate = ratePer100000(total, here.coveredPeopleCount);
    return rate === null
      ? { ...measured, value: "no-data", missing: "No rate: nobody counted the people" }
      : { ...measured, value: rate, exposure: Number(here.coveredPeopleCount) };
  };
}

type CensusCoverage = PeriodKey & {
  boundaryId: number;
  precinctsReporting: number;
  precincts: number;
  coveredPeopleCount: number | null;
  peopleCount: number | null;
  total: number | null;
};

/** As `crime_period_coverage`, over the people of Census 2022 in every period: what rates divided by before. */
async function findCensusCoverage(trx: Knex, boundaryIds: readonly number[]): Promise<CensusCoverage[]> {
  const { rows } = await trx.raw(
    `${PRECINCT_LINE}, chosen as materialized (select * from line where boundary_id = any(?)), whole as (
      select boundary_id, count(*)::int as precincts, sum(people_count)::int as people_count
      from chosen group by boundary_id
    )
    select period.boundary_id as "boundaryId", year, quarter, total, whole.precincts,
      period.precincts_reporting as "precinctsReporting", whole.people_count as "peopleCount",
      sum(chosen.people_count)::int as "coveredPeopleCount"
    from crime_period_coverage period
    join whole using (boundary_id)
    join chosen using (boundary_id)
    join crime_coverage using (year, quarter)
    where crime_coverage.boundary_id = chosen.precinct_id
    group by period.boundary_id, year, quarter, whole.precincts, whole.people_count`,
    [[...boundaryIds]],
  );
  return rows;
}
