import type { Knex } from "knex";
import type { Checking } from "../check/addChecks.ts";
import { verifyPeople } from "../check/verifyPeople.ts";
import { insertPeople } from "../import/writeInstances.ts";
import { officialSource } from "../officialSource.ts";
import type { CapturedForm, PersonFields } from "./contract.ts";
import { isSamePerson } from "./describeChanges.ts";
import type { Standing } from "./standing.ts";
import { endPeople, writePerson } from "./writePerson.ts";
import { writePlace } from "./writePlace.ts";

type Stated = PersonFields & { requirementId: number };

type Application = Checking & {
  /** Everybody in the form, or only those it changes. */
  verifies: "everybody" | "changed";
};

/** Applies a form from today. People who no longer exist are ignored. The caller recounts. */
export async function applyForm(
  trx: Knex.Transaction,
  standing: Standing,
  form: CapturedForm,
  { verifies, ...checking }: Application,
): Promise<void> {
  const { today } = checking;
  const people = standing.buildingBlockRequirements.flatMap((each) => each.stakeholderContactPerson);
  const standingOf = new Map(people.map((person) => [person.stakeholderId, person]));
  const stated: Stated[] = form.buildingBlockRequirements.flatMap(
    ({ buildingBlockRequirementId: requirementId, stakeholderContactPerson }) =>
      stakeholderContactPerson.map((person) => ({ ...person, requirementId })),
  );
  await writePlace(trx, standing, form, today);
  const kept: { id: number; person: Stated; isSame: boolean }[] = [];
  const removed: number[] = [];
  for (const person of stated) {
    const own = person.stakeholderId === null ? undefined : standingOf.get(person.stakeholderId);
    if (own === undefined) continue;
    if (person.isRemoved) removed.push(own.stakeholderId);
    else kept.push({ id: own.stakeholderId, person, isSame: isSamePerson(own, person) });
  }
  const changed = kept.filter(({ isSame }) => !isSame);
  const verified = (verifies === "everybody" ? kept : changed).map(({ id }) => id);
  await verifyPeople(trx, verified, checking);
  for (const { id, person } of changed) await writePerson(trx, id, person, checking);
  const unchanged = verified.filter((id) => changed.every((each) => each.id !== id));
  await raiseVersions(trx, unchanged, checking);
  await endPeople(trx, removed, today);
  await addPeople(
    trx,
    standing.buildingBlockStakeholderId,
    stated.filter(({ stakeholderId }) => stakeholderId === null),
    checking,
  );
  await trx("building_block_stakeholder")
    .where({ buildingBlockStakeholderId: standing.buildingBlockStakeholderId })
    .whereNull("captured_from")
    .update({ capturedFrom: today, capturedSourceId: await officialSource(trx) });
}

/** `raiseVersion` for several rows. */
export async function raiseVersions(
  trx: Knex.Transaction,
  ids: readonly number[],
  { by, at }: Pick<Checking, "by" | "at">,
): Promise<void> {
  await trx("stakeholder")
    .whereIn("stakeholder_id", ids)
    .update({ version: trx.raw("version + 1"), changedBy: by, changedAt: at });
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
