import type { Knex } from "knex";
import { HttpError, notFound } from "../../lib/errors.ts";
import { applyForm } from "../instance/applyForm.ts";
import { auditChanges } from "../instance/auditChanges.ts";
import type { CheckedHow, InstanceCapture } from "../instance/contract.ts";
import { readStanding } from "../instance/detail.ts";
import { type OwnInstance, ownInstances } from "../instance/findInstance.ts";
import { recountInstance } from "../instance/recountInstance.ts";
import { saveInstance } from "../instance/saveForm.ts";
import type { Standing } from "../instance/standing.ts";
import type { Official } from "../Official.ts";
import { CAPTURE } from "../standing.ts";
import { findCapture } from "./findCapture.ts";
import { closeCapture } from "./storeCapture.ts";

type Decision = { captureId: number; version: number };

/** @throws {HttpError} 403 if the province wants a second person, 404, 409 */
export async function verify(
  trx: Knex.Transaction,
  official: Official,
  decision: Decision,
  how: CheckedHow,
): Promise<void> {
  const { standing, capture } = await openCapture(trx, official, decision);
  if (standing.demandsSecondPerson && capture.isOwn) {
    throw new HttpError(403, "second-person", "Somebody else has to verify what you captured.");
  }
  const { session, now: at, today } = official;
  await applyForm(trx, standing, capture.proposed, {
    how,
    by: session.stakeholderId,
    at,
    today,
    verifies: "changed",
  });
  await closeCapture(trx, official, standing.buildingBlockStakeholderId, CAPTURE.verified);
  await recountInstance(trx, standing);
  await auditChanges(trx, official, "capture verified", standing, capture.proposed, { how });
}

export async function sendBack(
  trx: Knex.Transaction,
  official: Official,
  decision: Decision,
  reason: string,
): Promise<void> {
  const { standing, capture } = await openCapture(trx, official, decision);
  const { session, now } = official;
  await trx("building_block_capture")
    .where({ captureId: capture.captureId })
    .update({ state: CAPTURE.sentBack, reason, decidedBy: session.stakeholderId, decidedAt: now });
  await auditChanges(trx, official, "capture sent back", standing, capture.proposed, { reason });
}

/** Locks the instance. */
async function openCapture(
  trx: Knex.Transaction,
  official: Official,
  { captureId, version }: Decision,
): Promise<{ standing: Standing; capture: InstanceCapture }> {
  const { session, today } = official;
  const instance: OwnInstance | undefined = await ownInstances(trx, session, today)
    .join("building_block_capture as c", "c.building_block_stakeholder_id", "i.building_block_stakeholder_id")
    .where({ "c.capture_id": captureId, "c.state": CAPTURE.waiting })
    .first();
  if (instance === undefined) throw notFound("This capture");
  await saveInstance(trx, official, instance, version);
  const standing = await readStanding(trx, instance, today);
  const capture = await findCapture(trx, session, standing);
  if (capture?.captureId !== captureId || capture.state !== "waiting") throw notFound("This capture");
  return { standing, capture };
}
