import type { Knex } from "knex";
import { saveVersion } from "../../lib/database/saveVersion.ts";
import { HttpError, notAllowed } from "../../lib/http/errors.ts";
import type { Actor } from "../Actor.ts";
import { closeCapture, storeCapture } from "../capture/storeCapture.ts";
import { CAPTURE } from "../conditions.ts";
import { applyForm } from "./applyForm.ts";
import { auditChanges } from "./auditChanges.ts";
import type { CurrentInstance } from "./CurrentInstance.ts";
import { type CheckedHow, ContactsWithRequirements, type Proposed } from "./contract.ts";
import { describeChanges } from "./describeChanges.ts";
import { findDetail, readCurrentInstance } from "./detail.ts";
import { findInstance, type InstanceId, type OwnInstance } from "./findInstance.ts";
import { recountInstance } from "./recountInstance.ts";
import { rejectForeignIds } from "./rejectForeignIds.ts";

type Sent = Proposed &
  InstanceId & { version: number; isSubmitted: boolean; checkedHow?: CheckedHow | undefined };
export type Outcome = "verified" | "waiting";

/** @throws {HttpError} 400 if nothing changes, 403 without permission, 409 */
export async function saveForm(
  trx: Knex.Transaction,
  actor: Actor,
  { stakeholderId, buildingBlockId, version, isSubmitted, checkedHow, ...form }: Sent,
): Promise<{ outcome: Outcome; version: number }> {
  const { session, today } = actor;
  if (isSubmitted && !session.actions.has("ValidateBuildingBlock")) throw notAllowed();
  const instance = await findInstance(trx, session, { stakeholderId, buildingBlockId }, today);
  const saved = await saveInstance(trx, actor, instance, version);
  const current = await readCurrentInstance(trx, instance, today);
  rejectForeignIds(current, form);
  const isChanging = describeChanges(current, form).length > 0;
  if (!isSubmitted || checkedHow === undefined || (current.demandsSecondPerson && isChanging)) {
    if (!isChanging) throw new HttpError(400, "unchanged", "Building block not updated.");
    await storeCapture(trx, actor, current, form);
    return { outcome: "waiting", version: saved };
  }
  await submit(trx, actor, current, form, checkedHow);
  return { outcome: "verified", version: saved };
}

export function saveInstance(
  trx: Knex.Transaction,
  { session, now, today }: Actor,
  instance: OwnInstance,
  version: number,
): Promise<number> {
  return saveVersion(trx, "building_block_stakeholder", {
    id: instance.instanceId,
    version,
    by: session.stakeholderId,
    at: now,
    what: "This place",
    current: () => findDetail(trx, session, instance, today),
    shape: ContactsWithRequirements,
  });
}

async function submit(
  trx: Knex.Transaction,
  actor: Actor,
  current: CurrentInstance,
  form: Proposed,
  how: CheckedHow,
): Promise<void> {
  const { session, now: at, today } = actor;
  await applyForm(trx, current, form, {
    how,
    by: session.stakeholderId,
    at,
    today,
    verifies: "everybody",
  });
  await closeCapture(trx, actor, current.buildingBlockStakeholderId, CAPTURE.replaced);
  await recountInstance(trx, current);
  await auditChanges(trx, actor, "building block verified", current, form, { how });
}
