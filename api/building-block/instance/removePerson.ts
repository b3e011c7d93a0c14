import type { Knex } from "knex";
import { notFound } from "../../lib/errors.ts";
import { raiseVersion } from "../../lib/saveVersion.ts";
import { findCapture } from "../capture/findCapture.ts";
import { storeCapture } from "../capture/storeCapture.ts";
import type { Official } from "../Official.ts";
import { auditChanges } from "./auditChanges.ts";
import type { CapturedForm, CapturedPerson } from "./contract.ts";
import { readStanding } from "./detail.ts";
import { findInstance, type InstanceId } from "./findInstance.ts";
import { recountInstance } from "./recountInstance.ts";
import type { Outcome } from "./saveForm.ts";
import type { Standing } from "./standing.ts";
import { endPeople } from "./writePerson.ts";

/** Waits if the caller may not validate, or somebody else has to. */
export async function removePerson(
  trx: Knex.Transaction,
  official: Official,
  id: InstanceId,
  personId: number,
): Promise<Outcome> {
  const { session, now, today } = official;
  const instance = await findInstance(trx, session, id, today);
  await raiseVersion(trx, "building_block_stakeholder", {
    id: instance.instanceId,
    by: session.stakeholderId,
    at: now,
  });
  const standing = await readStanding(trx, instance, today);
  const person = standing.buildingBlockRequirements
    .flatMap((each) => each.stakeholderContactPerson)
    .find(({ stakeholderId }) => stakeholderId === personId);
  if (person === undefined) throw notFound("This contact");
  const removal = removalOf(standing, person);
  if (!session.actions.has("ValidateBuildingBlock") || standing.demandsSecondPerson) {
    const waiting = await findCapture(trx, session, standing);
    await storeCapture(trx, official, standing, withRemoval(waiting?.proposed, removal));
    return "waiting";
  }
  await endPeople(trx, [personId], today);
  await recountInstance(trx, standing);
  await auditChanges(trx, official, "building block contact removed", standing, removal);
  return "verified";
}

function removalOf({ name }: Standing, person: CapturedPerson): CapturedForm {
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
