import type { Knex } from "knex";
import { HttpError, notAllowed } from "../../lib/errors.ts";
import { saveVersion } from "../../lib/saveVersion.ts";
import { closeCapture, storeCapture } from "../capture/storeCapture.ts";
import type { Official } from "../Official.ts";
import { CAPTURE } from "../standing.ts";
import { applyForm } from "./applyForm.ts";
import { auditChanges } from "./auditChanges.ts";
import { type CheckedHow, ContactsWithRequirements, type Proposed } from "./contract.ts";
import { describeChanges } from "./describeChanges.ts";
import { findDetail, readStanding } from "./detail.ts";
import { findInstance, type InstanceId, type OwnInstance } from "./findInstance.ts";
import { recountInstance } from "./recountInstance.ts";
import { refuseForeign } from "./refuseForeign.ts";
import type { Standing } from "./standing.ts";

type Sent = Proposed &
  InstanceId & { version: number; isSubmitted: boolean; checkedHow?: CheckedHow | undefined };
export type Outcome = "verified" | "waiting";

/** @throws {HttpError} 400 if nothing changes, 403 if submitted without permission, 409 */
export async function saveForm(
  trx: Knex.Transaction,
  official: Official,
  { stakeholderId, buildingBlockId, version, isSubmitted, checkedHow, ...form }: Sent,
): Promise<{ outcome: Outcome; version: number }> {
  const { session, today } = official;
  if (isSubmitted && !session.actions.has("ValidateBuildingBlock")) throw notAllowed();
  const instance = await findInstance(trx, session, { stakeholderId, buildingBlockId }, today);
  const saved = await saveInstance(trx, official, instance, version);
  const standing = await readStanding(trx, instance, today);
  refuseForeign(standing, form);
  const isChanging = describeChanges(standing, form).length > 0;
  if (!isSubmitted || checkedHow === undefined || (standing.demandsSecondPerson && isChanging)) {
    if (!isChanging) throw new HttpError(400, "unchanged", "Building block not updated.");
    await storeCapture(trx, official, standing, form);
    return { outcome: "waiting", version: saved };
  }
  await submit(trx, official, standing, form, checkedHow);
  return { outcome: "verified", version: saved };
}

/** Locks the instance and raises its version. */
export function saveInstance(
  trx: Knex.Transaction,
  { session, now, today }: Official,
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
  official: Official,
  standing: Standing,
  form: Proposed,
  how: CheckedHow,
): Promise<void> {
  const { session, now: at, today } = official;
  await applyForm(trx, standing, form, {
    how,
    by: session.stakeholderId,
    at,
    today,
    verifies: "everybody",
  });
  await closeCapture(trx, official, standing.buildingBlockStakeholderId, CAPTURE.replaced);
  await recountInstance(trx, standing);
  await auditChanges(trx, official, "building block verified", standing, form, { how });
}
