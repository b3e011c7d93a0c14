import type { Knex } from "knex";
import { BOUNDARY_TYPE } from "../lib/boundaryTypes.ts";
import type { Measured, Place, Reading, ThemeMeasure } from "../lib/measure.ts";
import type { PeriodKey } from "../lib/quarters.ts";
import { isEnoughCovered } from "./describeCrime.ts";
import { measureWordsOf } from "./measureWords.ts";
import { method } from "./method.ts";
import { CrimeTypeModel } from "./models.ts";
import { describeSpan, periodLabel, reportingPeriods } from "./periods.ts";
import { findCapturedTypes, findSources, periodsOf } from "./queries.ts";
import { ratePer100000 } from "./rate.ts";
import { stepsOf } from "./steps.ts";
import { type CrimeType, inclusionOf, periodId } from "./totals.ts";

export const measure: ThemeMeasure = {
  lowestLevel: BOUNDARY_TYPE.precinct,
  wordsOf: measureWordsOf,
  method,
  findSteps: async (trx, boundaryTypeId) => {
    const quarters = describeSpan(periodsOf(await findSources(trx)))?.quarters ?? 4;
    return stepsOf(quarters, boundaryTypeId);
  },
  findCurrent: async (trx, places) => {
    const { published, included } = await findPublished(trx);
    const span = reportingPeriods(published);
    const totals = await sumFigures(trx, "crime_span_figure", places, included.filter(inSpan(span)));
    const covered: Coverage[] = await trx("crime_span_coverage").whereIn("boundary_id", idsOf(places));
    return { span: describeSpan(published)?.label ?? null, of: reading(places, totals, covered) };
  },
  findSeries: async (trx, places) => {
    const { published, included } = await findPublished(trx);
    const isYearly = describeSpan(published)?.kind === "financial-year";
    const shown = published.filter(({ quarter }) => (quarter === 0) === isYearly);
    const totals = await sumFigures(trx, "crime_figure", places, included.filter(inSpan(shown)));
    const covered: (Coverage & PeriodKey)[] = await trx("crime_period_coverage").whereIn(
      "boundary_id",
      idsOf(places),
    );
    const readings = new Map(
      shown.map((period) => {
        const isIn = inSpan([period]);
        return [periodId(period), reading(places, totals.filter(isIn), covered.filter(isIn))];
      }),
    );
    return {
      periods: shown.map(({ year, quarter }) => ({
        year,
        quarter: quarter === 0 ? null : quarter,
        period: periodLabel({ year, quarter }),
      })),
      of: (boundaryId, { year, quarter }) =>
        readings.get(periodId({ year, quarter: quarter ?? 0 }))?.(boundaryId) ?? {
          value: "no-data",
          cases: null,
        },
    };
  },
};

type Coverage = { boundaryId: number; coveredPeopleCount: number | null; peopleCount: number | null };
type Included = PeriodKey & { crimeTypeId: number };
type Total = PeriodKey & { boundaryId: number; total: number };

const idsOf = (places: readonly Place[]) => places.map(({ boundaryId }) => boundaryId);

const inSpan = (span: readonly PeriodKey[]) => {
  const ids = new Set(span.map(periodId));
  return (period: PeriodKey) => ids.has(periodId(period));
};

/** Periods oldest first, and which types count in which. */
async function findPublished(trx: Knex): Promise<{ published: PeriodKey[]; included: Included[] }> {
  const types: CrimeType[] = await CrimeTypeModel.query(trx).where({ isGbvfRelated: true }).orderBy("seq");
  const captured = await findCapturedTypes(trx, types);
  const isIncluded = inclusionOf(types, captured);
  return {
    published: periodsOf(await findSources(trx)),
    included: captured.filter((figure) => isIncluded(figure.crimeTypeId, figure)),
  };
}

/** Of the types that count, by boundary and period. */
async function sumFigures(
  trx: Knex,
  table: "crime_figure" | "crime_span_figure",
  places: readonly Place[],
  included: readonly Included[],
): Promise<Total[]> {
  if (included.length === 0) return [];
  const counting = JSON.stringify(
    included.map(({ year, quarter, crimeTypeId }) => ({ year, quarter, crime_type_id: crimeTypeId })),
  );
  return trx(table)
    .joinRaw(
      "join json_to_recordset(?) as counting (year smallint, quarter smallint, crime_type_id smallint) using (year, quarter, crime_type_id)",
      [counting],
    )
    .whereIn("boundary_id", idsOf(places))
    .groupBy("boundary_id", "year", "quarter")
    .select("boundary_id", "year", "quarter")
    .select(trx.raw("sum(value)::int as total"));
}

/** Precincts by their reports, all others by the rate. */
function reading(
  places: readonly Place[],
  totals: readonly Total[],
  covered: readonly Coverage[],
): (boundaryId: number) => Measured {
  const typeOf = new Map(places.map((place) => [place.boundaryId, place.boundaryTypeId]));
  const coverageOf = new Map(covered.map((each) => [each.boundaryId, each]));
  const totalOf = new Map<number, number>();
  for (const { boundaryId, total } of totals) totalOf.set(boundaryId, (totalOf.get(boundaryId) ?? 0) + total);
  return (boundaryId) => {
    const total = totalOf.get(boundaryId) ?? null;
    if (total === null) return { value: "no-data", cases: null };
    const isCount = typeOf.get(boundaryId) === BOUNDARY_TYPE.precinct;
    return { value: isCount ? total : rateOf(total, coverageOf.get(boundaryId)), cases: total };
  };
}

function rateOf(total: number, coverage: Coverage | undefined): Reading {
  if (coverage === undefined || !isEnoughCovered(coverage)) return "not-captured";
  return ratePer100000(total, coverage.coveredPeopleCount) ?? "no-data";
}
