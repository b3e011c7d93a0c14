import type { Knex } from "knex";
import type { ServiceLanguage } from "../../shared/i18n/languages.ts";
import { dayBefore } from "../../shared/quarters.ts";
import { CHECKED, RIGHT } from "../../stakeholder/contactChecks.ts";
import type { NewAddress, NewContact } from "../instance/writeInstances.ts";
import { instanceKey } from "./instanceKey.ts";
import type { ExistingTerm } from "./mergeTerm.ts";

export type ExistingPerson = ExistingTerm & { instanceId: number; requirementId: number };

export type ExistingInstance = {
  id: number;
  stakeholderId: number;
  boundaryId: number;
  buildingBlockId: number;
  name: string;
  isConfidential: boolean;
  capturedFrom: string | null;
  /** Null, or a day to come: listed. */
  endedOn: string | null;
  openingHours: string | null;
  languages: readonly ServiceLanguage[];
  address: (NewAddress & { id: number }) | null;
  contacts: (NewContact & { id: number })[];
  people: ExistingPerson[];
};

type InstanceRow = Omit<ExistingInstance, "address" | "contacts" | "people"> & {
  capturedSourceId: number | null;
};
type ContactRow = NewContact & { id: number; stakeholderId: number };

export function demonstrationSources(trx: Knex): Promise<number[]> {
  return trx("data_source").where({ theme: "building-block", isDemonstration: true }).pluck("data_source_id");
}

export async function readExisting(trx: Knex): Promise<Map<string, ExistingInstance[]>> {
  const invented = await demonstrationSources(trx);
  const rows: InstanceRow[] = await trx("building_block_stakeholder as i")
    .join("stakeholder as s", "s.stakeholder_id", "i.stakeholder_id")
    .whereNotIn("s.data_source_id", invented)
    .select("i.building_block_stakeholder_id as id", "s.stakeholder_id", "s.name", "s.is_confidential")
    .select("i.boundary_id", "i.building_block_id", "i.captured_source_id")
    .select("i.opening_hours", trx.raw("coalesce(i.languages, '{}') as languages"))
    .select(trx.raw("i.captured_from::text as captured_from"), trx.raw("i.valid_to::text as ended_on"));
  const addresses: (NewAddress & { id: number; stakeholderId: number })[] = await trx("address")
    .whereNull("valid_to")
    .orderBy("address_id")
    .select("address_id as id", "stakeholder_id", "address_line1", "address_line2", "latitude", "longitude");
  const contacts: ContactRow[] = await trx("contact")
    .whereNull("valid_to")
    .orderBy("contact_id")
    .select("contact_id as id", "stakeholder_id", "contact_type_id", "detail", "area_code");
  const addressOf = new Map(addresses.map(({ stakeholderId, ...address }) => [stakeholderId, address]));
  const contactsOf = Map.groupBy(contacts, ({ stakeholderId }) => stakeholderId);
  const own = (stakeholderId: number) =>
    (contactsOf.get(stakeholderId) ?? []).map(({ stakeholderId: _, ...contact }) => contact);
  const people = Map.groupBy(await readPeople(trx, invented, own), ({ instanceId }) => instanceId);

  const instances = rows.map(({ capturedSourceId, ...instance }) => ({
    key: instanceKey(instance.boundaryId, instance.buildingBlockId, instance.name),
    existing: {
      ...instance,
      capturedFrom:
        capturedSourceId !== null && invented.includes(capturedSourceId) ? null : instance.capturedFrom,
      address: addressOf.get(instance.stakeholderId) ?? null,
      contacts: own(instance.stakeholderId),
      people: people.get(instance.id) ?? [],
    },
  }));
  const byKey = new Map<string, ExistingInstance[]>();
  for (const { key, existing } of instances) byKey.set(key, [...(byKey.get(key) ?? []), existing]);
  return byKey;
}

async function readPeople(
  trx: Knex,
  invented: readonly number[],
  contactsOf: (stakeholderId: number) => (NewContact & { id: number })[],
): Promise<ExistingPerson[]> {
  const rows: Omit<ExistingPerson, "contacts">[] = await trx("building_block_contact_person as p")
    .join("stakeholder as s", "s.stakeholder_id", "p.stakeholder_id")
    .whereNotIn("s.data_source_id", invented)
    .select("s.stakeholder_id as id", "s.name", "p.building_block_stakeholder_id as instanceId", "p.role")
    .select(
      "p.building_block_requirement_id as requirementId",
      "p.is_public",
      "p.is_answer",
      "p.is_reporting",
    )
    .select(
      trx.raw("p.verified_on::text as verified_on"),
      trx.raw("p.stated_from::text as stated_from"),
      trx.raw("p.valid_from::text as valid_from"),
      trx.raw("p.valid_to::text as valid_to"),
    );
  const checks: { stakeholderId: number; day: string }[] = await trx("contact_check as c")
    .where("c.what", CHECKED.person)
    .whereRaw(RIGHT)
    .orderBy("c.checked_on")
    .distinct("c.stakeholder_id", "c.checked_on")
    .select(trx.raw("c.checked_on::text as day"));
  const daysOf = Map.groupBy(checks, ({ stakeholderId }) => stakeholderId);
  return rows.flatMap((person) => {
    const contacts = contactsOf(person.id).map(({ contactTypeId, detail, areaCode }) => ({
      contactTypeId,
      detail,
      areaCode,
    }));
    const days = (daysOf.get(person.id) ?? []).map(({ day }) => day);
    return asStated(person, days).map((term) => ({ ...term, contacts }));
  });
}

type Term = Omit<ExistingPerson, "contacts">;

/** Files state each verification as its own term. */
function asStated(person: Term, days: readonly string[]): Term[] {
  const { validFrom, validTo } = person;
  const first = days.findLast((day) => day <= validFrom) ?? days[0] ?? person.verifiedOn;
  const later = days.filter(
    (day) => day > validFrom && day > (first ?? "") && (validTo === null || day <= validTo),
  );
  const begins = [
    { validFrom, verifiedOn: first },
    ...later.map((day) => ({ validFrom: day, verifiedOn: day })),
  ];
  return begins.map((term, index) => {
    const next = begins[index + 1]?.validFrom;
    return { ...person, ...term, validTo: next === undefined ? validTo : dayBefore(next) };
  });
}
