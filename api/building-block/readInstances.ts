import type { Knex } from "knex";
import { dayNumber, getSpan } from "../lib/time/spans.ts";
import { COUNTRY } from "../shared/figures/boundaryTypes.ts";
import { readRequirementSpans } from "./catalogue/readCatalogue.ts";
import { PENDING } from "./conditions.ts";
import type { Instance } from "./tallyInstances.ts";

export type CountedPart = { municipalityId: number; buildingBlockIds: readonly number[] };

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

const HAS_VALID_DAY = "coalesce(valid_to >= valid_from, true)";

export async function readInstances(trx: Knex.Transaction, part?: CountedPart): Promise<Instance[]> {
  const whereCounted = (query: Knex.QueryBuilder): void => {
    query.whereNot("boundary_id", COUNTRY).whereRaw("valid_from is distinct from ?", [PENDING]);
    // An addition that was undone ends before it begins, so it is valid on no day.
    query.whereRaw(HAS_VALID_DAY);
    if (part !== undefined)
      query.where("boundary_id", part.municipalityId).whereIn("building_block_id", part.buildingBlockIds);
  };
  const rows: InstanceRow[] = await trx("building_block_stakeholder")
    .where(whereCounted)
    .select("building_block_stakeholder_id as id", "boundary_id", "building_block_id")
    .select(selectText(trx, "valid_from"), selectText(trx, "valid_to"), selectText(trx, "captured_from"));
  const instances = trx("building_block_stakeholder").where(whereCounted);
  const people: PersonRow[] = await trx("building_block_contact_person")
    .whereIn("building_block_stakeholder_id", instances.select("building_block_stakeholder_id"))
    .whereRaw(HAS_VALID_DAY)
    .select("building_block_stakeholder_id as instanceId", "building_block_requirement_id as requirementId")
    .select(
      trx.raw("coalesce(first_verified_on, verified_on)::text as verified_on"),
      selectText(trx, "valid_from"),
      selectText(trx, "valid_to"),
    );
  const requirementsOf = await readRequirementSpans(trx);
  const peopleOf = Map.groupBy(people, ({ instanceId }) => instanceId);
  return rows.map(({ id, boundaryId, buildingBlockId, validFrom, validTo, capturedFrom }) => ({
    boundaryId,
    buildingBlockId,
    valid: getSpan(validFrom, validTo),
    capturedDay: capturedFrom === null ? null : dayNumber(capturedFrom),
    requirements: requirementsOf.get(buildingBlockId) ?? [],
    people: (peopleOf.get(id) ?? []).map((person) => ({
      requirementId: person.requirementId,
      verifiedDay: person.verifiedOn === null ? null : dayNumber(person.verifiedOn),
      valid: getSpan(person.validFrom, person.validTo),
    })),
  }));
}

/** Casts to text, because drivers would convert dates to local times. */
const selectText = (trx: Knex, column: string) => trx.raw("??::text as ??", [column, column]);

export async function readContainingBoundaries(trx: Knex) {
  const rows: { boundaryId: number; containingBoundaryId: number | null }[] = await trx("boundary").select(
    "boundary_id",
    "containing_boundary_id",
  );
  const containing = new Map(rows.map((row) => [row.boundaryId, row.containingBoundaryId]));
  return (boundaryId: number): number[] => {
    const boundaryIds = [boundaryId];
    for (let next = containing.get(boundaryId) ?? null; next !== null; next = containing.get(next) ?? null) {
      boundaryIds.push(next);
    }
    return boundaryIds;
  };
}
