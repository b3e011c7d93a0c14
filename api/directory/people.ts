import type { Knex } from "knex";
import { validOn } from "../lib/database/validOn.ts";
import { dayNumber, isoDay } from "../lib/time/spans.ts";
import { CONTACT_TYPE, withExtensions } from "../shared/contactTypes.ts";
import type { Contact, ContactPerson } from "./contract.ts";

const VALID = validOn("p");

type RequirementRow = {
  instanceId: number;
  buildingBlockRequirementId: number;
  name: string;
  isAvailable: boolean | null;
};

export async function readRequirements(
  trx: Knex,
  instanceIds: readonly number[],
  today: string,
): Promise<Map<number, Omit<RequirementRow, "instanceId">[]>> {
  const rows: RequirementRow[] = await trx("building_block_stakeholder as i")
    .join("building_block_requirement as r", "r.building_block_id", "i.building_block_id")
    .where("r.is_included", true)
    .whereRaw("i.building_block_stakeholder_id = any(?)", [[...instanceIds]])
    .orderBy("r.seq")
    .select("i.building_block_stakeholder_id as instanceId")
    .select("r.building_block_requirement_id", "r.description as name")
    .select(
      trx.raw(
        `case when i.captured_from <= :today then exists (
           select from building_block_contact_person p
           where p.building_block_stakeholder_id = i.building_block_stakeholder_id
             and p.building_block_requirement_id = r.building_block_requirement_id
             and p.verified_on <= :today and ${VALID}
         ) end as is_available`,
        { today },
      ),
    );
  return groupByInstance(rows);
}

const LOWER_AFTER_DAYS = 120;
const HIDDEN_AFTER_DAYS = 180;
const UNCONFIRMED_AFTER = 3;
const isWithin = (days: number) => `p.public_verified_on > cast(:today as date) - ${days}`;
/** Nobody relies on an old day, so it hides people verified long ago. */
const IS_SHOWN = `(p.public_verified_on is null or ${isWithin(HIDDEN_AFTER_DAYS)})`;
const IS_UNCONFIRMED = `p.not_reached_days >= ${UNCONFIRMED_AFTER}`;
const IS_FRESH = `coalesce(${isWithin(LOWER_AFTER_DAYS)}, false) and not ${IS_UNCONFIRMED}`;

type PersonRow = Omit<ContactPerson, "contacts" | "isPublic"> & { instanceId: number };

export const freshSince = (today: string): string => isoDay(dayNumber(today) - LOWER_AFTER_DAYS + 1);

export async function readPeople(
  trx: Knex,
  instanceIds: readonly number[],
  today: string,
): Promise<Map<number, ContactPerson[]>> {
  const rows: PersonRow[] = await trx("building_block_contact_person as p")
    .join("stakeholder as s", "s.stakeholder_id", "p.stakeholder_id")
    .join(
      "building_block_requirement as r",
      "r.building_block_requirement_id",
      "p.building_block_requirement_id",
    )
    .where("r.is_included", true)
    .whereRaw("p.building_block_stakeholder_id = any(?)", [[...instanceIds]])
    .where("p.is_public", true)
    .whereRaw(`${VALID} and ${IS_SHOWN}`, { today })
    .orderByRaw(`${IS_FRESH} desc`, { today })
    .orderBy("p.public_verified_on", "desc", "last")
    .orderBy("s.name")
    .orderBy("s.stakeholder_id")
    .select("p.building_block_stakeholder_id as instanceId", "s.stakeholder_id", "s.name", "p.role")
    .select("s.stakeholder_type_id", "p.building_block_requirement_id", "p.is_reporting", "p.is_answer")
    .select("p.public_verified_how as checkedHow", trx.raw(`${IS_UNCONFIRMED} as is_unconfirmed`))
    .select(trx.raw("p.public_verified_on::text as verified_on"));
  const contacts = await readContacts(
    trx,
    rows.map(({ stakeholderId }) => stakeholderId),
    today,
  );
  return groupByInstance(
    rows.map((person) => ({
      ...person,
      isPublic: true as const,
      contacts: contacts.get(person.stakeholderId) ?? [],
    })),
  );
}

export async function readContacts(
  trx: Knex,
  stakeholderIds: readonly number[],
  today: string,
): Promise<Map<number, Contact[]>> {
  const rows: (Omit<Contact, "extension"> & { stakeholderId: number })[] = await trx("contact")
    .whereRaw("stakeholder_id = any(?)", [[...stakeholderIds]])
    .whereNot("contact_type_id", CONTACT_TYPE.personalEmail)
    .whereRaw(validOn(), {
      today,
    })
    .orderByRaw("contact_type_id >= ?, contact_id", [CONTACT_TYPE.ussd])
    .select("stakeholder_id", "contact_id", "contact_type_id", "detail", "area_code");
  const own = Map.groupBy(rows, ({ stakeholderId }) => stakeholderId);
  return new Map([...own].map(([id, contacts]) => [id, withExtensions(contacts)]));
}

function groupByInstance<Row extends { instanceId: number }>(
  rows: readonly Row[],
): Map<number, Omit<Row, "instanceId">[]> {
  return Map.groupBy(rows, ({ instanceId }) => instanceId);
}
