import type { Knex } from "knex";
import { whereOwnMunicipalities } from "../../access/scope.ts";
import { incrementVersions } from "../../lib/database/optimisticLocking.ts";
import { notFound } from "../../lib/http/errors.ts";
import type { Actor } from "../Actor.ts";
import { undoChecks } from "../check/checkRows.ts";
import type { Edit } from "../fields.ts";
import { auditChanges } from "../instance/auditChanges.ts";
import type { CurrentInstance } from "../instance/CurrentInstance.ts";
import { readPlaces } from "../instance/detail.ts";
import { lockInstances } from "../instance/findInstance.ts";
import { currentValues, invert } from "../patch.ts";
import { recountInstances } from "../recountMunicipality.ts";
import { findPublications } from "./fieldChanges.ts";
import { type ChangedPlace, UNDO_DAYS } from "./placeChanges.ts";
import { reopenPlace } from "./restorePlace.ts";
import { type UndoOutcome, undoEdits } from "./undoEdits.ts";
import { isEnding, isOfEndedQuarter, listRefusals, omitEditsOfAddedPlaces } from "./undoRefusals.ts";
import { unlistPlace } from "./unlistPlace.ts";

type Undo = { changeId: number; contactIds?: readonly number[] | undefined };
type Contact = { stakeholderId: number; version: number };

/** Does not undo fields that somebody changed since. */
export async function undoPlaceChange(
  trx: Knex.Transaction,
  actor: Actor,
  undo: Undo,
): Promise<UndoOutcome & { contacts: Contact[] }> {
  const { session, now: at, today } = actor;
  const { items, remainingItems, madeOn } = await lockChange(trx, actor, undo);
  const hasQuarterEnded = isOfEndedQuarter(madeOn, today);
  const ids = items.map(({ instanceId }) => instanceId);
  await lockInstances(trx, ids);
  const currentPlaces = await readPlaces(trx, session, ids, today);
  const publications = await findPublications(trx);
  const outcome: UndoOutcome = { left: [], confidential: [] };
  for (const item of items) {
    const current = currentPlaces.get(item.instanceId);
    if (item.edits.some(isEnding)) await reopenPlace(trx, item, today, hasQuarterEnded);
    else if (current === undefined) outcome.left.push(item.name);
    else if (item.isAdded) await unlistPlace(trx, actor, { item, current, changeId: undo.changeId }, outcome);
    else {
      const isPublishedSince = (publications.get(item.instanceId) ?? 0) > undo.changeId;
      await undoEdits(trx, actor, { item, current, hasQuarterEnded, isPublishedSince }, outcome);
    }
    const checkIds = item.checks.map(([, checkId]) => checkId);
    if (!hasQuarterEnded) await undoChecks(trx, actor, checkIds);
  }
  const contacts = items.flatMap(({ checks }) => checks.map(([contactId]) => contactId));
  const by = { by: session.stakeholderId, at };
  await incrementVersions(trx, "stakeholder", contacts, by);
  await incrementVersions(trx, "building_block_stakeholder", [...currentPlaces.keys()], by);
  await auditUndoneEdits(trx, actor, items, currentPlaces);
  await trx("place_change")
    .where({ changeId: undo.changeId })
    .update(
      remainingItems.length > 0
        ? { items: JSON.stringify(remainingItems) }
        : { undoneAt: at, undoneBy: session.stakeholderId },
    );
  await recountInstances(
    trx,
    items.map(({ boundaryId, buildingBlockId }) => ({ boundaryStakeholderId: boundaryId, buildingBlockId })),
  );
  const changed = items.flatMap(({ edits }) => edits.map(({ person }) => person)).filter((id) => id !== null);
  const versions: Contact[] = await trx("stakeholder")
    .whereIn("stakeholder_id", [...new Set([...contacts, ...changed])])
    .select("stakeholder_id", "version");
  return { ...outcome, contacts: versions };
}

async function auditUndoneEdits(
  trx: Knex.Transaction,
  actor: Actor,
  items: readonly ChangedPlace[],
  before: ReadonlyMap<number, CurrentInstance>,
): Promise<void> {
  const after = await readPlaces(
    trx,
    actor.session,
    items.map(({ instanceId }) => instanceId),
    actor.today,
  );
  for (const { instanceId, placeId, name, edits, checks } of items) {
    const [was, is] = [before.get(instanceId), after.get(instanceId)];
    if (was === undefined || is === undefined)
      await actor.audit(trx, { what: "change taken back", subject: placeId, after: { Name: name } });
    else {
      const getCurrent = (edit: Edit) => currentValues(is, edit.person)[edit.key] ?? null;
      const undone = invert(edits).filter(
        (edit) =>
          getCurrent(edit) === edit.after &&
          (currentValues(was, edit.person)[edit.key] ?? null) !== edit.after,
      );
      const checked = { people: checks.map(([id]) => id), isNumber: false };
      const patch = { edits: undone, answered: [] };
      await auditChanges(trx, actor, "change taken back", is, patch, { checked });
    }
  }
}

type LockedChange = { items: ChangedPlace[]; remainingItems: ChangedPlace[]; madeOn: string };

/** @throws {HttpError} 404, or 403 if nobody may undo the change alone */
async function lockChange(
  trx: Knex.Transaction,
  { session, today }: Actor,
  { changeId, contactIds }: Undo,
): Promise<LockedChange> {
  const row: { items: ChangedPlace[]; madeOn: string } | undefined = await trx("place_change")
    .where({ changeId })
    .whereNull("undone_at")
    .whereRaw("made_on > cast(:today as date) - cast(:days as int)", { today, days: UNDO_DAYS })
    .forUpdate()
    .first("items", trx.raw("made_on::text as made_on"));
  const boundaryIds = [...new Set(row?.items.map(({ boundaryId }) => boundaryId))];
  const ownBoundaryIds: number[] = await whereOwnMunicipalities(
    trx("boundary").whereIn("boundary_id", boundaryIds),
    session,
    "boundary_id",
  ).pluck("boundary_id");
  if (row === undefined || ownBoundaryIds.length < boundaryIds.length) throw notFound("This change");
  const [refusal] = await listRefusals(trx, session, [row], today);
  if (refusal) throw refusal;
  if (contactIds === undefined)
    return { ...row, items: omitEditsOfAddedPlaces(row.items), remainingItems: [] };
  const filterItems = (isWanted: (id: number) => boolean) =>
    row.items
      .map((item) => ({
        ...item,
        edits: item.edits.filter(({ person }) => isWanted(person ?? item.placeId)),
        checks: item.checks.filter(([id]) => isWanted(id)),
      }))
      .filter(({ edits, checks, isAdded }) => isAdded || edits.length + checks.length > 0);
  const items = filterItems((id) => contactIds.includes(id)).filter(({ isAdded }) => !isAdded);
  if (items.length === 0) throw notFound("This change");
  return { ...row, items, remainingItems: filterItems((id) => !contactIds.includes(id)) };
}
