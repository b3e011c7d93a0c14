import type { Knex } from "knex";
import type { ComparableFigures, MeasuredFigure, Period, ThemeMeasure } from "../lib/figures/measure.ts";
import { COUNTRY } from "../shared/figures/boundaryTypes.ts";
import { formatInteger } from "../shared/figures/formatInteger.ts";
import { lastDayOf } from "../shared/quarters.ts";
import { type Category, readBlockTrees } from "./blockTree.ts";
import { readContainingBoundaries } from "./readInstances.ts";
import { computeAvailability } from "./stats.ts";

type ComparableCounts = {
  /** Places that were captured on both days. */
  capturedInBoth: number;
  /** Places that were captured only on the later day. */
  capturedSince: number;
  /** Places that were captured only on the earlier day. */
  ended: number;
  /** Requirements of the places that were captured on both days. */
  requiredCount: number;
  availableBefore: number;
  availableLatest: number;
};

const COUNT_KEYS = [
  "capturedInBoth",
  "capturedSince",
  "ended",
  "requiredCount",
  "availableBefore",
  "availableLatest",
] as const;
const NO_PLACES: ComparableCounts = {
  capturedInBoth: 0,
  capturedSince: 0,
  ended: 0,
  requiredCount: 0,
  availableBefore: 0,
  availableLatest: 0,
};

export const findComparableFigures: NonNullable<ThemeMeasure["findComparable"]> = async (
  trx,
  _places,
  pairs,
) => {
  const treeOn = await readBlockTrees(trx);
  const listContaining = await readContainingBoundaries(trx);
  const countsByPeriod = new Map<string, ReadonlyMap<number, ComparableCounts>>();
  for (const [before, latest] of pairs) {
    const days = [getDay(before), getDay(latest)] as const;
    const rows = await findCounts(trx, days, listRequirementsOfBoth(treeOn(days[0]), treeOn(days[1])));
    countsByPeriod.set(before.period, sumUpward(rows, listContaining));
  }
  return (boundaryId, before) =>
    toComparableFigures(countsByPeriod.get(before.period)?.get(boundaryId) ?? NO_PLACES);
};

const getDay = ({ year, quarter }: Period) => lastDayOf({ year, quarter: quarter ?? 4 });

function listRequirementsOfBoth(before: readonly Category[], latest: readonly Category[]): number[] {
  const [earlierIds, currentIds] = [before, latest].map(
    (tree) =>
      new Set(
        tree
          .filter(({ isIncluded }) => isIncluded)
          .flatMap(({ blocks }) => blocks.filter(({ isIncluded }) => isIncluded))
          .flatMap(({ requirements }) => requirements.map((each) => each.buildingBlockRequirementId)),
      ),
  );
  return [...(earlierIds ?? [])].filter((id) => currentIds?.has(id));
}

async function findCounts(
  trx: Knex,
  [before, latest]: readonly [before: string, latest: string],
  requirementIds: readonly number[],
): Promise<(ComparableCounts & { boundaryId: number })[]> {
  const { rows } = await trx.raw(
    `with requirement as (
      select building_block_requirement_id as id, building_block_id
      from building_block_requirement where building_block_requirement_id = any(:requirementIds)
    ), instance as materialized (
      select building_block_stakeholder_id as id, boundary_id, building_block_id,
        captured_from <= :before and coalesce(valid_from, :before) <= :before
          and coalesce(valid_to, :before) >= :before as was_captured,
        captured_from <= :latest and coalesce(valid_from, :latest) <= :latest
          and coalesce(valid_to, :latest) >= :latest as is_captured
      from building_block_stakeholder
      where boundary_id <> :country and captured_from <= :latest
        and building_block_id in (select building_block_id from requirement)
    ), met as (
      select building_block_stakeholder_id as id, building_block_requirement_id as requirement_id,
        bool_or(coalesce(first_verified_on, verified_on) <= :before and valid_from <= :before
          and coalesce(valid_to, :before) >= :before) as was_available,
        bool_or(coalesce(first_verified_on, verified_on) <= :latest and valid_from <= :latest
          and coalesce(valid_to, :latest) >= :latest) as is_available
      from building_block_contact_person group by 1, 2
    ), required as (
      select instance.boundary_id, count(*)::int as required_count,
        (count(*) filter (where met.was_available))::int as available_before,
        (count(*) filter (where met.is_available))::int as available_latest
      from instance join requirement using (building_block_id)
      left join met on met.id = instance.id and met.requirement_id = requirement.id
      where was_captured and is_captured
      group by 1
    ), place as (
      select boundary_id,
        (count(*) filter (where was_captured and is_captured))::int as captured_in_both,
        (count(*) filter (where is_captured and not was_captured))::int as captured_since,
        (count(*) filter (where was_captured and not is_captured))::int as ended
      from instance group by 1
    )
    select boundary_id as "boundaryId", captured_in_both as "capturedInBoth",
      captured_since as "capturedSince", ended, coalesce(required_count, 0) as "requiredCount",
      coalesce(available_before, 0) as "availableBefore", coalesce(available_latest, 0) as "availableLatest"
    from place left join required using (boundary_id)`,
    { before, latest, requirementIds, country: COUNTRY },
  );
  return rows;
}

function sumUpward(
  rows: readonly (ComparableCounts & { boundaryId: number })[],
  listContaining: (boundaryId: number) => readonly number[],
): Map<number, ComparableCounts> {
  const sums = new Map<number, ComparableCounts>();
  for (const row of rows) {
    for (const boundaryId of listContaining(row.boundaryId)) {
      const sum = sums.get(boundaryId) ?? { ...NO_PLACES };
      for (const count of COUNT_KEYS) sum[count] += row[count];
      sums.set(boundaryId, sum);
    }
  }
  return sums;
}

function toComparableFigures(counts: ComparableCounts): ComparableFigures | null {
  const { requiredCount, availableBefore, availableLatest } = counts;
  if (requiredCount === 0) return null;
  const toMeasuredFigure = (available: number): MeasuredFigure => ({
    value: computeAvailability(available, requiredCount).availability ?? "no-data",
    cases: requiredCount,
  });
  return {
    from: toMeasuredFigure(availableBefore),
    to: toMeasuredFigure(availableLatest),
    basis: describeBasis(counts),
  };
}

/** "in the 104 known places captured in both (28 captured since, 1 ended)" */
function describeBasis({ capturedInBoth, capturedSince, ended }: ComparableCounts): string | null {
  const changes = [
    capturedSince > 0 && `${formatInteger(capturedSince)} captured since`,
    ended > 0 && `${formatInteger(ended)} ended`,
  ].filter(Boolean);
  if (changes.length === 0) return null;
  return `in the ${formatInteger(capturedInBoth)} known ${capturedInBoth === 1 ? "place" : "places"} captured in both (${changes.join(", ")})`;
}
