import type { Knex } from "knex";
import { incrementVersions } from "../../lib/database/optimisticLocking.ts";
import { firstDayOf, quarterOfDay } from "../../shared/quarters.ts";
import { CHECK_OUTCOMES, CHECK_SUBJECTS, type CheckOutcome } from "../../stakeholder/contactChecks.ts";
import { type Actor, type Author, getOfficialSourceId } from "../Actor.ts";
import { refreshCheckColumns } from "../check/checkColumns.ts";
import { recordChecks, recordRequirementChecks } from "../check/checkRows.ts";
import { CONTACT_KEYS, type Edit, type Patch } from "../fields.ts";
import { type CurrentInstance, findPerson } from "../instance/CurrentInstance.ts";
import type { CheckedHow } from "../instance/contract.ts";
import type { CheckedContacts } from "../instance/formPatch.ts";
import { isRemoval, listNewPeople } from "../patch.ts";
import { type ChangedPlace, createChangedPlace } from "./placeChanges.ts";
import { addPeople, endPeople, writePeople } from "./writePeople.ts";
import { type PlacePatch, writePlaces } from "./writePlaces.ts";

type PatchRequest = Check & {
  patch: Patch;
  reviewedRequirementIds?: readonly number[];
};

export type Check = {
  /** Undefined if the save checked nobody, or if nobody was reached. */
  how?: CheckedHow | undefined;
  /** If undefined, a check with `how` found the contacts right. */
  outcome?: Exclude<CheckOutcome, typeof CHECK_OUTCOMES.right> | undefined;
  checked?: CheckedContacts | undefined;
};
const NO_CONTACTS: CheckedContacts = { people: [], isNumber: false };

/** The caller must have locked the place, and must recount afterwards. */
export async function applyPatch(
  trx: Knex.Transaction,
  actor: Actor,
  current: CurrentInstance,
  { patch, how, outcome, checked = NO_CONTACTS, reviewedRequirementIds = [] }: PatchRequest,
): Promise<ChangedPlace> {
  const { session, now: at, today } = actor;
  const by = session.stakeholderId;
  const { answered } = patch;
  const edits = patch.edits.map((edit) => captureInRunningQuarter(edit, today));
  const [storedEdits = []] = await writePatches(trx, { by, at, getSourceId: getOfficialSourceId }, [
    { place: current, edits, day: today },
  ]);
  if (how === undefined && outcome === undefined && !checked.exists)
    return createChangedPlace(current, storedEdits, []);

  const check = { how, outcome: outcome ?? CHECK_OUTCOMES.right, by, at, today };
  const editsByPerson = groupByPerson(edits);
  const changedPeople = [...editsByPerson].filter(([, personEdits]) => !personEdits.some(isRemoval));
  const placeEdits = edits.filter(({ person }) => person === null);
  const personIds = storedEdits
    .filter((_, index) => (edits[index]?.person ?? 0) < 0)
    .map(({ person }) => person);
  const addedIds = [...new Set(personIds)].filter((id) => id !== null);
  const uneditedIds = checked.people.filter((id) => !editsByPerson.has(id));
  const hasContactEdit = (personEdits: readonly Edit[]) =>
    personEdits.some(({ key }) => CONTACT_KEYS.some((each) => each === key));
  const isNumberChecked =
    checked.isNumber ||
    placeEdits.some(({ key, after }) => after && CONTACT_KEYS.some((each) => each === key));
  const checkedNumberIds = isNumberChecked ? [current.stakeholderId] : [];
  const personCheck = { ...check, what: CHECK_SUBJECTS.person };
  const checks = [
    ...(await recordChecks(
      trx,
      getIds(changedPeople.filter(([, personEdits]) => hasContactEdit(personEdits))),
      {
        ...{ ...personCheck, hasNewDetails: true },
      },
    )),
    ...(await recordChecks(
      trx,
      getIds(changedPeople.filter(([, personEdits]) => !hasContactEdit(personEdits))),
      personCheck,
    )),
    ...(await recordChecks(trx, [...uneditedIds, ...addedIds], personCheck)),
    ...(await recordChecks(trx, checked.exists ? [current.stakeholderId] : [], {
      ...{ ...check, what: CHECK_SUBJECTS.exists },
    })),
    ...(await recordChecks(trx, checkedNumberIds, {
      ...{ ...check, what: CHECK_SUBJECTS.number, hasNewDetails: hasContactEdit(placeEdits) },
    })),
  ];
  await incrementVersions(trx, "stakeholder", [...uneditedIds, ...checkedNumberIds], check);
  const touchedIds = listTouchedRequirements(current, edits);
  const requirements = answered.filter((id) => reviewedRequirementIds.includes(id) || touchedIds.has(id));
  const requirementChecks =
    how === undefined
      ? []
      : await recordRequirementChecks(trx, current.stakeholderId, requirements, { how, by, at, today });
  return createChangedPlace(current, storedEdits, [
    ...checks,
    ...requirementChecks.map((id): [number, number] => [current.stakeholderId, id]),
  ]);
}

/**
 * Only this function writes places, people, contacts and addresses. Returns the edits with the ids of new
 * people.
 */
export async function writePatches(
  trx: Knex.Transaction,
  author: Author,
  patches: readonly PlacePatch[],
): Promise<Edit[][]> {
  await writePlaces(trx, author, patches);
  const people = patches.flatMap(({ edits, day }) =>
    [...groupByPerson(edits)].map(([stakeholderId, personEdits]) => ({
      ...{ stakeholderId, edits: personEdits },
      day: String(personEdits.find(({ key }) => key === "verifiedOn")?.after ?? day),
    })),
  );
  const changed = people.filter(({ edits }) => !edits.some(isRemoval));
  await writePeople(trx, author, changed);
  await endPeople(
    trx,
    people.filter(({ edits }) => edits.some(isRemoval)),
  );
  const newPeople = patches.flatMap(({ place, edits, day }) =>
    listNewPeople(edits).map((each) => ({ ...each, instanceId: place.buildingBlockStakeholderId, day })),
  );
  const addedIds = await addPeople(trx, author, newPeople);
  await refreshCheckColumns(trx, [
    ...changed.map(({ stakeholderId }) => stakeholderId),
    ...patches.map(({ place }) => place.stakeholderId),
  ]);
  const newIds = new Map(
    newPeople.map(({ instanceId, person }, index) => [`${instanceId} ${person}`, addedIds[index]]),
  );
  const editsOfPatches = patches.map(({ place, edits }) =>
    edits.map((edit) => ({
      ...edit,
      person: newIds.get(`${place.buildingBlockStakeholderId} ${edit.person}`) ?? edit.person,
    })),
  );
  if (author.by !== null) await recordFieldChanges(trx, patches, editsOfPatches);
  return editsOfPatches;
}

/** Records when officials changed each field, so that an older file does not overwrite it. */
async function recordFieldChanges(
  trx: Knex.Transaction,
  patches: readonly PlacePatch[],
  editsOfPatches: readonly Edit[][],
): Promise<void> {
  const changes = patches.flatMap(({ place, day }, index) =>
    (editsOfPatches[index] ?? []).map(({ person, key }) => ({ id: person ?? place.stakeholderId, key, day })),
  );
  const rows = [...Map.groupBy(changes, ({ id }) => id)].map(([id, fieldChanges]) => ({
    id,
    fields: Object.fromEntries(fieldChanges.map(({ key, day }) => [key, day])),
  }));
  await trx.raw(
    `update stakeholder s set field_changes = s.field_changes || x.fields
     from json_to_recordset(?) as x(id int, fields jsonb) where s.stakeholder_id = x.id`,
    [JSON.stringify(rows)],
  );
}

const groupByPerson = (edits: readonly Edit[]) =>
  Map.groupBy(
    edits.filter(({ person }) => person !== null && person > 0),
    ({ person }) => person as number,
  );

/**
 * The earliest date of capture is the running quarter's first day, because earlier quarters are already
 * counted.
 */
function captureInRunningQuarter(edit: Edit, today: string): Edit {
  const firstDay = firstDayOf(quarterOfDay(today));
  const isEarlier = edit.key === "capturedOn" && edit.after !== null && String(edit.after) < firstDay;
  return isEarlier ? { ...edit, after: firstDay } : edit;
}

const getIds = (people: readonly (readonly [id: number, edits: readonly Edit[]])[]) =>
  people.map(([id]) => id);

function listTouchedRequirements(current: CurrentInstance, edits: readonly Edit[]): ReadonlySet<unknown> {
  return new Set(
    edits.flatMap(({ person, key, after }) => {
      if (person === null) return [];
      if (person < 0) return key === "requirement" ? [after] : [];
      return [findPerson(current, person)?.requirement.buildingBlockRequirementId];
    }),
  );
}
