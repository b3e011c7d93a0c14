import type { Knex } from "knex";
import { dayBefore } from "../../lib/time/quarters.ts";
import type { Actor } from "../Actor.ts";
import { closeCapture } from "../capture/storeCapture.ts";
import { CAPTURE } from "../conditions.ts";
import { findInstance, type InstanceId } from "../instance/findInstance.ts";
import { recountInstance } from "../instance/recountInstance.ts";
import { saveInstance } from "../instance/saveForm.ts";

/** One added today is deleted instead. */
export async function endPlace(
  trx: Knex.Transaction,
  actor: Actor,
  { version, reason, ...id }: InstanceId & { version: number; reason: string },
): Promise<void> {
  const { session, today, audit } = actor;
  const instance = await findInstance(trx, session, id, today);
  await saveInstance(trx, actor, instance, version);
  await closeCapture(trx, actor, instance.instanceId, CAPTURE.replaced);
  const own = trx("building_block_stakeholder").where({ buildingBlockStakeholderId: instance.instanceId });
  if (instance.validFrom !== null && instance.validFrom >= today) await takeAway(trx, instance.instanceId);
  else await own.update({ validTo: dayBefore(today) });
  await recountInstance(trx, {
    boundaryStakeholderId: instance.boundaryId,
    buildingBlockId: instance.buildingBlockId,
  });
  await audit(trx, {
    what: "building block ended",
    subject: instance.stakeholderId,
    before: { Name: instance.name },
    after: { Reason: reason },
  });
}

async function takeAway(trx: Knex.Transaction, buildingBlockStakeholderId: number): Promise<void> {
  const people = trx("building_block_contact_person")
    .where({ buildingBlockStakeholderId })
    .select("stakeholder_id");
  await trx("stakeholder").whereIn("stakeholder_id", people).delete();
  await trx("building_block_stakeholder").where({ buildingBlockStakeholderId }).delete();
}
