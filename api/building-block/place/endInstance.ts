import type { Knex } from "knex";
import { dayBefore } from "../../shared/quarters.ts";
import type { CurrentInstance } from "../instance/CurrentInstance.ts";
import { type ChangedPlace, changedPlaceOf } from "../save/placeChanges.ts";

export async function endTerm(
  trx: Knex.Transaction,
  buildingBlockStakeholderId: number,
  today: string,
): Promise<void> {
  await trx("building_block_stakeholder")
    .where({ buildingBlockStakeholderId })
    .update({ validTo: dayBefore(today) });
}

/** Yesterday was its last day. */
export async function endInstance(
  trx: Knex.Transaction,
  current: CurrentInstance,
  today: string,
): Promise<ChangedPlace> {
  await endTerm(trx, current.buildingBlockStakeholderId, today);
  const nobody = { changed: [], removed: [], added: [], checks: [] };
  return changedPlaceOf(current, { ...nobody, hasEnded: true, isPlaceChanged: false });
}
