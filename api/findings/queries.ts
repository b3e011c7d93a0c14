import type { Knex } from "knex";
import { THEMES } from "../dashboard/themes.ts";
import type { BoundaryRow } from "../geography/queries.ts";
import { findAreas, findBoundary } from "../geography/queries.ts";
import type { Period, Place, ThemeMeasure } from "../lib/figures/measure.ts";
import { COUNTRY } from "../shared/figures/boundaryTypes.ts";
import { hasFigureOfPart } from "../shared/figures/coverage.ts";
import type { Findings } from "./contract.ts";
import { describeFindings } from "./describeFindings.ts";
import { everyQuarter } from "./everyQuarter.ts";
import { periodsBefore } from "./periodsBefore.ts";

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
  const areasLevel = areaTypeId ?? boundary.boundaryTypeId + 1;
  const areas = areasLevel <= measure.lowestLevel ? await findAreas(trx, boundaryId, areaTypeId) : [];
  const around = await findAround(trx, boundary, measure);
  const peers = await findLevel(trx, boundary, measure);
  const lines = [boundary, ...around, ...areas];
  const series = upToLastFigure(await measure.findSeries(trx, lines, today), boundaryId);
  const current = await measure.findCurrent(trx, [...lines, ...peers], today);
  const coverage = current.of(boundaryId).coverage ?? null;
  return describeFindings(
    measure,
    { boundary, areas, around, peers },
    {
      current,
      today,
      borders: (await measure.describeBorders?.(trx, boundary, coverage)) ?? null,
      series,
      shared: await measure.findShared?.(trx, lines, comparedPairs(series.periods), today),
    },
  );
}

type Series = Awaited<ReturnType<ThemeMeasure["findSeries"]>>;

/** Cuts the series after the last period in which the place has a figure. */
function upToLastFigure({ periods, of }: Series, boundaryId: number): Series {
  const last = periods.findLastIndex((period) => {
    const { value, coverage } = of(boundaryId, period);
    return typeof value === "number" || (coverage !== undefined && hasFigureOfPart(coverage));
  });
  return { periods: last === -1 ? periods : periods.slice(0, last + 1), of };
}

function comparedPairs(comparable: readonly Period[]): (readonly [Period, Period])[] {
  const periods = everyQuarter(comparable);
  const latest = periods.at(-1);
  if (latest === undefined) return [];
  return Object.values(periodsBefore(periods)).flatMap((before) =>
    before === undefined ? [] : [[before, latest] as const],
  );
}

export function getThemeMeasure(componentId: number): ThemeMeasure {
  const theme = Object.values(THEMES).find(({ component }) => component.componentId === componentId);
  if (theme === undefined) throw new Error(`There is no theme ${componentId}.`);
  return theme.measure;
}

/** Finds containing places to compare with. A count has none, because a larger place has a larger count. */
async function findAround(
  trx: Knex,
  boundary: BoundaryRow,
  { getDescription }: ThemeMeasure,
): Promise<BoundaryRow[]> {
  const isCount = getDescription(boundary.boundaryTypeId).kind === "count";
  if (isCount || boundary.containingBoundaryId === null) return [];
  const around = [await findBoundary(trx, boundary.containingBoundaryId)];
  if (boundary.containingBoundaryId !== COUNTRY) around.push(await findBoundary(trx, COUNTRY));
  return around;
}

async function findLevel(
  trx: Knex,
  { boundaryId, boundaryTypeId }: BoundaryRow,
  { lowestLevel }: ThemeMeasure,
): Promise<Place[]> {
  if (boundaryId === COUNTRY || boundaryTypeId > lowestLevel) return [];
  return trx("boundary").where({ boundaryTypeId }).select("boundary_id", "boundary_type_id");
}
