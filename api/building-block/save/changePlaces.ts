import type { Knex } from "knex";
import { incrementVersions, saveIfUnchanged } from "../../lib/database/optimisticLocking.ts";
import { HttpError } from "../../lib/http/errors.ts";
import type { Session } from "../../lib/http/route.ts";
import type { AuditKind } from "../../shared/auditKinds.ts";
import type { Actor } from "../Actor.ts";
import { type CaptureRow, closeCapture, readCaptures, storeCapture } from "../capture/captures.ts";
import { enforceEditLock } from "../capture/enforceEditLock.ts";
import { CAPTURE } from "../conditions.ts";
import type { Patch } from "../fields.ts";
import { auditChanges, type Facts } from "../instance/auditChanges.ts";
import type { CurrentInstance } from "../instance/CurrentInstance.ts";
import { ContactsWithRequirements, type Outcome } from "../instance/contract.ts";
import { findDetail, readCurrentInstance } from "../instance/detail.ts";
import { findInstance, type InstanceKey } from "../instance/findInstance.ts";
import { createFieldError } from "../instance/formPatch.ts";
import { isRemoval, LISTING_EDIT, merge, rebase } from "../patch.ts";
import { recountInstances } from "../recountMunicipality.ts";
import { applyPatch, type Check } from "./applyPatch.ts";
import { type ChangedPlace, storeChange } from "./placeChanges.ts";

export type LockedPlace = { current: CurrentInstance; capture: CaptureRow | undefined };

/**
 * The caller must lock the place before it writes anything.
 * @throws {HttpError} 404 for another user's place, 409 for a stale version
 */
export async function lockPlace(
  trx: Knex.Transaction,
  { session, now: at, today }: Actor,
  place: InstanceKey,
  version?: number,
): Promise<LockedPlace> {
  const by = session.stakeholderId;
  const { instanceId: id } = await findInstance(trx, session, place, today);
  if (version === undefined) await incrementVersions(trx, "building_block_stakeholder", [id], { by, at });
  else {
    await saveIfUnchanged(trx, "building_block_stakeholder", {
      ...{ id, version, by, at, what: "This place" },
      readCurrent: () => findDetail(trx, session, place, today),
      shape: ContactsWithRequirements,
    });
  }
  // Reads again, because somebody may have saved before the lock.
  const current = await readCurrentInstance(trx, await findInstance(trx, session, place, today), today);
  return { current, capture: (await readCaptures(trx, [id])).get(id) };
}

export type PlaceChange = Check & {
  patch: Patch;
  facts?: Facts;
  /** True if the change must be verified whatever the user's permissions. */
  isDraft?: boolean;
  replaces?: number | undefined;
  audited: AuditKind;
};
type Change = { place: LockedPlace; change: PlaceChange };

/** @returns the id of the change, or null if all of it awaits verification */
export async function changePlaces(
  trx: Knex.Transaction,
  actor: Actor,
  changes: readonly Change[],
  addedPlaces: readonly ChangedPlace[] = [],
): Promise<number | null> {
  const places = [...addedPlaces];
  for (const { place, change } of changes) {
    const changed = await changeOrCapturePlace(trx, actor, place, change);
    if (changed !== null) places.push(changed);
  }
  return finishChange(trx, actor, changes[0]?.change.audited ?? "building block added", places);
}

export async function finishChange(
  trx: Knex.Transaction,
  actor: Actor,
  audited: AuditKind,
  places: readonly ChangedPlace[],
): Promise<number | null> {
  if (places.length === 0) return null;
  // No count depends on contacts that were not reached, or on reports.
  if (audited !== "contacts not reached" && audited !== "reports cleared")
    await recountInstances(
      trx,
      places.map(({ boundaryId: boundaryStakeholderId, ...place }) => ({ ...place, boundaryStakeholderId })),
    );
  return storeChange(trx, actor, audited, places);
}

/** @throws {HttpError} 400 if nothing changes, 409 for another person's capture */
export async function changePlace(
  trx: Knex.Transaction,
  actor: Actor,
  place: LockedPlace,
  change: PlaceChange,
): Promise<{ outcome: Outcome; changeId: number | null }> {
  const changeId = await changePlaces(trx, actor, [{ place, change }]);
  return { outcome: changeId === null ? "waiting" : "verified", changeId };
}

async function changeOrCapturePlace(
  trx: Knex.Transaction,
  actor: Actor,
  { current, capture }: LockedPlace,
  { patch: requestedPatch, isDraft = false, replaces, audited, facts, ...check }: PlaceChange,
): Promise<ChangedPlace | null> {
  const { session } = actor;
  const isListing = current.isPending && requestedPatch.edits.every(({ key }) => key !== "ended");
  const effectivePatch = isListing
    ? { ...requestedPatch, edits: [...requestedPatch.edits, LISTING_EDIT] }
    : requestedPatch;
  await assertMayPublish(trx, current, effectivePatch);
  const isChanging = effectivePatch.edits.length > 0;
  if (isChanging) enforceEditLock(session, current, capture, replaces);
  const isPending = isChanging && (isDraft || needsVerification(session, current));
  const isCheck = check.how !== undefined || check.outcome !== undefined;
  if (!isChanging && (!isCheck || isDraft))
    throw new HttpError(400, "unchanged", "Building block not updated.");
  const isAbandoned = capture !== undefined && capture.captureId === replaces;
  // A returned capture is not merged, because its author must correct and submit it again.
  const isMerged = isChanging && !isAbandoned && capture?.state === CAPTURE.pending && (isPending || isCheck);
  const merged = isMerged ? merge(capture.proposed, effectivePatch) : effectivePatch;
  if (isPending) {
    await storeCapture(trx, actor, current, merged);
    return null;
  }
  const patch = { ...merged, edits: rebase(current, merged.edits.filter(mayKeepEdit(effectivePatch))) };
  const changed = await applyPatch(trx, actor, current, {
    ...{ patch, ...check, reviewedRequirementIds: effectivePatch.answered },
  });
  await auditChanges(trx, actor, audited, current, patch, { ...check, ...facts });
  if (isAbandoned || isMerged || patch.edits.some((edit) => edit.person === null && isRemoval(edit)))
    await closeCapture(trx, actor, current.buildingBlockStakeholderId, CAPTURE.replaced);
  return changed;
}

const isPublishing = ({ key, after }: Patch["edits"][number]) => key === "isConfidential" && after === false;

/** Drops the merged capture's edit that publishes a place, unless the request publishes the place itself. */
const mayKeepEdit = (patch: Patch) => (edit: Patch["edits"][number]) =>
  !isPublishing(edit) || patch.edits.some(isPublishing);

async function assertMayPublish(
  trx: Knex,
  { buildingBlockId }: CurrentInstance,
  { edits }: Patch,
): Promise<void> {
  if (!edits.some(isPublishing)) return;
  const block = await trx("building_block").where({ buildingBlockId }).first("is_confidential");
  if (block.isConfidential)
    throw createFieldError("Every place of this building block is confidential.", "isConfidential");
}

export const needsVerification = (
  session: Session,
  { demandsSecondPerson }: { demandsSecondPerson: boolean },
): boolean => demandsSecondPerson || !session.permissions.has("ValidateBuildingBlock");
