import type { Knex } from "knex";
import type { AuditKind } from "../../lib/audit/auditKinds.ts";
import { raiseVersions } from "../../lib/database/saveVersion.ts";
import { HttpError } from "../../lib/http/errors.ts";
import type { Actor } from "../Actor.ts";
import { readCaptures } from "../capture/findCapture.ts";
import type { CheckedHow } from "../instance/contract.ts";
import { readCurrentInstance } from "../instance/detail.ts";
import { findInstance } from "../instance/findInstance.ts";
import { addPlace } from "../place/addPlace.ts";
import type { ChangedPlace } from "../save/placeChanges.ts";
import { type Save, savePlaces } from "../save/savePlace.ts";
import { formOf } from "./forms.ts";
import { isNewPlace } from "./newPlaces.ts";
import { readOwnPlaces } from "./ownPlaces.ts";
import { type PlaceWork, planSheet, type SentSheet } from "./planSheet.ts";
import type { RowForm } from "./rowPlan.ts";
import type { StatedPlace } from "./stated.ts";

type Applied = { applied: number; waiting: number; changeId: number | null };

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
  const { works, added } = await addPlaces(trx, actor, planned);
  await raiseVersions(
    trx,
    "building_block_stakeholder",
    works.map(({ current }) => current.buildingBlockStakeholderId),
    { by: session.stakeholderId, at: actor.now },
  );
  const changeId = await savePlaces(
    trx,
    actor,
    works.flatMap((work) => savesOf(work, how)),
    added,
  );
  const applied = preview.rows.filter(({ outcome }) => outcome !== "conflict");
  const waiting = applied.filter(({ waits }) => waits).length;
  return { applied: applied.length - waiting, waiting, changeId };
}

async function addPlaces(
  trx: Knex.Transaction,
  actor: Actor,
  works: readonly PlaceWork[],
): Promise<{ works: PlaceWork[]; added: ChangedPlace[] }> {
  const done: PlaceWork[] = [];
  const added: ChangedPlace[] = [];
  for (const work of works) {
    if (!isNewPlace(work.current)) {
      done.push(work);
      continue;
    }
    const { boundaryStakeholderId, buildingBlockId, name } = work.current;
    const place = work.changed.flatMap((form) => ("place" in form ? [form.place] : []))[0] as StatedPlace;
    const one = await addPlace(trx, actor, {
      ...place,
      name,
      address: place.address as NonNullable<StatedPlace["address"]>,
      boundaryStakeholderId,
      buildingBlockId,
    });
    added.push(one.added);
    const { stakeholderId } = one;
    const instance = await findInstance(trx, actor.session, { stakeholderId, buildingBlockId }, actor.today);
    const current = await readCurrentInstance(trx, instance, actor.today);
    const capture = (await readCaptures(trx, [instance.instanceId])).get(instance.instanceId);
    done.push({ ...work, current, capture, changed: work.changed.filter((form) => !("place" in form)) });
  }
  return { works: done, added };
}

/** Changes may wait while confirmations count at once. */
function savesOf({ current, capture, changed, confirmed }: PlaceWork, how: CheckedHow | undefined): Save[] {
  const save = (rows: readonly RowForm[], audited: AuditKind) =>
    rows.length === 0
      ? []
      : [
          {
            opened: { current, capture },
            change: {
              ...{ form: formOf(current, rows), isSubmitted: true, how, audited },
              verifies: "everybody" as const,
            },
          },
        ];
  const isEnding = changed.some((form) => "ends" in form);
  return [
    ...save(changed, isEnding ? "building block ended" : "building block sheet applied"),
    ...save(confirmed, "contacts checked"),
  ];
}
