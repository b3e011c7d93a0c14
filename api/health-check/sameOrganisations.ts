import type { Knex } from "knex";
import { getIds, type Period, type ThemeMeasure } from "../lib/figures/measure.ts";
import { tookPart } from "../survey/results/surveyState.ts";

const MIN_SHARE = 0.8;

type Overlap = { boundaryId: number; before: number; latest: number; both: number };

export const findComparableResults =
  (findSeries: ThemeMeasure["findSeries"]): NonNullable<ThemeMeasure["findComparable"]> =>
  async (trx, places, pairs, today) => {
    const { getMeasuredFigure } = await findSeries(trx, places, today);
    const comparableAreasByPeriod = new Map<string, ReadonlySet<number>>();
    for (const [before, latest] of pairs) {
      const overlaps = await findOverlaps(trx, getIds(places), [before, latest]);
      const hasSameOrganisations = ({ before: earlierCount, latest, both }: Overlap) =>
        both >= MIN_SHARE * Math.max(earlierCount, latest);
      comparableAreasByPeriod.set(
        before.period,
        new Set(overlaps.filter(hasSameOrganisations).map(({ boundaryId }) => boundaryId)),
      );
    }
    return (boundaryId, before, latest) =>
      comparableAreasByPeriod.get(before.period)?.has(boundaryId)
        ? {
            from: getMeasuredFigure(boundaryId, before),
            to: getMeasuredFigure(boundaryId, latest),
            basis: null,
          }
        : null;
  };

async function findOverlaps(
  trx: Knex,
  boundaryIds: readonly number[],
  [before, latest]: readonly [Period, Period],
): Promise<Overlap[]> {
  const { rows } = await trx.raw(
    `with organisation_in as (
      select h.stakeholder_id, s.boundary_id, b.district_boundary_id, b.national_boundary_id,
        bool_or((n.year, n.quarter) = (:beforeYear, :beforeQuarter)) as before,
        bool_or((n.year, n.quarter) = (:latestYear, :latestQuarter)) as latest
      from health_check h
      join questionnaire n using (questionnaire_id)
      join stakeholder s on s.stakeholder_id = h.stakeholder_id
      join boundary b on b.boundary_id = s.boundary_id
      where ${tookPart("h")}
        and (n.year, n.quarter) in ((:beforeYear, :beforeQuarter), (:latestYear, :latestQuarter))
      group by 1, 2, 3, 4
    )
    select place as "boundaryId", (count(*) filter (where before))::int as before,
      (count(*) filter (where latest))::int as latest, (count(*) filter (where before and latest))::int as both
    from organisation_in, unnest(array[0, national_boundary_id, district_boundary_id, boundary_id]) as place
    where place = any(:boundaryIds) group by place`,
    {
      boundaryIds,
      beforeYear: before.year,
      beforeQuarter: before.quarter,
      latestYear: latest.year,
      latestQuarter: latest.quarter,
    },
  );
  return rows;
}
