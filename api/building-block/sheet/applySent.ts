import type { Knex } from "knex";
import { HttpError } from "../../lib/errors.ts";
import type { CaptureRow } from "../capture/findCapture.ts";
import { closeCapture, storeCapture } from "../capture/storeCapture.ts";
import { CHECKED_IN_WORDS } from "../checkedInWords.ts";
import { applyForm } from "../instance/applyForm.ts";
import { auditChanges } from "../instance/auditChanges.ts";
import type { CheckedHow } from "../instance/contract.ts";
import { readStanding } from "../instance/detail.ts";
import { findInstance } from "../instance/findInstance.ts";
import { recountInstances } from "../instance/recountInstance.ts";
import type { Standing } from "../instance/standing.ts";
import type { Official } from "../Official.ts";
import { addPlace } from "../place/addPlace.ts";
import { endPlace } from "../place/endPlace.ts";
import { CAPTURE } from "../standing.ts";
import { formOf, mergeForms } from "./forms.ts";
import { isNewPlace } from "./newPlaces.ts";
import { readOwnPlaces } from "./ownPlaces.ts";
import { type PlaceWork, planSheet, type SentSheet } from "./planSheet.ts";
import type { RowForm } from "./rowPlan.ts";
import type { StatedPlace } from "./stated.ts";

type Applied = { applied: number; waiting: number };

/**
 * Does what the preview of a sheet showed, in the caller's transaction.
 * @throws {HttpError} 409 where it would do something else by now, 400 where it has faults
 */
export async function applySent(
  trx: Knex.Transaction,
  official: Official,
  sent: SentSheet,
  { fingerprint, how }: { fingerprint: string; how: CheckedHow | undefined },
): Promise<Applied> {
  const { session, today } = official;
  const places = await readOwnPlaces(trx, session, sent.rows, { today, isLocking: true });
  const { preview, works: planned } = planSheet(official, places, sent);
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
  const works = await addPlaces(trx, official, planned);
  await raiseInstances(trx, works, official);
  const recounted: Standing[] = [];
  for (const work of works) {
    const isApplied = await applyWork(trx, official, work, places.captureOf(work.standing), how);
    if (isApplied) recounted.push(work.standing);
  }
  if (recounted.length > 0) await recountInstances(trx, recounted);
  const told = preview.rows.filter(({ outcome }) => outcome !== "conflict");
  const waiting = told.filter(({ waits }) => waits).length;
  return { applied: told.length - waiting, waiting };
}

/** Adds the new places, and leaves what is said of their people. */
async function addPlaces(
  trx: Knex.Transaction,
  official: Official,
  works: readonly PlaceWork[],
): Promise<PlaceWork[]> {
  const done: PlaceWork[] = [];
  for (const work of works) {
    if (!isNewPlace(work.standing)) {
      done.push(work);
      continue;
    }
    const { boundaryStakeholderId, buildingBlockId, name } = work.standing;
    const place = work.changed.flatMap((form) => ("place" in form ? [form.place] : []))[0] as StatedPlace;
    const stakeholderId = await addPlace(trx, official, {
      ...place,
      name,
      address: place.address as NonNullable<StatedPlace["address"]>,
      boundaryStakeholderId,
      buildingBlockId,
    });
    const { session, today } = official;
    const instance = await findInstance(trx, session, { stakeholderId, buildingBlockId }, today);
    const standing = await readStanding(trx, instance, today);
    done.push({ ...work, standing, changed: work.changed.filter((form) => !("place" in form)) });
  }
  return done;
}

/** Whoever has one of the places open with its people learns that they changed. */
async function raiseInstances(
  trx: Knex.Transaction,
  works: readonly PlaceWork[],
  { session, now }: Official,
): Promise<void> {
  await trx("building_block_stakeholder")
    .whereIn(
      "building_block_stakeholder_id",
      works.map(({ standing }) => standing.buildingBlockStakeholderId),
    )
    .update({ version: trx.raw("version + 1"), changedBy: session.stakeholderId, changedAt: now });
}

/** Whether it counts at once. */
async function applyWork(
  trx: Knex.Transaction,
  official: Official,
  { standing, changed, confirmed, waits }: PlaceWork,
  capture: CaptureRow | undefined,
  how: CheckedHow | undefined,
): Promise<boolean> {
  const end = changed.find((form) => "endReason" in form);
  if (end !== undefined) {
    const { stakeholderId, buildingBlockId, version } = standing;
    await endPlace(trx, official, {
      stakeholderId,
      buildingBlockId,
      version: version + 1,
      reason: end.endReason,
    });
    return false;
  }
  if (waits && changed.length > 0) {
    const form = formOf(standing, changed);
    const isOwn = capture?.capturedById === official.session.stakeholderId;
    const whole = isOwn ? mergeForms(standing, capture.proposed, form) : form;
    await storeCapture(trx, official, standing, whole);
  }
  const rows = waits ? confirmed : [...changed, ...confirmed];
  if (rows.length === 0) return false;
  const form = formOf(standing, rows);
  const { session, now: at, today } = official;
  // Nothing is verified where contacts only end, and nobody was asked how.
  await applyForm(trx, standing, form, {
    how: how ?? 4,
    by: session.stakeholderId,
    at,
    today,
    verifies: "everybody",
  });
  if (!waits && changed.length > 0) {
    await closeCapture(trx, official, standing.buildingBlockStakeholderId, CAPTURE.replaced);
    await auditChanges(trx, official, "building block sheet applied", standing, form, how && { how });
  }
  await auditConfirmed(trx, official, standing, confirmed, how);
  return true;
}

async function auditConfirmed(
  trx: Knex.Transaction,
  { audit }: Official,
  { stakeholderId }: Standing,
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
