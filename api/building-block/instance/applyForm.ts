import type { Knex } from "knex";
import { raiseVersions } from "../../lib/database/saveVersion.ts";
import type { Checking } from "../check/addChecks.ts";
import { checkPlaces } from "../check/checkPlaces.ts";
import { verifyPeople } from "../check/verifyPeople.ts";
import { officialSource } from "../officialSource.ts";
import type { CurrentInstance } from "./CurrentInstance.ts";
import type { CapturedForm, PersonFields } from "./contract.ts";
import { isSamePerson } from "./describeChanges.ts";
import { insertPeople } from "./writeInstances.ts";
import { endPeople, writePerson } from "./writePerson.ts";
import { writePlace } from "./writePlace.ts";

type Stated = PersonFields & { requirementId: number };

type Application = Checking & {
  verifies: "everybody" | "changed";
};

/** Ignores people who no longer exist. The caller recounts. */
export async function applyForm(
  trx: Knex.Transaction,
  current: CurrentInstance,
  form: CapturedForm,
  { verifies, ...checking }: Application,
): Promise<void> {
  const { today } = checking;
  const people = current.buildingBlockRequirements.flatMap((each) => each.stakeholderContactPerson);
  const currentOf = new Map(people.map((person) => [person.stakeholderId, person]));
  const stated: Stated[] = form.buildingBlockRequirements.flatMap(
    ({ buildingBlockRequirementId: requirementId, stakeholderContactPerson }) =>
      stakeholderContactPerson.map((person) => ({ ...person, requirementId })),
  );
  const isNumberChanged = await writePlace(trx, current, form, checking);
  if (isNumberChanged || (verifies === "everybody" && form.contacts.some(({ detail }) => detail !== "")))
    await checkPlaces(trx, [current.stakeholderId], checking);
  const kept: { id: number; person: Stated; isSame: boolean }[] = [];
  const removed: number[] = [];
  for (const person of stated) {
    const own = person.stakeholderId === null ? undefined : currentOf.get(person.stakeholderId);
    if (own === undefined) continue;
    if (person.isRemoved) removed.push(own.stakeholderId);
    else kept.push({ id: own.stakeholderId, person, isSame: isSamePerson(own, person) });
  }
  const changed = kept.filter(({ isSame }) => !isSame);
  const verified = (verifies === "everybody" ? kept : changed).map(({ id }) => id);
  await verifyPeople(trx, verified, checking);
  for (const { id, person } of changed) await writePerson(trx, id, person, checking);
  const unchanged = verified.filter((id) => changed.every((each) => each.id !== id));
  await raiseVersions(trx, "stakeholder", unchanged, checking);
  await endPeople(trx, removed, today);
  await addPeople(
    trx,
    current.buildingBlockStakeholderId,
    stated.filter(({ stakeholderId }) => stakeholderId === null),
    checking,
  );
  await trx("building_block_stakeholder")
    .where({ buildingBlockStakeholderId: current.buildingBlockStakeholderId })
    .whereNull("captured_from")
    .update({ capturedFrom: today, capturedSourceId: await officialSource(trx) });
}

async function addPeople(
  trx: Knex.Transaction,
  instanceId: number,
  people: readonly Stated[],
  { how, by, today }: Checking,
): Promise<void> {
  if (people.length === 0) return;
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
      verifiedOn: today,
      verifiedHow: how,
      statedFrom: today,
      validFrom: today,
      validTo: null,
      contacts: contacts
        .filter(({ detail }) => detail !== "")
        .map((contact) => ({ ...contact, areaCode: null })),
      dataSourceId,
    })),
  );
  await trx("building_block_contact_person").whereIn("stakeholder_id", ids).update({ verifiedBy: by });
}
