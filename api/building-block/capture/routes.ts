import type { Knex } from "knex";
import { whereInBoundary } from "../../access/whereInBoundary.ts";
import { paginate } from "../../lib/database/paginate.ts";
import { done } from "../../lib/http/done.ts";
import { HttpError, notAllowed, notFound } from "../../lib/http/errors.ts";
import { route, type Session } from "../../lib/http/route.ts";
import type { Actor } from "../Actor.ts";
import { CAPTURE } from "../conditions.ts";
import { auditChanges } from "../instance/auditChanges.ts";
import type { CheckedHow } from "../instance/contract.ts";
import { readCurrentInstance } from "../instance/detail.ts";
import { findInstance, type InstanceKey, type OwnInstance, ownInstances } from "../instance/findInstance.ts";
import { rebase } from "../patch.ts";
import { applyPatch } from "../save/applyPatch.ts";
import { finishChange, type LockedPlace, lockPlace } from "../save/changePlaces.ts";
import { deletePlaces } from "../save/writePlaces.ts";
import { type CaptureRow, closeCapture, OPEN_STATES } from "./captures.ts";
import {
  decideCapture,
  demandSecondPerson,
  getBuildingBlockHistory,
  getCaptures,
  type ListedCapture,
} from "./contract.ts";
import { isLockedByOther } from "./enforceEditLock.ts";
import { findCapture } from "./findCapture.ts";
import { readHistory } from "./history.ts";
import { setSecondPerson } from "./secondPerson.ts";

export const captureRoutes = [
  route(getCaptures, ({ query, session, trx, today }) => listCaptures(trx, session, query, today)),
  route(decideCapture, async ({ body, trx, ...official }) => {
    if (body.decision === "withdraw") {
      await withdraw(trx, official, body);
      return { ...done("Withdrawn. Nothing of it is saved."), changeId: null };
    }
    if (!official.session.permissions.has("ValidateBuildingBlock")) throw notAllowed();
    if (body.decision === "verify") {
      const changeId = await verify(trx, official, body, body.checkedHow);
      return { ...done("Verified. The public reads it from now on."), changeId };
    }
    await returnCapture(trx, official, body, body.reason);
    return { ...done("Sent back with your reason."), changeId: null };
  }),
  route(demandSecondPerson, async ({ body, trx, ...official }) => {
    return done(SECOND_PERSON_MESSAGES[await setSecondPerson(trx, official, body)]);
  }),
  route(getBuildingBlockHistory, async ({ query, session, trx, today }) => {
    const { stakeholderId } = await findInstance(trx, session, query, today);
    return readHistory(trx, stakeholderId, query);
  }),
];

const SECOND_PERSON_MESSAGES = {
  holds: "From now on a second person verifies what somebody captured.",
  requested: "The rule holds until somebody else who captures the whole province confirms that it is lifted.",
  lifted: "Anyone who may validate can verify their own captures again.",
};

type CaptureQuery = {
  pageNumber: number;
  pageSize: number;
  state: ListedCapture["state"];
  boundaryId?: number | undefined;
};

async function listCaptures(
  trx: Knex,
  session: Session,
  { pageNumber, pageSize, state, boundaryId }: CaptureQuery,
  today: string,
): Promise<{ captures: ListedCapture[]; total: number }> {
  const query = ownInstances(trx, session, today)
    .join("building_block_capture as c", "c.building_block_stakeholder_id", "i.building_block_stakeholder_id")
    .where("c.state", state === "waiting" ? CAPTURE.pending : CAPTURE.returned);
  whereInBoundary(query, boundaryId);
  const { rows, total } = await paginate<OwnInstance>(query, {
    pageNumber,
    pageSize,
    order: [{ by: "c.captured_at" }],
    id: "c.capture_id",
  });
  const captures: ListedCapture[] = [];
  for (const instance of rows) {
    const current = await readCurrentInstance(trx, instance, today);
    const capture = await findCapture(trx, session, current);
    if (capture === null) continue;
    const { edits: _, ...summary } = capture;
    const { stakeholderId, buildingBlockId, name, buildingBlock, municipality } = current;
    const { boundaryStakeholderId, version, demandsSecondPerson } = current;
    captures.push({
      ...summary,
      ...{
        stakeholderId,
        buildingBlockId,
        name,
        buildingBlock,
        municipality,
        boundaryStakeholderId,
        version,
      },
      mayVerify: session.permissions.has("ValidateBuildingBlock") && !(demandsSecondPerson && summary.isOwn),
    });
  }
  return { captures, total };
}

type Decision = { captureId: number; version: number };

/** @throws {HttpError} 403 if a second person must verify it, 404, 409 */
async function verify(
  trx: Knex.Transaction,
  actor: Actor,
  decision: Decision,
  how: CheckedHow,
): Promise<number | null> {
  const { current, capture } = await lockCapture(trx, actor, decision);
  if (current.demandsSecondPerson && !isLockedByOther(actor.session, capture)) {
    throw new HttpError(403, "second-person", "Somebody else has to verify what you captured.");
  }
  const patch = { ...capture.proposed, edits: rebase(current, capture.proposed.edits) };
  const place = await applyPatch(trx, actor, current, { patch, how });
  await auditChanges(trx, actor, "capture verified", current, patch, { how });
  await closeCapture(trx, actor, current.buildingBlockStakeholderId, CAPTURE.verified);
  return finishChange(trx, actor, "capture verified", [place]);
}

async function returnCapture(
  trx: Knex.Transaction,
  actor: Actor,
  decision: Decision,
  reason: string,
): Promise<void> {
  const { current, capture } = await lockCapture(trx, actor, decision);
  const { session, now } = actor;
  await trx("building_block_capture")
    .where({ captureId: capture.captureId })
    .update({ state: CAPTURE.returned, reason, decidedBy: session.stakeholderId, decidedAt: now });
  await auditChanges(trx, actor, "capture sent back", current, capture.proposed, { reason });
}

/** @throws {HttpError} 404 for another person's capture */
async function withdraw(trx: Knex.Transaction, actor: Actor, decision: Decision): Promise<void> {
  const { current, capture } = await lockCapture(trx, actor, decision, OPEN_STATES);
  if (capture.capturedById !== actor.session.stakeholderId) throw notFound("This capture");
  await auditChanges(trx, actor, "capture withdrawn", current, capture.proposed);
  await closeCapture(trx, actor, current.buildingBlockStakeholderId, CAPTURE.replaced);
  // A pending place exists only through its capture, so withdrawing the capture deletes it.
  if (current.isPending) await deletePlaces(trx, [current.stakeholderId]);
}

async function lockCapture(
  trx: Knex.Transaction,
  actor: Actor,
  { captureId, version }: Decision,
  states: readonly number[] = [CAPTURE.pending],
): Promise<LockedPlace & { capture: CaptureRow }> {
  const { session, today } = actor;
  const place: InstanceKey | undefined = await ownInstances(trx, session, today)
    .join("building_block_capture as c", "c.building_block_stakeholder_id", "i.building_block_stakeholder_id")
    .where({ "c.capture_id": captureId })
    .whereIn("c.state", states)
    .first();
  if (place === undefined) throw notFound("This capture");
  const { current, capture } = await lockPlace(trx, actor, place, version);
  if (capture?.captureId !== captureId || !states.includes(capture.state)) throw notFound("This capture");
  return { current, capture };
}
