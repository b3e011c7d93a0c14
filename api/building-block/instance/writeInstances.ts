import type { Knex } from "knex";
import { insertRows, type NewRow, reserveIds } from "../../lib/database/insertRows.ts";
import { STAKEHOLDER_TYPE } from "../../stakeholder/stakeholderKinds.ts";
import { insertImportedChecks } from "../check/checkRows.ts";
import { updateConfidentiality } from "../confidential/updateConfidentiality.ts";
import type { CheckedHow } from "./contract.ts";

const PHYSICAL = 1;

export type NewContact = { contactTypeId: number; detail: string; areaCode?: string | null };
export type NewAddress = {
  addressLine1: string | null;
  addressLine2: string | null;
  latitude: number | null;
  longitude: number | null;
};

export type NewInstance = {
  stakeholderId?: number;
  buildingBlockId: number;
  boundaryId: number;
  name: string;
  about: string | null;
  isConfidential: boolean;
  verifiedOn: string | null;
  dataSourceId: number;
  address: NewAddress | null;
  contacts: readonly NewContact[];
  openingHours?: string | null;
  languages?: readonly string[] | null;
  capture: { from: string; dataSourceId: number } | null;
  listing?: { from: string; existsOn: string; by: number; at: Date };
};

export type NewPerson = {
  instanceId: number;
  requirementId: number;
  name: string;
  role: string | null;
  isPublic: boolean;
  isAnswer: boolean;
  isReporting: boolean;
  verifiedOn: string | null;
  verifiedHow?: CheckedHow | null;
  /** The first day of the person's term in the file; `validFrom` is later if the term was renewed. */
  declaredFrom: string;
  validFrom: string;
  validTo: string | null;
  contacts: readonly NewContact[];
  dataSourceId: number;
};

export async function insertInstances(
  trx: Knex.Transaction,
  instances: readonly NewInstance[],
): Promise<number[]> {
  const withoutId = instances.filter(({ stakeholderId }) => stakeholderId === undefined);
  const newIds = (await reserveIds(trx, "stakeholder", "stakeholder_id", withoutId.length)).values();
  const numberedInstances = instances.map((instance) => ({
    ...instance,
    stakeholderId: instance.stakeholderId ?? (newIds.next().value as number),
  }));
  const ids = await reserveIds(
    trx,
    "building_block_stakeholder",
    "building_block_stakeholder_id",
    numberedInstances.length,
  );
  await insertRows(
    trx,
    "stakeholder",
    numberedInstances.map((each) => ({
      stakeholder_id: each.stakeholderId,
      stakeholder_type_id: STAKEHOLDER_TYPE.instance,
      name: each.name,
      boundary_id: each.boundaryId,
      is_confidential: each.isConfidential,
      about: each.about,
      verified_on: each.verifiedOn,
      data_source_id: each.dataSourceId,
    })),
  );
  await insertAddresses(trx, numberedInstances);
  await insertContacts(trx, numberedInstances);
  await insertRows(
    trx,
    "building_block_stakeholder",
    numberedInstances.map((each, index) => ({
      building_block_stakeholder_id: ids[index] as number,
      building_block_id: each.buildingBlockId,
      stakeholder_id: each.stakeholderId,
      boundary_id: each.boundaryId,
      exists_on: each.listing?.existsOn ?? each.verifiedOn,
      valid_from: each.listing?.from ?? null,
      changed_by: each.listing?.by ?? null,
      changed_at: each.listing?.at.toISOString() ?? null,
      opening_hours: each.openingHours ?? null,
      languages: each.languages ?? null,
      captured_from: each.capture?.from ?? null,
      captured_source_id: each.capture?.dataSourceId ?? null,
    })),
  );
  await updateConfidentiality(
    trx,
    numberedInstances.map(({ stakeholderId }) => ({ stakeholderId, hasNewAddressOrNumber: true })),
  );
  return ids;
}

export async function insertPeople(trx: Knex.Transaction, people: readonly NewPerson[]): Promise<number[]> {
  const ids = await reserveIds(trx, "stakeholder", "stakeholder_id", people.length);
  const numberedPeople = people.map((person, index) => ({ ...person, stakeholderId: ids[index] as number }));
  await insertRows(
    trx,
    "stakeholder",
    numberedPeople.map(({ stakeholderId, name, dataSourceId }) => ({
      stakeholder_id: stakeholderId,
      stakeholder_type_id: STAKEHOLDER_TYPE.person,
      name,
      is_confidential: false,
      data_source_id: dataSourceId,
    })),
  );
  await insertContacts(trx, numberedPeople);
  await insertRows(
    trx,
    "building_block_contact_person",
    numberedPeople.map((person) => ({
      stakeholder_id: person.stakeholderId,
      building_block_stakeholder_id: person.instanceId,
      building_block_requirement_id: person.requirementId,
      role: person.role,
      is_public: person.isPublic,
      is_answer: person.isAnswer,
      is_reporting: person.isReporting,
      verified_on: person.verifiedOn,
      verified_how: person.verifiedHow ?? null,
      public_verified_on: person.verifiedOn,
      public_verified_how: person.verifiedHow ?? null,
      declared_from: person.declaredFrom,
      valid_from: person.validFrom,
      valid_to: person.validTo,
    })),
  );
  await insertImportedChecks(trx, numberedPeople);
  return ids;
}

async function insertAddresses(
  trx: Knex.Transaction,
  owners: readonly { stakeholderId: number; address: NewAddress | null }[],
): Promise<void> {
  const rows = owners.flatMap(({ stakeholderId, address }): NewRow[] =>
    address === null
      ? []
      : [
          {
            stakeholder_id: stakeholderId,
            address_type_id: PHYSICAL,
            address_line1: address.addressLine1,
            address_line2: address.addressLine2,
            latitude: address.latitude,
            longitude: address.longitude,
          },
        ],
  );
  await insertRows(trx, "address", rows);
}

async function insertContacts(
  trx: Knex.Transaction,
  owners: readonly { stakeholderId: number; contacts: readonly NewContact[]; from?: string | null }[],
): Promise<void> {
  const rows = owners.flatMap(({ stakeholderId, contacts, from = null }) =>
    contacts
      .filter(({ detail }) => detail !== "")
      .map(({ contactTypeId, detail, areaCode = null }) => ({
        stakeholder_id: stakeholderId,
        contact_type_id: contactTypeId,
        detail,
        area_code: areaCode,
        valid_from: from,
      })),
  );
  await insertRows(trx, "contact", rows);
}
