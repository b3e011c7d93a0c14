import type { Knex } from "knex";
import { raiseVersions } from "../../lib/database/saveVersion.ts";
import { firstDayOf, quarterOfDay } from "../../shared/quarters.ts";
import { CHECKED, OUTCOME } from "../../stakeholder/contactChecks.ts";
import type { Actor } from "../Actor.ts";
import { recordChecks, recordRequirementChecks, settleChecks } from "../check/checkRows.ts";
import { CONTACT_KEYS, type Edit, type Patch } from "../fields.ts";
import { type CurrentInstance, findPerson } from "../instance/CurrentInstance.ts";
import type { CheckedHow } from "../instance/contract.ts";
import type { Named } from "../instance/formPatch.ts";
import { currentValues, isRemoval, newPeople } from "../patch.ts";
import { type ChangedPlace, changedPlace } from "./placeChanges.ts";
import { addPeople, endPeople, keepPast, writePerson } from "./writePeople.ts";
import { writePlace } from "./writePlace.ts";

type Application = {
  patch: Patch;
  /** Undefined where nobody is checked. */
  how: CheckedHow | undefined;
  named: Named;
  /** Requirements that the caller went through, changed or not. */
  asked: readonly number[];
};

/** The one writer of a place's edits, undo included. The caller has locked the place, and recounts. */
export async function applyPatch(
  trx: Knex.Transaction,
  actor: Actor,
  current: CurrentInstance,
  { patch, how, named, asked }: Application,
): Promise<ChangedPlace> {
  const { session, now: at, today } = actor;
  const { answered } = patch;
  const edits = patch.edits.map((edit) => captureInRunningQuarter(edit, today));
  const of = Map.groupBy(
    edits.filter(({ person }) => person !== null && person > 0),
    ({ person }) => person as number,
  );
  const removed = idsOf([...of].filter(([, own]) => own.some(isRemoval)));
  const changed = [...of].filter(([id]) => !removed.includes(id));
  const ofPlace = edits.filter(({ person }) => person === null);
  const added = newPeople(edits);
  await writePlace(trx, actor, current, ofPlace);
  await keepPast(trx, idsOf(changed), today);
  for (const [id, own] of changed) await writePerson(trx, actor, id, own);
  await endPeople(trx, removed, today);
  const addedIds = await addPeople(
    trx,
    actor,
    current,
    added.map(({ values }) => values),
  );
  const idOf = new Map(added.map(({ person }, index) => [person, addedIds[index] as number]));
  const written = edits.map((edit) => ({ ...edit, person: idOf.get(edit.person ?? 0) ?? edit.person }));
  // A new number has no check, and one that comes back has its own again.
  await settleChecks(trx, [...idsOf(changed), current.stakeholderId]);
  if (how === undefined) return changedPlace(current, written, []);

  const checking = { how, by: session.stakeholderId, at, today };
  const right = { ...checking, outcome: OUTCOME.right };
  const unchanged = named.people.filter((id) => !of.has(id));
  const isNew = (own: readonly Edit[]) => own.some(({ key }) => CONTACT_KEYS.some((each) => each === key));
  const numbers = isNumberChecked(current, ofPlace, named) ? [current.stakeholderId] : [];
  const person = { ...right, what: CHECKED.person };
  const checks = [
    ...(await recordChecks(trx, idsOf(changed.filter(([, own]) => isNew(own))), {
      ...{ ...person, hasNewDetails: true },
    })),
    ...(await recordChecks(trx, idsOf(changed.filter(([, own]) => !isNew(own))), person)),
    ...(await recordChecks(trx, [...unchanged, ...addedIds], person)),
    ...(await recordChecks(trx, numbers, {
      ...{ ...right, what: CHECKED.number, hasNewDetails: isNew(ofPlace) },
    })),
  ];
  await raiseVersions(trx, "stakeholder", [...unchanged, ...numbers], checking);
  const touched = touchedRequirements(current, edits);
  const requirements = answered.filter((id) => asked.includes(id) || touched.has(id));
  const gone = await recordRequirementChecks(trx, current.stakeholderId, requirements, checking);
  return changedPlace(current, written, [
    ...checks,
    ...gone.map((id): [number, number] => [current.stakeholderId, id]),
  ]);
}

/** A quarter that has ended has counted the place as it was. */
function captureInRunningQuarter(edit: Edit, today: string): Edit {
  const firstDay = firstDayOf(quarterOfDay(today));
  const isEarlier = edit.key === "capturedOn" && edit.after !== null && String(edit.after) < firstDay;
  return isEarlier ? { ...edit, after: firstDay } : edit;
}

const idsOf = (people: readonly (readonly [id: number, edits: readonly Edit[]])[]) =>
  people.map(([id]) => id);

/** Without a number there is nothing that could have been checked. */
function isNumberChecked(current: CurrentInstance, edits: readonly Edit[], { isNumber }: Named): boolean {
  const after = new Map(edits.map((edit) => [edit.key, edit.after]));
  const before = currentValues(current, null);
  const isLeft = CONTACT_KEYS.some((key) => (after.has(key) ? after.get(key) : before[key]));
  return isLeft && (isNumber || CONTACT_KEYS.some((key) => after.get(key)));
}

function touchedRequirements(current: CurrentInstance, edits: readonly Edit[]): ReadonlySet<unknown> {
  return new Set(
    edits.flatMap(({ person, key, after }) => {
      if (person === null) return [];
      if (person < 0) return key === "requirement" ? [after] : [];
      return [findPerson(current, person)?.requirement.buildingBlockRequirementId];
    }),
  );
}
