import type { Knex } from "knex";
import type { Session } from "../../lib/route.ts";
import { findCapture } from "../capture/findCapture.ts";
import { CONTACT_STANDS, readContacts } from "./contacts.ts";
import type { ContactsWithRequirements } from "./contract.ts";
import { findInstance, type InstanceId, type OwnInstance } from "./findInstance.ts";
import { readPeople } from "./people.ts";
import type { Standing } from "./standing.ts";

export async function findDetail(
  trx: Knex,
  session: Session,
  id: InstanceId,
  today: string,
): Promise<ContactsWithRequirements> {
  const standing = await readStanding(trx, await findInstance(trx, session, id, today), today);
  return { ...standing, capture: await findCapture(trx, session, standing) };
}

export async function readStanding(trx: Knex, instance: OwnInstance, today: string): Promise<Standing> {
  const {
    instanceId,
    boundaryId,
    capturedFrom,
    nationalBoundaryId,
    changedAt,
    validFrom: _,
    ...own
  } = instance;
  const requirements: { buildingBlockRequirementId: number; name: string }[] = await trx(
    "building_block_requirement",
  )
    .where({ buildingBlockId: instance.buildingBlockId })
    .orderBy("seq")
    .select("building_block_requirement_id", "description as name");
  const people = await readPeople(trx, instanceId, today);
  const contacts = await readContacts(trx, [instance.stakeholderId], today);
  return {
    ...own,
    buildingBlockStakeholderId: instanceId,
    boundaryStakeholderId: boundaryId,
    isCaptured: capturedFrom !== null && capturedFrom <= today,
    changedAt: changedAt?.toISOString() ?? null,
    address: await readAddress(trx, instance.stakeholderId, today),
    contacts: contacts.get(instance.stakeholderId) ?? [],
    buildingBlockRequirements: requirements.map((requirement) => ({
      ...requirement,
      stakeholderContactPerson: people.filter(
        (person) => person.buildingBlockRequirementId === requirement.buildingBlockRequirementId,
      ),
    })),
    demandsSecondPerson:
      (await trx("second_person").where({ boundaryId: nationalBoundaryId }).first("boundary_id")) !==
      undefined,
  };
}

async function readAddress(trx: Knex, stakeholderId: number, today: string): Promise<Standing["address"]> {
  const address: Standing["address"] | undefined = await trx("address")
    .where({ stakeholderId, addressTypeId: 1 })
    .whereRaw(CONTACT_STANDS, { today })
    .orderBy("address_id", "desc")
    .first("address_id", "address_type_id", "address_line1", "address_line2");
  return address ?? null;
}
