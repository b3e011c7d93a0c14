import type { Knex } from "knex";
import { auditChanges } from "../instance/auditChanges.ts";
import type { CapturedForm } from "../instance/contract.ts";
import type { Standing } from "../instance/standing.ts";
import type { Official } from "../Official.ts";
import { CAPTURE } from "../standing.ts";

const OPEN = [CAPTURE.waiting, CAPTURE.sentBack];

/** Replaces an earlier capture of the instance. */
export async function storeCapture(
  trx: Knex.Transaction,
  official: Official,
  standing: Standing,
  form: CapturedForm,
): Promise<void> {
  const { buildingBlockStakeholderId } = standing;
  await closeCapture(trx, official, buildingBlockStakeholderId, CAPTURE.replaced);
  await trx("building_block_capture").insert({
    buildingBlockStakeholderId,
    proposed: JSON.stringify(form),
    capturedBy: official.session.stakeholderId,
    capturedAt: official.now,
    state: CAPTURE.waiting,
  });
  await auditChanges(trx, official, "building block captured", standing, form);
}

export async function closeCapture(
  trx: Knex.Transaction,
  { session, now }: Official,
  buildingBlockStakeholderId: number,
  state: typeof CAPTURE.verified | typeof CAPTURE.replaced,
): Promise<void> {
  await trx("building_block_capture")
    .where({ buildingBlockStakeholderId })
    .whereIn("state", OPEN)
    .update({ state, decidedBy: session.stakeholderId, decidedAt: now });
}
