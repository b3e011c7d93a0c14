import type { Knex } from "knex";
import { raiseVersions } from "../../lib/database/saveVersion.ts";
import { CHECKED, OUTCOME } from "../../stakeholder/contactChecks.ts";
import { type Checking, recordChecks, recordRequirementChecks } from "../check/checkRows.ts";
import { keepDetails } from "../check/keepDetails.ts";
import { officialSource } from "../officialSource.ts";
import { type ChangedPlace, changedPlaceOf } from "../save/placeChanges.ts";
import type { CurrentInstance } from "./CurrentInstance.ts";
import type { CapturedForm, PersonFields } from "./contract.ts";
import { describeChanges, isSamePerson } from "./describeChanges.ts";
import { insertPeople } from "./writeInstances.ts";
import { endPeople, writePerson } from "./writePerson.ts";
import { writePlace } from "./writePlace.ts";

type Stated = PersonFields & { requirementId: number };

type Application = Checking & {
  /** They count as checked even without a change. */
  checked: CapturedForm | undefined;
};

/** The caller recounts. Returns what it changed, as it was before. */
export async function applyForm(
  trx: Knex.Transaction,
  current: CurrentInstance,
  form: CapturedForm,
  { checked, ...checking }: Application,
): Promise<ChangedPlace> {
  const { today } = checking;
  const people = current.buildingBlockRequirements.flatMap((each) => each.stakeholderContactPerson);
  const currentOf = new Map(people.map((person) => [person.stakeholderId, person]));
  const stated: Stated[] = form.buildingBlockRequirements.flatMap(
    ({ buildingBlockRequirementId: requirementId, stakeholderContactPerson }) =>
      stakeholderContactPerson.map((person) => ({ ...person, requirementId })),
  );
  const right = { ...checking, outcome: OUTCOME.right };
  const isNumberChanged = await writePlace(trx, current, form, checking);
  const isNumberChecked = isNumberChanged || checked?.contacts.some(({ detail }) => detail !== "") === true;
  const numberIds = isNumberChecked ? [current.stakeholderId] : [];
  const numberChecks = await recordChecks(trx, numberIds, { ...right, what: CHECKED.number });
  const kept: { id: number; person: Stated; isSame: boolean }[] = [];
  const removed: number[] = [];
  for (const person of stated) {
    const own = person.stakeholderId === null ? undefined : currentOf.get(person.stakeholderId);
    if (own === undefined) continue;
    if (person.isRemoved) removed.push(own.stakeholderId);
    else kept.push({ id: own.stakeholderId, person, isSame: isSamePerson(own, person) });
  }
  const changed = kept.filter(({ isSame }) => !isSame);
  const named = new Set(
    checked?.buildingBlockRequirements.flatMap(({ stakeholderContactPerson }) =>
      stakeholderContactPerson.map(({ stakeholderId }) => stakeholderId),
    ),
  );
  const verified = kept.filter(({ id, isSame }) => !isSame || named.has(id)).map(({ id }) => id);
  await keepDetails(
    trx,
    changed.map(({ id }) => id),
    today,
  );
  const checks = await recordChecks(trx, verified, { ...right, what: CHECKED.person });
  for (const { id, person } of changed) await writePerson(trx, id, person, checking);
  const requirementChecks = await recordRequirementChecks(
    trx,
    current.stakeholderId,
    requirementsChecked(current, form, { checked, changed: new Set(changed.map(({ id }) => id)) }),
    checking,
  );
  const unchanged = verified.filter((id) => changed.every((each) => each.id !== id));
  await raiseVersions(trx, "stakeholder", unchanged, checking);
  await endPeople(trx, removed, today);
  const added = await addPeople(
    trx,
    current.buildingBlockStakeholderId,
    stated.filter(({ stakeholderId }) => stakeholderId === null),
    checking,
  );
  await trx("building_block_stakeholder")
    .where({ buildingBlockStakeholderId: current.buildingBlockStakeholderId })
    .whereNull("captured_from")
    .update({ capturedFrom: today, capturedSourceId: await officialSource(trx) });
  return changedPlaceOf(current, {
    ...{ hasEnded: false, removed, added },
    isPlaceChanged: describeChanges(current, { ...form, buildingBlockRequirements: [] }).length > 0,
    changed: changed.flatMap(({ id }) => currentOf.get(id) ?? []),
    checks: [...numberChecks, ...checks],
    requirementChecks,
  });
}

/** Those that the form is about and whose people it names all. */
function requirementsChecked(
  current: CurrentInstance,
  form: CapturedForm,
  { checked, changed }: { checked: CapturedForm | undefined; changed: ReadonlySet<number> },
): number[] {
  const asked = new Set(checked?.buildingBlockRequirements.map(({ buildingBlockRequirementId: id }) => id));
  return form.buildingBlockRequirements.flatMap(({ buildingBlockRequirementId: id, ...stated }) => {
    const people = stated.stakeholderContactPerson;
    const isAbout =
      asked.has(id) ||
      people.some((each) => each.stakeholderId === null || each.isRemoved || changed.has(each.stakeholderId));
    const isWhole = current.buildingBlockRequirements
      .filter((each) => each.buildingBlockRequirementId === id)
      .flatMap((each) => each.stakeholderContactPerson)
      .every((own) => people.some((each) => each.stakeholderId === own.stakeholderId));
    return isAbout && isWhole ? [id] : [];
  });
}

async function addPeople(
  trx: Knex.Transaction,
  instanceId: number,
  people: readonly Stated[],
  checking: Checking,
): Promise<number[]> {
  if (people.length === 0) return [];
  const { today } = checking;
  const dataSourceId = await officialSource(trx);
  const ids = await insertPeople(
    trx,
    people.map(({ requirementId, name, role, isPublic, isAnswer, isReporting, contacts }) => ({
      instanceId,
      requirementId,
      name,
      role: role || null,
      isPublic,
      isAnswer,
      isReporting,
      verifiedOn: null,
      statedFrom: today,
      validFrom: today,
      validTo: null,
      contacts,
      dataSourceId,
    })),
  );
  await recordChecks(trx, ids, { ...checking, what: CHECKED.person, outcome: OUTCOME.right });
  return ids;
}
