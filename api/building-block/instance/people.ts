import type { Knex } from "knex";
import { PERSON_IS_VALID, REPORTS, UNCONFIRMED_AFTER } from "../conditions.ts";
import { readContacts } from "./contacts.ts";
import type { CapturedPerson } from "./contract.ts";

type PersonRow = Omit<CapturedPerson, "contacts" | "isUnconfirmed"> & { instanceId: number };

export async function readPeople(
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
      trx.raw(REPORTS),
    );
  const contacts = await readContacts(
    trx,
    rows.map(({ stakeholderId }) => stakeholderId),
    today,
  );
  const people = rows.map((person) => ({
    ...person,
    contacts: contacts.get(person.stakeholderId) ?? [],
    isUnconfirmed: person.notReachedDays >= UNCONFIRMED_AFTER,
  }));
  return Map.groupBy(people, ({ instanceId }) => instanceId);
}
