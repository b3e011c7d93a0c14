import type { Knex } from "knex";
import { ofOwnMunicipalities } from "../../access/scope.ts";
import { raiseVersions } from "../../lib/database/saveVersion.ts";
import { HttpError, notFound } from "../../lib/http/errors.ts";
import type { Session } from "../../lib/http/route.ts";
import { firstDayOf, quarterOfDay } from "../../shared/quarters.ts";
import type { Actor } from "../Actor.ts";
import { demandingAmong } from "../capture/secondPerson.ts";
import { closeCapture } from "../capture/storeCapture.ts";
import { undoChecks } from "../check/checkRows.ts";
import { CAPTURE } from "../conditions.ts";
import type { Edit } from "../fields.ts";
import { auditChanges } from "../instance/auditChanges.ts";
import type { CurrentInstance } from "../instance/CurrentInstance.ts";
import { readCurrentInstances } from "../instance/detail.ts";
import { ownInstances } from "../instance/findInstance.ts";
import { currentValues, diff, invert } from "../patch.ts";
import { recountInstances } from "../recountMunicipality.ts";
import { applyPatch } from "./applyPatch.ts";
import { NOBODY } from "./changePlaces.ts";
import { type ChangedPlace, UNDO_DAYS } from "./placeChanges.ts";
import { reopenPlace, restorePeople } from "./restorePlace.ts";

type Undo = { changeId: number; contactIds?: readonly number[] | undefined };
/** Names of what was changed since, and of places that stay confidential although they were not. */
type Undone = { left: string[]; confidential: string[] };
type Contact = { stakeholderId: number; version: number };

/** Applies the inverse patch, but for fields that were changed since. A quarter's end keeps what it counted. */
export async function undoChange(
  trx: Knex.Transaction,
  actor: Actor,
  undo: Undo,
): Promise<Undone & { contacts: Contact[] }> {
  const { session, now: at, today } = actor;
  const { items, rest, madeOn } = await lockChange(trx, actor, undo);
  const hasQuarterEnded = isOfEndedQuarter(madeOn, today);
  const currentOf = await readPlaces(trx, session, items, today);
  const undone: Undone = { left: [], confidential: [] };
  for (const item of items) {
    const current = currentOf.get(item.instanceId);
    if (item.edits.some(isEnding)) await reopenPlace(trx, item, today, hasQuarterEnded);
    else if (current === undefined) undone.left.push(item.name);
    else if (item.isAdded) await unlistPlace(trx, actor, { item, current, changeId: undo.changeId }, undone);
    else await undoEdits(trx, actor, { item, current, hasQuarterEnded }, undone);
    const checkIds = item.checks.map(([, checkId]) => checkId);
    if (!hasQuarterEnded) await undoChecks(trx, actor, checkIds);
  }
  const contacts = items.flatMap(({ checks }) => checks.map(([contactId]) => contactId));
  const by = { by: session.stakeholderId, at };
  await raiseVersions(trx, "stakeholder", contacts, by);
  await raiseVersions(trx, "building_block_stakeholder", [...currentOf.keys()], by);
  await auditUndone(trx, actor, items, currentOf);
  await trx("place_change")
    .where({ changeId: undo.changeId })
    .update(
      rest.length > 0 ? { items: JSON.stringify(rest) } : { undoneAt: at, undoneBy: session.stakeholderId },
    );
  await recountInstances(
    trx,
    items.map(({ boundaryId, buildingBlockId }) => ({ boundaryStakeholderId: boundaryId, buildingBlockId })),
  );
  const changed = items.flatMap(({ edits }) => edits.map(({ person }) => person)).filter((id) => id !== null);
  const versions: Contact[] = await trx("stakeholder")
    .whereIn("stakeholder_id", [...new Set([...contacts, ...changed])])
    .select("stakeholder_id", "version");
  return { ...undone, contacts: versions };
}

const isOfEndedQuarter = (madeOn: string, today: string) => madeOn < firstDayOf(quarterOfDay(today));

const isEnding = ({ key }: Edit) => key === "ended";

type PlaceUndo = { item: ChangedPlace; current: CurrentInstance };

/** A place that somebody worked on stays listed. */
async function unlistPlace(
  trx: Knex.Transaction,
  actor: Actor,
  { item, current, changeId }: PlaceUndo & { changeId: number },
  { left }: Undone,
): Promise<void> {
  const later = await trx("place_change")
    .where("change_id", ">", changeId)
    .whereNull("undone_at")
    .whereRaw("items @> ?", [JSON.stringify([{ instanceId: item.instanceId }])])
    .first("change_id");
  if (later !== undefined) {
    left.push(item.name);
    return;
  }
  const ending: Edit = { person: null, key: "ended", before: null, after: "listed twice" };
  await applyPatch(trx, actor, current, { patch: { edits: [ending], answered: [] }, ...UNCHECKED });
  await closeCapture(trx, actor, item.instanceId, CAPTURE.replaced);
}

async function undoEdits(
  trx: Knex.Transaction,
  actor: Actor,
  { item, current, hasQuarterEnded }: PlaceUndo & { hasQuarterEnded: boolean },
  { left, confidential }: Undone,
): Promise<void> {
  const isSame = ({ person, key, after }: Edit) => (currentValues(current, person)[key] ?? null) === after;
  // Who was added leaves only as they came.
  const added = item.edits.filter(isAddition).map(({ person }) => person);
  const stays = new Set(added.filter((person) => !isAsWritten(current, person, item.edits)));
  const changed = item.edits.filter((edit) => !isSame(edit) || stays.has(edit.person));
  left.push(...new Set(changed.map(({ person }) => nameOf(item, current, person))));
  const own = item.edits.filter((edit) => isSame(edit) && !stays.has(edit.person));
  const isPublishing = ({ key, before }: Edit) => key === "isConfidential" && before === false;
  if (own.some(isPublishing)) confidential.push(current.name);
  // A quarter that has ended has counted the place as captured.
  const isCounted = ({ key }: Edit) => key === "capturedOn" && hasQuarterEnded;
  const edits = invert(own.filter((edit) => !isPublishing(edit) && !isCounted(edit)));
  const returning = edits.filter(isAddition).map(({ person }) => person as number);
  await restorePeople(trx, returning, hasQuarterEnded ? actor.today : null);
  const patch = { edits: edits.filter((edit) => !isAddition(edit)), answered: [] };
  await applyPatch(trx, actor, current, { patch, ...UNCHECKED });
}

function isAsWritten(current: CurrentInstance, person: number | null, edits: readonly Edit[]): boolean {
  const written = edits.filter((edit) => edit.person === person).map(({ key, after }) => [key, after]);
  const now = currentValues(current, person);
  const keys = Object.keys(now) as (keyof typeof now)[];
  const unwritten = Object.fromEntries(keys.map((key) => [key, null]));
  return "name" in now && diff(person, now, { ...unwritten, ...Object.fromEntries(written) }).length === 0;
}

const isAddition = ({ person, key, before }: Edit) =>
  person !== null && key === "requirement" && before === null;

const UNCHECKED = { how: undefined, named: NOBODY, asked: [] };

function nameOf({ edits }: ChangedPlace, current: CurrentInstance, person: number | null): string {
  if (person === null) return current.name;
  const stated = edits.find((edit) => edit.person === person && edit.key === "name");
  return String(currentValues(current, person).name ?? stated?.after ?? "a contact that is gone");
}

async function auditUndone(
  trx: Knex.Transaction,
  actor: Actor,
  items: readonly ChangedPlace[],
  before: ReadonlyMap<number, CurrentInstance>,
): Promise<void> {
  const after = await readPlaces(trx, actor.session, items, actor.today);
  for (const { instanceId, placeId, name, edits, checks } of items) {
    const [was, is] = [before.get(instanceId), after.get(instanceId)];
    if (was === undefined || is === undefined)
      await actor.audit(trx, { what: "change taken back", subject: placeId, after: { Name: name } });
    else {
      const now = (edit: Edit) => currentValues(is, edit.person)[edit.key] ?? null;
      const undone = invert(edits).filter(
        (edit) =>
          now(edit) === edit.after && (currentValues(was, edit.person)[edit.key] ?? null) !== edit.after,
      );
      const named = { people: checks.map(([id]) => id), isNumber: false };
      const patch = { edits: undone, answered: [] };
      await auditChanges(trx, actor, "change taken back", is, patch, { named });
    }
  }
}

type LockedChange = { items: ChangedPlace[]; rest: ChangedPlace[]; madeOn: string };

/** @throws {HttpError} 404, 403 for what nobody may undo alone */
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
  const own: number[] = await ofOwnMunicipalities(
    trx("boundary").whereIn("boundary_id", boundaryIds),
    session,
    "boundary_id",
  ).pluck("boundary_id");
  if (row === undefined || own.length < boundaryIds.length) throw notFound("This change");
  const [refusal] = await refusalsOf(trx, session, [row], today);
  if (refusal) throw refusal;
  if (contactIds === undefined) return { ...row, items: withoutAdditions(row.items), rest: [] };
  const pick = (isPicked: (id: number) => boolean) =>
    row.items
      .map((item) => ({
        ...item,
        edits: item.edits.filter(({ person }) => isPicked(person ?? item.placeId)),
        checks: item.checks.filter(([id]) => isPicked(id)),
      }))
      .filter(({ edits, checks, isAdded }) => isAdded || edits.length + checks.length > 0);
  const items = pick((id) => contactIds.includes(id)).filter(({ isAdded }) => !isAdded);
  if (items.length === 0) throw notFound("This change");
  return { ...row, items, rest: pick((id) => !contactIds.includes(id)) };
}

/** What an added place was given goes with it. */
function withoutAdditions(items: readonly ChangedPlace[]): ChangedPlace[] {
  const added = new Set(items.filter(({ isAdded }) => isAdded).map(({ instanceId }) => instanceId));
  return items.filter(({ isAdded, instanceId }) => isAdded || !added.has(instanceId));
}

async function readPlaces(
  trx: Knex.Transaction,
  session: Session,
  items: readonly ChangedPlace[],
  today: string,
): Promise<ReadonlyMap<number, CurrentInstance>> {
  const ids = items.map(({ instanceId }) => instanceId);
  // Every change locks places in this order.
  await trx("building_block_stakeholder")
    .whereIn("building_block_stakeholder_id", ids)
    .orderBy("building_block_stakeholder_id")
    .forUpdate()
    .select("building_block_stakeholder_id");
  const instances = await ownInstances(trx, session, today).whereIn("i.building_block_stakeholder_id", ids);
  const places = await readCurrentInstances(trx, instances, today);
  return new Map(places.map((place) => [place.buildingBlockStakeholderId, place]));
}

const NOBODY_ALONE =
  "Nobody takes this back alone: your province wants somebody else to verify changes. Please enter it as a change.";

/** Checks and adding a place need no second person, so that undoing them needs none. */
export async function refusalsOf(
  trx: Knex,
  { actions }: Session,
  changes: readonly { items: readonly ChangedPlace[]; madeOn: string }[],
  today: string,
): Promise<(HttpError | null)[]> {
  const seen = changes.map(({ items }) =>
    withoutAdditions(items)
      .filter(({ edits }) => edits.some(({ key }) => key !== "existsOn"))
      .map(({ boundaryId }) => boundaryId),
  );
  const demanding = await demandingAmong(trx, seen.flat());
  return changes.map(({ items, madeOn }, index) => {
    const isListing = items.some(({ isAdded, edits }) => isAdded || edits.some(isEnding));
    if (isListing && !actions.has("DeleteBuildingBlock"))
      return new HttpError(403, "not-allowed", "Only who may end places can take this back.");
    const isCheck = items.every(({ isAdded, edits }) => !isAdded && edits.length === 0);
    if (isCheck && isOfEndedQuarter(madeOn, today))
      return new HttpError(409, "quarter-ended", "A quarter has ended since, and has counted these checks.");
    return seen[index]?.some((boundaryId) => demanding.has(boundaryId))
      ? new HttpError(403, "second-person", NOBODY_ALONE)
      : null;
  });
}
