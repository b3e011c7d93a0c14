import type { Knex } from "knex";
import type { AuditKind } from "../../lib/audit/auditKinds.ts";
import { HttpError } from "../../lib/http/errors.ts";
import type { Session } from "../../lib/http/route.ts";
import { OWN_KNOWLEDGE } from "../../stakeholder/contactChecks.ts";
import type { Actor } from "../Actor.ts";
import { closeCapture, storeCapture } from "../capture/storeCapture.ts";
import { CAPTURE } from "../conditions.ts";
import { applyForm } from "../instance/applyForm.ts";
import { auditChanges } from "../instance/auditChanges.ts";
import type { CurrentInstance } from "../instance/CurrentInstance.ts";
import type { CapturedForm, CheckedHow, Outcome } from "../instance/contract.ts";
import { describeChanges } from "../instance/describeChanges.ts";
import { recountInstances } from "../instance/recountInstance.ts";
import { endInstance } from "../place/endInstance.ts";
import { mergeForms } from "./mergeForms.ts";
import type { OpenedPlace } from "./openPlace.ts";
import { refuseOthersCapture } from "./othersCapture.ts";
import { type ChangedPlace, storeChange } from "./placeChanges.ts";
import { rejectForm } from "./rejectForm.ts";

type PlaceChange = {
  form: CapturedForm;
  /** False: it waits, whatever the caller may do. */
  isSubmitted: boolean;
  /** Undefined where nobody is checked. */
  how: CheckedHow | undefined;
  verifies: "everybody" | "changed";
  replaces?: number | undefined;
  audited: AuditKind;
};
export type Save = { opened: OpenedPlace; change: PlaceChange };

/** @returns null if all of it waits */
export async function savePlaces(
  trx: Knex.Transaction,
  actor: Actor,
  saves: readonly Save[],
  added: readonly ChangedPlace[] = [],
): Promise<number | null> {
  const places = [...added];
  for (const { opened, change } of saves) {
    const place = await saveOne(trx, actor, opened, change);
    if (place !== null) places.push(place);
  }
  return finishChange(trx, actor, saves[0]?.change.audited ?? "building block added", places);
}

export async function finishChange(
  trx: Knex.Transaction,
  actor: Actor,
  audited: AuditKind,
  places: readonly ChangedPlace[],
): Promise<number | null> {
  if (places.length === 0) return null;
  await recountInstances(
    trx,
    places.map(({ boundaryId: boundaryStakeholderId, ...place }) => ({ ...place, boundaryStakeholderId })),
  );
  return storeChange(trx, actor, audited, places);
}

/** @throws {HttpError} 400 if nothing changes, 409 for another's capture */
export async function savePlace(
  trx: Knex.Transaction,
  actor: Actor,
  opened: OpenedPlace,
  change: PlaceChange,
): Promise<{ outcome: Outcome; changeId: number | null }> {
  const changeId = await savePlaces(trx, actor, [{ opened, change }]);
  return { outcome: changeId === null ? "waiting" : "verified", changeId };
}

async function saveOne(
  trx: Knex.Transaction,
  actor: Actor,
  { current, capture }: OpenedPlace,
  change: PlaceChange,
): Promise<ChangedPlace | null> {
  const { session } = actor;
  const { form, how, replaces } = change;
  await rejectForm(trx, current, form);
  const isChanging = describeChanges(current, form).length > 0;
  if (isChanging) refuseOthersCapture(session, current, capture, replaces);
  const isGivenUp = capture !== undefined && capture.captureId === replaces;
  const waits = isChanging && waitsFor(session, current, change);
  if (!isChanging && (how === undefined || !change.isSubmitted))
    throw new HttpError(400, "unchanged", "Building block not updated.");
  const isMerged =
    isChanging &&
    capture !== undefined &&
    !isGivenUp &&
    (waits || (how !== undefined && capture.state === CAPTURE.waiting));
  const whole = isMerged ? mergeForms(current, capture.proposed, form) : form;
  if (waits) {
    await storeCapture(trx, actor, current, whole);
    return null;
  }
  // Only what is sent now publishes a place, not a capture that it is merged with.
  const isConfidential = form.isConfidential ?? (whole.isConfidential || undefined);
  const applied = { ...whole, isConfidential };
  const place = await applyChange(trx, actor, current, { ...change, form: applied, sent: form });
  if (isGivenUp || isMerged || whole.ends !== undefined)
    await closeCapture(trx, actor, current.buildingBlockStakeholderId, CAPTURE.replaced);
  return place;
}

type Application = Pick<PlaceChange, "form" | "how" | "verifies" | "audited"> & {
  /** Leaves out what one's own capture adds. */
  sent?: CapturedForm;
};

/** Call `finishChange` after it. */
export async function applyChange(
  trx: Knex.Transaction,
  actor: Actor,
  current: CurrentInstance,
  { form, how, verifies, audited, sent = form }: Application,
): Promise<ChangedPlace> {
  const { session, now: at, today } = actor;
  const checking = { how: how ?? OWN_KNOWLEDGE, by: session.stakeholderId, at, today };
  const place =
    form.ends === undefined
      ? await applyForm(trx, current, form, {
          ...checking,
          checked: verifies === "everybody" ? sent : undefined,
        })
      : await endInstance(trx, current, today);
  await auditChanges(trx, actor, audited, current, form, { ...(how !== undefined && { how }) });
  return place;
}

export const waitsFor = (
  session: Session,
  { demandsSecondPerson }: { demandsSecondPerson: boolean },
  { isSubmitted }: { isSubmitted: boolean },
): boolean => !isSubmitted || demandsSecondPerson || !session.actions.has("ValidateBuildingBlock");
