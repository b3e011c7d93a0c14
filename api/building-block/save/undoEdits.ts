import type { Knex } from "knex";
import { counted } from "../../lib/text/counted.ts";
import type { Actor } from "../Actor.ts";
import { describePatch } from "../describePatch.ts";
import { type Edit, FIELDS, WHEREABOUTS } from "../fields.ts";
import type { CurrentInstance } from "../instance/CurrentInstance.ts";
import { addPointRemoval, currentValues, diff, hasAddressChangedSince, invert } from "../patch.ts";
import { applyPatch } from "./applyPatch.ts";
import type { PlaceUndoPreview } from "./contract.ts";
import type { FieldChanges } from "./fieldChanges.ts";
import type { ChangedPlace } from "./placeChanges.ts";
import { restorePeople } from "./restorePlace.ts";
import { isEnding } from "./undoRefusals.ts";

/**
 * `left` names people and places that somebody changed since. `confidential` names places that stay
 * confidential although the undone change had made them confidential.
 */
export type UndoOutcome = { left: string[]; confidential: string[] };

export type PlaceUndo = { item: ChangedPlace; current: CurrentInstance };

type EditsUndo = PlaceUndo & { hasQuarterEnded: boolean; isPublishedSince: boolean };

function planUndo({ item, current, hasQuarterEnded, isPublishedSince }: EditsUndo) {
  const isUnchangedEdit = ({ person, key, after }: Edit) =>
    (currentValues(current, person)[key] ?? null) === after;
  const addedPeople = item.edits.filter(isAddition).map(({ person }) => person);
  const editedAdditions = new Set(addedPeople.filter((person) => !isUnchanged(current, person, item.edits)));
  // The place is public now, but its earlier address and numbers may have been given in confidence.
  const isExposing = ({ person, key }: Edit) =>
    isPublishedSince && !current.isConfidential && person === null && WHEREABOUTS.has(key);
  const isMoved = hasAddressChangedSince(item.edits, isUnchangedEdit);
  const isUndone = (edit: Edit) =>
    isUnchangedEdit(edit) &&
    !editedAdditions.has(edit.person) &&
    !isExposing(edit) &&
    !(isMoved && edit.key === "point");
  const changed = item.edits.filter((edit) => !isUndone(edit));
  const undoneEdits = item.edits.filter(isUndone);
  const isPublishing = ({ key, before }: Edit) => key === "isConfidential" && before === false;
  // A quarter that has ended counted the capture, so the capture is not undone.
  const isCounted = ({ key }: Edit) => key === "capturedOn" && hasQuarterEnded;
  return {
    edits: addPointRemoval(
      currentValues(current, null),
      invert(undoneEdits.filter((edit) => !isPublishing(edit) && !isCounted(edit))),
    ),
    changed,
    left: [...new Set(changed.map(({ person }) => getName(item, current, person)))],
    staysConfidential: undoneEdits.some(isPublishing),
  };
}

export async function undoEdits(
  trx: Knex.Transaction,
  actor: Actor,
  undo: EditsUndo,
  { left, confidential }: UndoOutcome,
): Promise<void> {
  const { current, hasQuarterEnded } = undo;
  const { edits, staysConfidential, ...planned } = planUndo(undo);
  left.push(...planned.left);
  if (staysConfidential) confidential.push(current.name);
  const restoredIds = edits.filter(isAddition).map(({ person }) => person as number);
  await restorePeople(trx, restoredIds, hasQuarterEnded ? actor.today : null);
  const patch = { edits: edits.filter((edit) => !isAddition(edit)), answered: [] };
  await applyPatch(trx, actor, current, { patch });
}

export function previewUndo({
  current,
  changeId,
  fieldChanges,
  ...undo
}: Omit<EditsUndo, "current"> & {
  current: CurrentInstance | undefined;
  changeId: number;
  fieldChanges: FieldChanges;
}): PlaceUndoPreview {
  const { item, hasQuarterEnded } = undo;
  const { name, edits, checks, isAdded } = item;
  const checkCount = hasQuarterEnded || isAdded ? 0 : checks.length;
  const checkChanges =
    checkCount === 0 ? [] : [{ what: "Checked", before: counted(checkCount, "check"), after: null }];
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
  const changes = describePatch(current, planned.edits, { hidesAddress: current.isConfidential });
  const left = planned.changed.map((edit) => {
    const since = fieldChanges(item.instanceId, edit.person).filter((each) => each.changeId > changeId);
    const later = since.find(({ key }) => key === edit.key) ?? (edit.person === null ? undefined : since[0]);
    const name = getName(item, current, edit.person);
    return later === undefined ? name : `${name} (${later.who ?? "by somebody whose account is closed"})`;
  });
  return { name, changes: [...changes, ...checkChanges], left: [...new Set(left)] };
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
