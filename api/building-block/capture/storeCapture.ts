import type { Knex } from "knex";
import type { Actor } from "../Actor.ts";
import { CAPTURE } from "../conditions.ts";
import type { Patch } from "../fields.ts";
import { auditChanges } from "../instance/auditChanges.ts";
import type { CurrentInstance } from "../instance/CurrentInstance.ts";

const OPEN = [CAPTURE.waiting, CAPTURE.sentBack];

export async function storeCapture(
  trx: Knex.Transaction,
  actor: Actor,
  current: CurrentInstance,
  patch: Patch,
): Promise<void> {
  const { buildingBlockStakeholderId } = current;
  await closeCapture(trx, actor, buildingBlockStakeholderId, CAPTURE.replaced);
  await trx("building_block_capture").insert({
    buildingBlockStakeholderId,
    proposed: JSON.stringify(patch),
    capturedBy: actor.session.stakeholderId,
    capturedAt: actor.now,
    state: CAPTURE.waiting,
  });
  await auditChanges(trx, actor, "building block captured", current, patch);
}

export async function closeCapture(
  trx: Knex.Transaction,
  { session, now }: Actor,
  buildingBlockStakeholderId: number,
  state: typeof CAPTURE.verified | typeof CAPTURE.replaced,
): Promise<void> {
  await trx("building_block_capture")
    .where({ buildingBlockStakeholderId })
    .whereIn("state", OPEN)
    .update({ state, decidedBy: session.stakeholderId, decidedAt: now });
}
