import type { Knex } from "knex";
import { reserveIds } from "../../lib/database/insertRows.ts";
import { updateConfidentiality } from "../confidential/updateConfidentiality.ts";
import type { ChangedPlace } from "./placeChanges.ts";
import { copyPeople, copyStakeholders } from "./writePeople.ts";

/**
 * @param from first day of the restored terms, if a quarter has ended since the removal and has counted the
 * people as missing; null if their old terms continue
 */
export async function restorePeople(
  trx: Knex.Transaction,
  ids: readonly number[],
  from: string | null,
): Promise<void> {
  if (from !== null) await copyPeople(trx, ids, { validFrom: from, validTo: null });
  else
    await trx("building_block_contact_person")
      .whereIn("stakeholder_id", [...ids])
      .update({ validTo: null });
}

export async function reopenPlace(
  trx: Knex.Transaction,
  { instanceId, placeId }: Pick<ChangedPlace, "instanceId" | "placeId">,
  today: string,
  hasQuarterEnded: boolean,
): Promise<void> {
  const instance = { buildingBlockStakeholderId: instanceId };
  if (hasQuarterEnded) return copyPlace(trx, instanceId, today);
  await trx("building_block_stakeholder").where(instance).update({ validTo: null });
  await updateConfidentiality(trx, [{ stakeholderId: placeId, hasNewAddressOrNumber: true }]);
}

async function copyPlace(trx: Knex.Transaction, instanceId: number, today: string): Promise<void> {
  const [instance]: { stakeholderId: number; validTo: string }[] = await trx("building_block_stakeholder")
    .where({ buildingBlockStakeholderId: instanceId })
    .select("stakeholder_id", trx.raw("valid_to::text as valid_to"));
  if (instance === undefined) return;
  const [copy] = await copyStakeholders(trx, [instance.stakeholderId]);
  const [newId] = await reserveIds(trx, "building_block_stakeholder", "building_block_stakeholder_id", 1);
  await trx.raw(
    `insert into address (stakeholder_id, address_type_id, address_line1, address_line2, latitude, longitude,
       valid_from, valid_to)
     select :copy, address_type_id, address_line1, address_line2, latitude, longitude, valid_from, valid_to
     from address where stakeholder_id = :id`,
    { copy: copy?.copy as number, id: instance.stakeholderId },
  );
  await trx.raw(
    `insert into building_block_stakeholder (building_block_stakeholder_id, building_block_id, stakeholder_id,
       boundary_id, valid_from, captured_from, captured_source_id, exists_on,
       opening_hours, languages)
     select :newId, building_block_id, :copy, boundary_id, :today, captured_from, captured_source_id, exists_on,
       opening_hours, languages
     from building_block_stakeholder where building_block_stakeholder_id = :instanceId`,
    { newId: newId as number, copy: copy?.copy as number, today, instanceId },
  );
  await updateConfidentiality(trx, [{ stakeholderId: copy?.copy as number, hasNewAddressOrNumber: true }]);
  const people: number[] = await trx("building_block_contact_person")
    .where({ buildingBlockStakeholderId: instanceId })
    .where((open) => open.whereNull("valid_to").orWhere("valid_to", ">", instance.validTo))
    .pluck("stakeholder_id");
  await copyPeople(trx, people, { validFrom: today, validTo: null, instanceId: newId as number });
}
