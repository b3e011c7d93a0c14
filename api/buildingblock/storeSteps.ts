import type { Knex } from "knex";
import { type CopiedColumns, copyRows } from "../import/copyRows.ts";
import { BLOCK_COLUMNS, countSteps, type Instance, REQUIREMENT_COLUMNS } from "./countSteps.ts";
import type { StepTally } from "./StepTally.ts";
import { dayNumber, spanOf } from "./spans.ts";

/** The country: what serves all of it belongs to no municipality and is counted nowhere. */
const COUNTRY = 0;

type InstanceRow = {
  id: number;
  boundaryId: number;
  buildingBlockId: number;
  validFrom: string | null;
  validTo: string | null;
  capturedFrom: string | null;
};
type PersonRow = {
  instanceId: number;
  requirementId: number;
  verifiedOn: string | null;
  validFrom: string;
  validTo: string | null;
};

/**
 * Counts all instances anew and stores the counts of every boundary and day. To be called in every transaction
 * that changes an instance, its contact people or the requirements.
 */
export async function storeSteps(trx: Knex.Transaction): Promise<void> {
  const { blocks, requirements } = countSteps(await readInstances(trx), await containingBoundaries(trx));
  await trx("building_block_step").delete();
  await trx("building_block_requirement_step").delete();
  await copySteps(trx, "building_block_step", "building_block_id", BLOCK_COLUMNS, blocks);
  await copySteps(
    trx,
    "building_block_requirement_step",
    "building_block_requirement_id",
    REQUIREMENT_COLUMNS,
    requirements,
  );
}

async function readInstances(trx: Knex.Transaction): Promise<Instance[]> {
  const rows: InstanceRow[] = await trx("building_block_stakeholder")
    .whereNot("boundary_id", COUNTRY)
    .select("building_block_stakeholder_id as id", "boundary_id", "building_block_id")
    .select(textOf(trx, "valid_from"), textOf(trx, "valid_to"), textOf(trx, "captured_from"));
  const people: PersonRow[] = await trx("building_block_contact_person")
    .select("building_block_stakeholder_id as instanceId", "building_block_requirement_id as requirementId")
    .select(textOf(trx, "verified_on"), textOf(trx, "valid_from"), textOf(trx, "valid_to"));
  const required: { id: number; buildingBlockId: number }[] = await trx("building_block_requirement").select(
    "building_block_requirement_id as id",
    "building_block_id",
  );
  const peopleOf = Map.groupBy(people, ({ instanceId }) => instanceId);
  const requiredOf = Map.groupBy(required, ({ buildingBlockId }) => buildingBlockId);
  return rows.map(({ id, boundaryId, buildingBlockId, validFrom, validTo, capturedFrom }) => ({
    boundaryId,
    buildingBlockId,
    stands: spanOf(validFrom, validTo),
    captured: capturedFrom === null ? null : dayNumber(capturedFrom),
    requirementIds: (requiredOf.get(buildingBlockId) ?? []).map((requirement) => requirement.id),
    people: (peopleOf.get(id) ?? []).map((person) => ({
      requirementId: person.requirementId,
      verified: person.verifiedOn === null ? null : dayNumber(person.verifiedOn),
      valid: spanOf(person.validFrom, person.validTo),
    })),
  }));
}

/** Days come as text, ISO 8601: the drivers would make moments of them, each in its own time zone. */
const textOf = (trx: Knex, column: string) => trx.raw("??::text as ??", [column, column]);

/** A boundary and all that contain it, the country last. */
async function containingBoundaries(trx: Knex.Transaction) {
  const rows: { boundaryId: number; containingBoundaryId: number | null }[] = await trx("boundary").select(
    "boundary_id",
    "containing_boundary_id",
  );
  const containing = new Map(rows.map((row) => [row.boundaryId, row.containingBoundaryId]));
  return (boundaryId: number): number[] => {
    const line = [boundaryId];
    for (let next = containing.get(boundaryId) ?? null; next !== null; next = containing.get(next) ?? null) {
      line.push(next);
    }
    return line;
  };
}

async function copySteps(
  trx: Knex.Transaction,
  table: string,
  idColumn: string,
  countColumns: readonly string[],
  tally: StepTally,
): Promise<void> {
  const columns: CopiedColumns = {
    boundary_id: 4,
    [idColumn]: 2,
    from_day: 4,
    ...Object.fromEntries(countColumns.map((column) => [column, 4] as const)),
  };
  function* rows() {
    for (const { boundaryId, id, day, counts } of tally.steps()) yield [boundaryId, id, day, ...counts];
  }
  await copyRows(trx, table, columns, rows());
}
