import type { Knex } from "knex";
import { raiseVersions } from "../../lib/database/saveVersion.ts";
import { HttpError } from "../../lib/http/errors.ts";
import type { Actor } from "../Actor.ts";
import type { CaptureRow } from "../capture/findCapture.ts";
import { closeCapture, storeCapture } from "../capture/storeCapture.ts";
import { CHECKED_IN_WORDS } from "../checkedInWords.ts";
import { CAPTURE } from "../conditions.ts";
import { applyForm } from "../instance/applyForm.ts";
import { auditChanges } from "../instance/auditChanges.ts";
import type { CurrentInstance } from "../instance/CurrentInstance.ts";
import type { CheckedHow } from "../instance/contract.ts";
import { readCurrentInstance } from "../instance/detail.ts";
import { findInstance } from "../instance/findInstance.ts";
import { recountInstances } from "../instance/recountInstance.ts";
import { addPlace } from "../place/addPlace.ts";
import { endPlace } from "../place/endPlace.ts";
import { formOf, mergeForms } from "./forms.ts";
import { isNewPlace } from "./newPlaces.ts";
import { readOwnPlaces } from "./ownPlaces.ts";
import { type PlaceWork, planSheet, type SentSheet } from "./planSheet.ts";
import type { RowForm } from "./rowPlan.ts";
import type { StatedPlace } from "./stated.ts";

type Applied = { applied: number; waiting: number };

/** @throws {HttpError} 409 if the result would differ by now, 400 if it has faults */
export async function applySent(
  trx: Knex.Transaction,
  actor: Actor,
  sent: SentSheet,
  { fingerprint, how }: { fingerprint: string; how: CheckedHow | undefined },
): Promise<Applied> {
  const { session, today } = actor;
  const places = await readOwnPlaces(trx, session, sent.rows, { today, isLocking: true });
  const { preview, works: planned } = planSheet(actor, places, sent);
  if (preview.fingerprint !== fingerprint) {
    throw new HttpError(
      409,
      "stale-preview",
      "Contacts have changed since this preview, and nothing was applied. Please look at the new one.",
    );
  }
  if (preview.asksHow && how === undefined) {
    throw new HttpError(400, "invalid", "Please say how it was checked.");
  }
  const works = await addPlaces(trx, actor, planned);
  const instances = works.map(({ current }) => current.buildingBlockStakeholderId);
  await raiseVersions(trx, "building_block_stakeholder", instances, {
    by: session.stakeholderId,
    at: actor.now,
  });
  const recounted: CurrentInstance[] = [];
  for (const work of works) {
    const isApplied = await applyWork(trx, actor, work, places.captureOf(work.current), how);
    if (isApplied) recounted.push(work.current);
  }
  if (recounted.length > 0) await recountInstances(trx, recounted);
  const applied = preview.rows.filter(({ outcome }) => outcome !== "conflict");
  const waiting = applied.filter(({ waits }) => waits).length;
  return { applied: applied.length - waiting, waiting };
}

async function addPlaces(
  trx: Knex.Transaction,
  actor: Actor,
  works: readonly PlaceWork[],
): Promise<PlaceWork[]> {
  const done: PlaceWork[] = [];
  for (const work of works) {
    if (!isNewPlace(work.current)) {
      done.push(work);
      continue;
    }
    const { boundaryStakeholderId, buildingBlockId, name } = work.current;
    const place = work.changed.flatMap((form) => ("place" in form ? [form.place] : []))[0] as StatedPlace;
    const stakeholderId = await addPlace(trx, actor, {
      ...place,
      name,
      address: place.address as NonNullable<StatedPlace["address"]>,
      boundaryStakeholderId,
      buildingBlockId,
    });
    const { session, today } = actor;
    const instance = await findInstance(trx, session, { stakeholderId, buildingBlockId }, today);
    const current = await readCurrentInstance(trx, instance, today);
    done.push({ ...work, current, changed: work.changed.filter((form) => !("place" in form)) });
  }
  return done;
}

async function applyWork(
  trx: Knex.Transaction,
  actor: Actor,
  { current, changed, confirmed, waits }: PlaceWork,
  capture: CaptureRow | undefined,
  how: CheckedHow | undefined,
): Promise<boolean> {
  const end = changed.find((form) => "endReason" in form);
  if (end !== undefined) {
    const { stakeholderId, buildingBlockId, version } = current;
    await endPlace(trx, actor, {
      stakeholderId,
      buildingBlockId,
      version: version + 1,
      reason: end.endReason,
    });
    return false;
  }
  if (waits && changed.length > 0) {
    const form = formOf(current, changed);
    const isOwn = capture?.capturedById === actor.session.stakeholderId;
    const whole = isOwn ? mergeForms(current, capture.proposed, form) : form;
    await storeCapture(trx, actor, current, whole);
  }
  const rows = waits ? confirmed : [...changed, ...confirmed];
  if (rows.length === 0) return false;
  const form = formOf(current, rows);
  const { session, now: at, today } = actor;
  // Nobody is asked how when contacts only end.
  await applyForm(trx, current, form, {
    how: how ?? 4,
    by: session.stakeholderId,
    at,
    today,
    verifies: "everybody",
  });
  if (!waits && changed.length > 0) {
    await closeCapture(trx, actor, current.buildingBlockStakeholderId, CAPTURE.replaced);
    await auditChanges(trx, actor, "building block sheet applied", current, form, how && { how });
  }
  await auditConfirmed(trx, actor, current, confirmed, how);
  return true;
}

async function auditConfirmed(
  trx: Knex.Transaction,
  { audit }: Actor,
  { stakeholderId }: CurrentInstance,
  confirmed: readonly RowForm[],
  how: CheckedHow | undefined,
): Promise<void> {
  const names = confirmed.flatMap((form) => ("person" in form ? [form.person.name] : []));
  if (names.length === 0 || how === undefined) return;
  await audit(trx, {
    what: "contacts checked",
    subject: stakeholderId,
    after: { Contacts: names.join(", "), Checked: CHECKED_IN_WORDS[how] },
  });
}
