import type { Knex } from "knex";
import { HttpError, notFound } from "../../lib/http/errors.ts";
import type { Actor } from "../Actor.ts";
import { CAPTURE } from "../conditions.ts";
import { auditChanges } from "../instance/auditChanges.ts";
import type { CurrentInstance } from "../instance/CurrentInstance.ts";
import type { CheckedHow, InstanceCapture } from "../instance/contract.ts";
import { type OwnInstance, ownInstances } from "../instance/findInstance.ts";
import { openInstance } from "../save/openPlace.ts";
import { applyChange, finishChange } from "../save/savePlace.ts";
import { presentCapture } from "./findCapture.ts";
import { closeCapture } from "./storeCapture.ts";

type Decision = { captureId: number; version: number };

/** @throws {HttpError} 403 if two people are required, 404, 409 */
export async function verify(
  trx: Knex.Transaction,
  actor: Actor,
  decision: Decision,
  how: CheckedHow,
): Promise<number | null> {
  const { current, capture } = await openCapture(trx, actor, decision);
  if (current.demandsSecondPerson && capture.isOwn) {
    throw new HttpError(403, "second-person", "Somebody else has to verify what you captured.");
  }
  const place = await applyChange(trx, actor, current, {
    form: capture.proposed,
    how,
    verifies: "changed",
    audited: "capture verified",
  });
  await closeCapture(trx, actor, current.buildingBlockStakeholderId, CAPTURE.verified);
  return finishChange(trx, actor, "capture verified", [place]);
}

export async function sendBack(
  trx: Knex.Transaction,
  actor: Actor,
  decision: Decision,
  reason: string,
): Promise<void> {
  const { current, capture } = await openCapture(trx, actor, decision);
  const { session, now } = actor;
  await trx("building_block_capture")
    .where({ captureId: capture.captureId })
    .update({ state: CAPTURE.sentBack, reason, decidedBy: session.stakeholderId, decidedAt: now });
  await auditChanges(trx, actor, "capture sent back", current, capture.proposed, { reason });
}

async function openCapture(
  trx: Knex.Transaction,
  actor: Actor,
  { captureId, version }: Decision,
): Promise<{ current: CurrentInstance; capture: InstanceCapture }> {
  const { session, today } = actor;
  const instance: OwnInstance | undefined = await ownInstances(trx, session, today)
    .join("building_block_capture as c", "c.building_block_stakeholder_id", "i.building_block_stakeholder_id")
    .where({ "c.capture_id": captureId, "c.state": CAPTURE.waiting })
    .first();
  if (instance === undefined) throw notFound("This capture");
  const { current, capture } = await openInstance(trx, actor, instance, version);
  if (capture?.captureId !== captureId || capture.state !== CAPTURE.waiting) throw notFound("This capture");
  return { current, capture: presentCapture(session, current, capture) };
}
