import type { Knex } from "knex";
import { raiseVersions } from "../../lib/database/saveVersion.ts";
import { notFound } from "../../lib/http/errors.ts";
import type { Actor } from "../Actor.ts";
import { findCapture } from "../capture/findCapture.ts";
import { storeCapture } from "../capture/storeCapture.ts";
import { auditChanges } from "./auditChanges.ts";
import type { CurrentInstance } from "./CurrentInstance.ts";
import type { CapturedForm, CapturedPerson } from "./contract.ts";
import { readCurrentInstance } from "./detail.ts";
import { findInstance, type InstanceId } from "./findInstance.ts";
import { recountInstance } from "./recountInstance.ts";
import type { Outcome } from "./saveForm.ts";
import { endPeople } from "./writePerson.ts";

/** Waits if the caller may not validate, or another person has to. */
export async function removePerson(
  trx: Knex.Transaction,
  actor: Actor,
  id: InstanceId,
  personId: number,
): Promise<Outcome> {
  const { session, now, today } = actor;
  const instance = await findInstance(trx, session, id, today);
  const raising = { by: session.stakeholderId, at: now };
  await raiseVersions(trx, "building_block_stakeholder", [instance.instanceId], raising);
  const current = await readCurrentInstance(trx, instance, today);
  const person = current.buildingBlockRequirements
    .flatMap((each) => each.stakeholderContactPerson)
    .find(({ stakeholderId }) => stakeholderId === personId);
  if (person === undefined) throw notFound("This contact");
  const removal = removalOf(current, person);
  if (!session.actions.has("ValidateBuildingBlock") || current.demandsSecondPerson) {
    const waiting = await findCapture(trx, session, current);
    await storeCapture(trx, actor, current, withRemoval(waiting?.proposed, removal));
    return "waiting";
  }
  await endPeople(trx, [personId], today);
  await recountInstance(trx, current);
  await auditChanges(trx, actor, "building block contact removed", current, removal);
  return "verified";
}

function removalOf({ name }: CurrentInstance, person: CapturedPerson): CapturedForm {
  const { stakeholderId, name: personName, role, isReporting, isAnswer, isPublic } = person;
  const fields = { stakeholderId, name: personName, role, isReporting, isAnswer, isPublic, contacts: [] };
  return {
    name,
    contacts: [],
    buildingBlockRequirements: [
      {
        buildingBlockRequirementId: person.buildingBlockRequirementId,
        stakeholderContactPerson: [{ ...fields, isRemoved: true }],
      },
    ],
  };
}

function withRemoval(waiting: CapturedForm | undefined, removal: CapturedForm): CapturedForm {
  const [removed] = removal.buildingBlockRequirements;
  const own = waiting?.buildingBlockRequirements.find(
    (each) => each.buildingBlockRequirementId === removed?.buildingBlockRequirementId,
  );
  if (waiting === undefined || removed === undefined) return removal;
  if (own === undefined) {
    return { ...waiting, buildingBlockRequirements: [...waiting.buildingBlockRequirements, removed] };
  }
  const others = own.stakeholderContactPerson.filter(({ stakeholderId }) =>
    removed.stakeholderContactPerson.every((person) => person.stakeholderId !== stakeholderId),
  );
  const merged = { ...own, stakeholderContactPerson: [...others, ...removed.stakeholderContactPerson] };
  return {
    ...waiting,
    buildingBlockRequirements: waiting.buildingBlockRequirements.map((each) =>
      each === own ? merged : each,
    ),
  };
}
