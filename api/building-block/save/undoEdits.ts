import type { Knex } from "knex";
import { counted } from "../../lib/text/counted.ts";
import type { Actor } from "../Actor.ts";
import { closeCapture } from "../capture/captures.ts";
import { CAPTURE } from "../conditions.ts";
import { describe } from "../describePatch.ts";
import { type Edit, FIELDS, WHEREABOUTS } from "../fields.ts";
import type { CurrentInstance } from "../instance/CurrentInstance.ts";
import { currentValues, diff, invert, isMovedSince, withoutOldPoint } from "../patch.ts";
import { applyPatch } from "./applyPatch.ts";
import type { PlaceUndoPreview } from "./contract.ts";
import type { ChangedPlace } from "./placeChanges.ts";
import { restorePeople } from "./restorePlace.ts";
import { isEnding } from "./undoRefusals.ts";

/**
 * `left` names what was changed since. `confidential` names places that stay confidential although the change
 * made them so.
 */
export type Undone = { left: string[]; confidential: string[] };

type PlaceUndo = { item: ChangedPlace; current: CurrentInstance };

export async function unlistPlace(
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
  await applyPatch(trx, actor, current, { patch: { edits: [ending], answered: [] } });
  await closeCapture(trx, actor, item.instanceId, CAPTURE.replaced);
}

type EditsUndo = PlaceUndo & { hasQuarterEnded: boolean; isPublishedSince: boolean };

type Changer = { changeId: number; key: string; who: string | null };
type Changers = (instanceId: number, person: number | null) => readonly Changer[];

/** Returns the changes of the last 14 days, latest first. */
export async function readChangers(trx: Knex, instanceIds: readonly number[]): Promise<Changers> {
  const { rows } = await trx.raw<{ rows: (Changer & { of: string })[] }>(
    `select c.change_id as "changeId", maker.name as who, edit->>'key' as key,
       concat(item->>'instanceId', ' ', edit->>'person') as of
     from place_change c cross join jsonb_array_elements(c.items) item
     cross join jsonb_array_elements(item->'edits') edit
     left join stakeholder maker on maker.stakeholder_id = c.made_by
     where c.undone_at is null and (item->>'instanceId')::int = any(?)
     order by c.change_id desc`,
    [[...instanceIds]],
  );
  const rowsByEdit = Map.groupBy(rows, ({ of }) => of);
  return (instanceId, person) => rowsByEdit.get(`${instanceId} ${person ?? ""}`) ?? [];
}

export async function readPublications(trx: Knex): Promise<ReadonlyMap<number, number>> {
  const publishing = { key: "isConfidential", after: false };
  const rows: { changeId: number; items: ChangedPlace[] }[] = await trx("place_change")
    .whereRaw("items @> ?", [JSON.stringify([{ edits: [publishing] }])])
    .orderBy("change_id")
    .select("change_id", "items");
  return new Map(
    rows.flatMap(({ changeId, items }) =>
      items
        .filter(({ edits }) => edits.some(({ key, after }) => key === publishing.key && after === false))
        .map(({ instanceId }) => [instanceId, changeId] as const),
    ),
  );
}

function planUndo({ item, current, hasQuarterEnded, isPublishedSince }: EditsUndo) {
  const isSame = ({ person, key, after }: Edit) => (currentValues(current, person)[key] ?? null) === after;
  const added = item.edits.filter(isAddition).map(({ person }) => person);
  const stays = new Set(added.filter((person) => !isUnchanged(current, person, item.edits)));
  // The place is public now, but its earlier address and numbers may have been given in confidence.
  const isExposing = ({ person, key }: Edit) =>
    isPublishedSince && !current.isConfidential && person === null && WHEREABOUTS.has(key);
  const isMoved = isMovedSince(item.edits, isSame);
  const isUndone = (edit: Edit) =>
    isSame(edit) && !stays.has(edit.person) && !isExposing(edit) && !(isMoved && edit.key === "point");
  const changed = item.edits.filter((edit) => !isUndone(edit));
  const own = item.edits.filter(isUndone);
  const isPublishing = ({ key, before }: Edit) => key === "isConfidential" && before === false;
  // A quarter that has ended counted the capture, so the capture is not undone.
  const isCounted = ({ key }: Edit) => key === "capturedOn" && hasQuarterEnded;
  return {
    edits: withoutOldPoint(
      currentValues(current, null),
      invert(own.filter((edit) => !isPublishing(edit) && !isCounted(edit))),
    ),
    changed,
    left: [...new Set(changed.map(({ person }) => getName(item, current, person)))],
    staysConfidential: own.some(isPublishing),
  };
}

export async function undoEdits(
  trx: Knex.Transaction,
  actor: Actor,
  undo: EditsUndo,
  { left, confidential }: Undone,
): Promise<void> {
  const { current, hasQuarterEnded } = undo;
  const { edits, staysConfidential, ...planned } = planUndo(undo);
  left.push(...planned.left);
  if (staysConfidential) confidential.push(current.name);
  const returning = edits.filter(isAddition).map(({ person }) => person as number);
  await restorePeople(trx, returning, hasQuarterEnded ? actor.today : null);
  const patch = { edits: edits.filter((edit) => !isAddition(edit)), answered: [] };
  await applyPatch(trx, actor, current, { patch });
}

export function describeUndo({
  current,
  changeId,
  changers,
  ...undo
}: Omit<EditsUndo, "current"> & {
  current: CurrentInstance | undefined;
  changeId: number;
  changers: Changers;
}): PlaceUndoPreview {
  const { item, hasQuarterEnded } = undo;
  const { name, edits, checks, isAdded } = item;
  const checked = hasQuarterEnded || isAdded ? 0 : checks.length;
  const unchecked =
    checked === 0 ? [] : [{ what: "Checked", before: counted(checked, "check"), after: null }];
  const ending = edits.find(isEnding);
  if (ending !== undefined)
    return {
      name,
      changes: [{ what: FIELDS.ended.label, before: `ended: ${ending.after}`, after: name }],
      left: [],
    };
  if (current === undefined) return { name, changes: [], left: [name] };
  if (isAdded) return { name, changes: [{ what: "New place", before: name, after: null }], left: [] };
  const planned = planUndo({ ...undo, current });
  const changes = describe(current, planned.edits, { hidesAddress: current.isConfidential });
  const left = planned.changed.map((edit) => {
    const since = changers(item.instanceId, edit.person).filter((each) => each.changeId > changeId);
    const later = since.find(({ key }) => key === edit.key) ?? (edit.person === null ? undefined : since[0]);
    const name = getName(item, current, edit.person);
    return later === undefined ? name : `${name} (${later.who ?? "by somebody whose account is closed"})`;
  });
  return { name, changes: [...changes, ...unchecked], left: [...new Set(left)] };
}

function isUnchanged(current: CurrentInstance, person: number | null, edits: readonly Edit[]): boolean {
  const entries = edits.filter((edit) => edit.person === person).map(({ key, after }) => [key, after]);
  const now = currentValues(current, person);
  const keys = Object.keys(now) as (keyof typeof now)[];
  const cleared = Object.fromEntries(keys.map((key) => [key, null]));
  return "name" in now && diff(person, now, { ...cleared, ...Object.fromEntries(entries) }).length === 0;
}

const isAddition = ({ person, key, before }: Edit) =>
  person !== null && key === "requirement" && before === null;

function getName({ edits }: ChangedPlace, current: CurrentInstance, person: number | null): string {
  if (person === null) return current.name;
  const renaming = edits.find((edit) => edit.person === person && edit.key === "name");
  return String(currentValues(current, person).name ?? renaming?.after ?? "a contact that is gone");
}
