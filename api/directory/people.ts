import type { Knex } from "knex";
import { validOn } from "../lib/database/validOn.ts";
import { dayNumber, isoDay } from "../lib/time/spans.ts";
import { attachExtensions, CONTACT_TYPE } from "../shared/contactTypes.ts";
import { CHECK_SUBJECTS, IS_STANDING_RIGHT, OWN_KNOWLEDGE } from "../stakeholder/contactChecks.ts";
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
const UNCONFIRMED_AFTER_NOT_REACHED_DAYS = 3;
const isWithin = (days: number) => `p.public_verified_on > cast(:today as date) - ${days}`;
/** A person who was verified long ago is not public, because nobody should rely on that. */
const IS_PUBLIC = `(p.public_verified_on is null or ${isWithin(HIDDEN_AFTER_DAYS)})`;
const IS_UNCONFIRMED = `p.not_reached_days >= ${UNCONFIRMED_AFTER_NOT_REACHED_DAYS}`;
const IS_RECENT = `coalesce(${isWithin(LOWER_AFTER_DAYS)}, false) and not ${IS_UNCONFIRMED}`;

type PersonRow = Omit<ContactPerson, "contacts" | "isPublic"> & { instanceId: number };

export const computeRecentSince = (today: string): string => isoDay(dayNumber(today) - LOWER_AFTER_DAYS + 1);

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
    .whereRaw(`${VALID} and ${IS_PUBLIC}`, { today })
    .orderByRaw(`${IS_RECENT} desc`, { today })
    .orderBy("p.public_verified_on", "desc", "last")
    .orderBy("s.name")
    .orderBy("s.stakeholder_id")
    .select("p.building_block_stakeholder_id as instanceId", "s.stakeholder_id", "s.name", "p.role")
    .select("s.stakeholder_type_id", "p.building_block_requirement_id", "p.is_reporting", "p.is_answer")
    .select(trx.raw(`${IS_UNCONFIRMED} as is_unconfirmed`))
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
  const rows: ContactRow[] = await trx("contact as t")
    .joinRaw(LAST_CHECK)
    .join("stakeholder as s", "s.stakeholder_id", "t.stakeholder_id")
    .whereRaw("t.stakeholder_id = any(?)", [[...stakeholderIds]])
    .whereNot("t.contact_type_id", CONTACT_TYPE.personalEmail)
    .whereRaw(validOn("t"), { today })
    .orderByRaw("t.contact_type_id >= ?, t.contact_id", [CONTACT_TYPE.ussd])
    .select("t.stakeholder_id", "t.contact_id", "t.contact_type_id", "t.detail", "t.area_code")
    .select("last.how as checkedHow", trx.raw(`(${CHECKED_ON})::text as checked_on`));
  const contactsByPerson = Map.groupBy(rows, ({ stakeholderId }) => stakeholderId);
  const since = computeRecentSince(today);
  return new Map(
    [...contactsByPerson].map(([id, contacts]) => [
      id,
      attachExtensions(contacts.map(presentContact(since))),
    ]),
  );
}

type ContactRow = Omit<Contact, "extension" | "check"> & { stakeholderId: number } & {
  [Key in keyof NonNullable<Contact["check"]> & `checked${string}`]:
    | NonNullable<Contact["check"]>[Key]
    | null;
};

/** The query must have the contact as `t`. */
const LAST_CHECK = `
  left join lateral (
    select c.checked_on, c.how from contact_check c
    where c.stakeholder_id = t.stakeholder_id and c.what in (${CHECK_SUBJECTS.person}, ${CHECK_SUBJECTS.number}) and ${IS_STANDING_RIGHT}
      and c.how is distinct from ${OWN_KNOWLEDGE} and t.contact_type_id || ' ' || t.detail = any(c.details)
    order by c.checked_on desc, c.check_id desc limit 1
  ) last on true`;
/** The date of a source applies to all numbers of a place, until somebody checks one of them. */
const CHECKED_ON = `coalesce(last.checked_on, case when not exists (
  select from contact_check c where c.stakeholder_id = s.stakeholder_id and c.what = ${CHECK_SUBJECTS.number}
) then s.verified_on end)`;

const presentContact =
  (since: string) =>
  ({ checkedOn, checkedHow, ...contact }: ContactRow) => ({
    ...contact,
    check: checkedOn === null ? null : { checkedOn, checkedHow, isOld: checkedOn < since },
  });

function groupByInstance<Row extends { instanceId: number }>(
  rows: readonly Row[],
): Map<number, Omit<Row, "instanceId">[]> {
  return Map.groupBy(rows, ({ instanceId }) => instanceId);
}
