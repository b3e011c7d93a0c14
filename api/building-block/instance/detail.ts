import type { Knex } from "knex";
import type { Session } from "../../lib/http/route.ts";
import { CHECK_SUBJECTS, IS_STANDING_RIGHT } from "../../stakeholder/contactChecks.ts";
import { AddressModel, ContactModel } from "../../stakeholder/models.ts";
import { findCapture } from "../capture/findCapture.ts";
import {
  PENDING,
  PERSON_IS_VALID,
  REPORT_COLUMNS,
  UNCONFIRMED_AFTER_NOT_REACHED_DAYS,
} from "../conditions.ts";
import type { CurrentInstance } from "./CurrentInstance.ts";
import type { CapturedPerson, ContactsWithRequirements } from "./contract.ts";
import { findInstance, type InstanceKey, type OwnInstance, ownInstances } from "./findInstance.ts";

export async function findDetail(
  trx: Knex,
  session: Session,
  id: InstanceKey,
  today: string,
): Promise<ContactsWithRequirements> {
  const current = await readCurrentInstance(trx, await findInstance(trx, session, id, today), today);
  const isCaptured = current.capturedOn !== null && current.capturedOn <= today;
  return { ...current, isCaptured, capture: await findCapture(trx, session, current) };
}

export async function readCurrentInstance(
  trx: Knex,
  instance: OwnInstance,
  today: string,
): Promise<CurrentInstance> {
  const [current] = await readCurrentInstances(trx, [instance], today);
  return current as CurrentInstance;
}

export async function readPlaces(
  trx: Knex,
  session: Session,
  ids: readonly number[],
  today: string,
): Promise<ReadonlyMap<number, CurrentInstance>> {
  const instances = await ownInstances(trx, session, today).whereIn("i.building_block_stakeholder_id", ids);
  const places = await readCurrentInstances(trx, instances, today);
  return new Map(places.map((place) => [place.buildingBlockStakeholderId, place]));
}

export async function readCurrentInstances(
  trx: Knex,
  instances: readonly OwnInstance[],
  today: string,
): Promise<CurrentInstance[]> {
  const stakeholderIds = instances.map(({ stakeholderId }) => stakeholderId);
  const requirements = await readRequirements(
    trx,
    instances.map(({ buildingBlockId }) => buildingBlockId),
  );
  const people = await readPeople(
    trx,
    instances.map(({ instanceId }) => instanceId),
    today,
  );
  const checks = await readRequirementChecks(trx, stakeholderIds);
  const contacts = await readContacts(trx, stakeholderIds, today);
  const addresses = await readAddresses(trx, stakeholderIds, today);
  const provincesWithRule = new Set<number>(await trx("second_person").pluck("boundary_id"));
  return instances.map((instance) => {
    const {
      instanceId,
      boundaryId,
      capturedFrom: capturedOn,
      nationalBoundaryId,
      changedAt,
      validFrom,
      ...instanceFields
    } = instance;
    const instancePeople = people.get(instanceId) ?? [];
    return {
      ...instanceFields,
      buildingBlockStakeholderId: instanceId,
      boundaryStakeholderId: boundaryId,
      capturedOn,
      isPending: validFrom === PENDING,
      changedAt: changedAt?.toISOString() ?? null,
      address: addresses.get(instance.stakeholderId) ?? null,
      contacts: contacts.get(instance.stakeholderId) ?? [],
      buildingBlockRequirements: (requirements.get(instance.buildingBlockId) ?? []).map(
        ({ buildingBlockRequirementId, name }) => ({
          buildingBlockRequirementId,
          name,
          stakeholderContactPerson: instancePeople.filter(
            (person) => person.buildingBlockRequirementId === buildingBlockRequirementId,
          ),
          ...(checks.get(`${instance.stakeholderId} ${buildingBlockRequirementId}`) ?? NEVER_CHECKED),
        }),
      ),
      demandsSecondPerson: provincesWithRule.has(nationalBoundaryId),
    };
  });
}

type RequirementRow = { buildingBlockId: number; buildingBlockRequirementId: number; name: string };

async function readRequirements(
  trx: Knex,
  buildingBlockIds: readonly number[],
): Promise<Map<number, RequirementRow[]>> {
  const rows: RequirementRow[] = await trx("building_block_requirement")
    .whereIn("building_block_id", [...new Set(buildingBlockIds)])
    .where("is_included", true)
    .orderBy("seq")
    .select("building_block_id", "building_block_requirement_id", "description as name");
  return Map.groupBy(rows, ({ buildingBlockId }) => buildingBlockId);
}

type RequirementCheck = Pick<
  CurrentInstance["buildingBlockRequirements"][number],
  "checkedOn" | "checkedHow" | "checkedBy"
>;
const NEVER_CHECKED: RequirementCheck = { checkedOn: null, checkedHow: null, checkedBy: null };

async function readRequirementChecks(
  trx: Knex,
  stakeholderIds: readonly number[],
): Promise<Map<string, RequirementCheck>> {
  const rows: (RequirementCheck & { key: string })[] = await trx("contact_check as c")
    .leftJoin("stakeholder as checker", "checker.stakeholder_id", "c.checked_by")
    .whereIn("c.stakeholder_id", [...stakeholderIds])
    .where("c.what", CHECK_SUBJECTS.requirement)
    .whereRaw(IS_STANDING_RIGHT)
    .orderBy("c.checked_on")
    .orderBy("c.check_id")
    .select(trx.raw("c.stakeholder_id || ' ' || c.building_block_requirement_id as key"))
    .select(trx.raw("c.checked_on::text as checked_on"), "c.how as checkedHow", "checker.name as checkedBy");
  return new Map(rows.map(({ key, ...check }) => [key, check]));
}

async function readAddresses(
  trx: Knex,
  stakeholderIds: readonly number[],
  today: string,
): Promise<Map<number, CurrentInstance["address"]>> {
  const addresses = await AddressModel.query(trx)
    .where({ addressTypeId: 1 })
    .whereIn("stakeholderId", [...stakeholderIds])
    .modify("validOn", today)
    .orderBy("addressId");
  return new Map(addresses.map((address) => [address.stakeholderId, address]));
}

type PersonRow = Omit<CapturedPerson, "contacts" | "isUnconfirmed"> & { instanceId: number };

async function readPeople(
  trx: Knex,
  instanceIds: readonly number[],
  today: string,
): Promise<Map<number, CapturedPerson[]>> {
  const rows: PersonRow[] = await trx("building_block_contact_person as p")
    .join("stakeholder as s", "s.stakeholder_id", "p.stakeholder_id")
    .leftJoin("stakeholder as checker", "checker.stakeholder_id", "p.verified_by")
    .leftJoin("wrong_number as w", "w.stakeholder_id", "p.stakeholder_id")
    .whereIn("p.building_block_stakeholder_id", [...instanceIds])
    .whereRaw(PERSON_IS_VALID, { today })
    .orderBy("s.search_name")
    .orderBy("s.stakeholder_id")
    .select(
      "p.building_block_stakeholder_id as instanceId",
      "s.stakeholder_id",
      "s.name",
      "p.role",
      "p.is_reporting",
      "p.is_answer",
      "p.is_public",
    )
    .select("s.stakeholder_type_id", "p.building_block_requirement_id", "s.version")
    .select("p.verified_how as checkedHow", "checker.name as checkedBy", "p.not_reached_days")
    .select(
      trx.raw("p.verified_on::text as verified_on"),
      trx.raw("p.public_verified_on::text as public_verified_on"),
      trx.raw(REPORT_COLUMNS),
    );
  const contacts = await readContacts(
    trx,
    rows.map(({ stakeholderId }) => stakeholderId),
    today,
  );
  const people = rows.map((person) => ({
    ...person,
    contacts: contacts.get(person.stakeholderId) ?? [],
    isUnconfirmed: person.notReachedDays >= UNCONFIRMED_AFTER_NOT_REACHED_DAYS,
  }));
  return Map.groupBy(people, ({ instanceId }) => instanceId);
}

export async function readContacts(
  trx: Knex,
  stakeholderIds: readonly number[],
  today: string,
): Promise<Map<number, CurrentInstance["contacts"]>> {
  const contacts = await ContactModel.query(trx)
    .whereIn("stakeholderId", [...stakeholderIds])
    .modify("validOn", today)
    .orderBy("contactId");
  return Map.groupBy(contacts, ({ stakeholderId }) => stakeholderId);
}
