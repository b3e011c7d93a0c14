import type { Knex } from "knex";
import { THEMES } from "../dashboard/themes.ts";
import type { BoundaryRow } from "../geography/queries.ts";
import { findAreas, findBoundary } from "../geography/queries.ts";
import type { Period, Place, ThemeMeasure } from "../lib/figures/measure.ts";
import { COUNTRY } from "../shared/figures/boundaryTypes.ts";
import { hasFigureOfPart } from "../shared/figures/coverage.ts";
import type { Findings } from "./contract.ts";
import { describeFindings } from "./describeFindings.ts";
import { fillQuarters } from "./fillQuarters.ts";
import { findEarlierPeriods } from "./periodsBefore.ts";

export async function findFindings(
  trx: Knex,
  {
    boundaryId,
    componentId,
    areaTypeId,
  }: { boundaryId: number; componentId: number; areaTypeId?: number | undefined },
  today: string,
): Promise<Findings> {
  const measure = getThemeMeasure(componentId);
  const boundary = await findBoundary(trx, boundaryId);
  const areaLevel = areaTypeId ?? boundary.boundaryTypeId + 1;
  const areas = areaLevel <= measure.smallestAreaTypeId ? await findAreas(trx, boundaryId, areaTypeId) : [];
  const containingPlaces = await findContainingPlaces(trx, boundary, measure);
  const peers = await findPeers(trx, boundary, measure);
  const comparedPlaces = [boundary, ...containingPlaces, ...areas];
  const series = cutAfterLastFigure(await measure.findSeries(trx, comparedPlaces, today), boundaryId);
  const current = await measure.findCurrent(trx, [...comparedPlaces, ...peers], today);
  const coverage = current.getMeasuredFigure(boundaryId).coverage ?? null;
  return describeFindings(
    measure,
    { boundary, areas, containingPlaces, peers },
    {
      current,
      today,
      borders: (await measure.describeBorders?.(trx, boundary, coverage)) ?? null,
      series,
      findComparable: await measure.findComparable?.(
        trx,
        comparedPlaces,
        listComparedPairs(series.periods),
        today,
      ),
    },
  );
}

type Series = Awaited<ReturnType<ThemeMeasure["findSeries"]>>;

/** Cuts the series after the last period in which the place has a figure. */
function cutAfterLastFigure({ periods, getMeasuredFigure }: Series, boundaryId: number): Series {
  const lastIndex = periods.findLastIndex((period) => {
    const { value, coverage } = getMeasuredFigure(boundaryId, period);
    return typeof value === "number" || (coverage !== undefined && hasFigureOfPart(coverage));
  });
  return { periods: lastIndex === -1 ? periods : periods.slice(0, lastIndex + 1), getMeasuredFigure };
}

function listComparedPairs(comparablePeriods: readonly Period[]): (readonly [Period, Period])[] {
  const periods = fillQuarters(comparablePeriods);
  const latest = periods.at(-1);
  if (latest === undefined) return [];
  return Object.values(findEarlierPeriods(periods)).flatMap((before) =>
    before === undefined ? [] : [[before, latest] as const],
  );
}

export function getThemeMeasure(componentId: number): ThemeMeasure {
  const theme = Object.values(THEMES).find(({ component }) => component.componentId === componentId);
  if (theme === undefined) throw new Error(`There is no theme ${componentId}.`);
  return theme.measure;
}

/** Returns none for a count, because a larger place has a larger count. */
async function findContainingPlaces(
  trx: Knex,
  boundary: BoundaryRow,
  { getDescription }: ThemeMeasure,
): Promise<BoundaryRow[]> {
  const isCount = getDescription(boundary.boundaryTypeId).kind === "count";
  if (isCount || boundary.containingBoundaryId === null) return [];
  const containingPlaces = [await findBoundary(trx, boundary.containingBoundaryId)];
  if (boundary.containingBoundaryId !== COUNTRY) containingPlaces.push(await findBoundary(trx, COUNTRY));
  return containingPlaces;
}

async function findPeers(
  trx: Knex,
  { boundaryId, boundaryTypeId }: BoundaryRow,
  { smallestAreaTypeId }: ThemeMeasure,
): Promise<Place[]> {
  if (boundaryId === COUNTRY || boundaryTypeId > smallestAreaTypeId) return [];
  return trx("boundary").where({ boundaryTypeId }).select("boundary_id", "boundary_type_id");
}
