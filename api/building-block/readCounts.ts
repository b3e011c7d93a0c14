import type { Knex } from "knex";

type BlockCounts = { known: number; captured: number; complete: number; inProgress: number };
type RequirementCounts = { available: number; total: number };

export type Counts = {
  ofBlock(buildingBlockId: number): BlockCounts;
  ofRequirement(buildingBlockRequirementId: number): RequirementCounts;
};

type Key = { boundaryId: number; day: string; id: number };

const NO_INSTANCES = { known: 0, captured: 0, complete: 0, inProgress: 0 };
const NO_REQUIREMENTS = { available: 0, total: 0 };

/** Finds the latest row with one index look-up per day. */
const latestRows = (table: string, steps: string, id: string, counts: string) => `
  select b.boundary_id, d.day::text, k.${id} as id, ${counts}
  from unnest(?::int[]) b(boundary_id)
  cross join unnest(?::date[]) d(day)
  cross join ${table} k
  cross join lateral (
    select s.* from ${steps} s
    where s.boundary_id = b.boundary_id and s.${id} = k.${id} and s.from_day <= d.day
    order by s.from_day desc limit 1
  ) latest`;

const BLOCKS = latestRows(
  "building_block",
  "building_block_step",
  "building_block_id",
  "known, captured, complete, in_progress",
);
const REQUIREMENTS = latestRows(
  "building_block_requirement",
  "building_block_requirement_step",
  "building_block_requirement_id",
  "available, total",
);

export async function readCounts(
  trx: Knex,
  boundaryIds: readonly number[],
  days: readonly string[],
): Promise<(boundaryId: number, day: string) => Counts> {
  const read = (sql: string) =>
    trx.select("*").from(trx.raw(`(${sql}) as counted`, [boundaryIds as number[], days as string[]]));
  const blocks: (Key & BlockCounts)[] = await read(BLOCKS);
  const requirements: (Key & RequirementCounts)[] = await read(REQUIREMENTS);
  const blockOf = new Map(blocks.map((row) => [getKey(row), row]));
  const requirementOf = new Map(requirements.map((row) => [getKey(row), row]));
  return (boundaryId, day) => ({
    ofBlock: (id) => blockOf.get(getKey({ boundaryId, day, id })) ?? NO_INSTANCES,
    ofRequirement: (id) => requirementOf.get(getKey({ boundaryId, day, id })) ?? NO_REQUIREMENTS,
  });
}

const getKey = ({ boundaryId, day, id }: Key) => `${boundaryId} ${day} ${id}`;
