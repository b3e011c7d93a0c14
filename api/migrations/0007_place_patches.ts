import type { Knex } from "knex";

/**
 * `building_block_capture.proposed` and `place_change.items` hold patches: the changed fields, each with its value
 * before and after. Captures that are pending or returned are rewritten; those that name every requirement capture the
 * place. Changes made before can no longer be undone.
 */
export async function up(knex: Knex): Promise<void> {
  await knex("place_change").delete();
  const { rows } = await knex.raw<{ rows: Capture[] }>(CAPTURES);
  for (const capture of rows) {
    await knex.raw("update building_block_capture set proposed = ? where capture_id = ?", [
      JSON.stringify(patchOf(capture)),
      capture.id,
    ]);
  }
}

const CONTACT_KEYS: Readonly<Record<number, string>> = {
  1: "email",
  2: "mobile",
  3: "reception",
  4: "alternative",
  6: "extension",
};

const TODAY = "(now() at time zone 'Africa/Johannesburg')::date";
const isValid = (alias: string) => `coalesce(${alias}.valid_from, '-infinity') <= ${TODAY}
  and coalesce(${alias}.valid_to, 'infinity') >= ${TODAY}`;

const contactsOf = (alias: string) => `coalesce((
  select jsonb_object_agg(type.value, t.detail) from contact t
  join jsonb_each_text('${JSON.stringify(CONTACT_KEYS)}') as type on type.key = t.contact_type_id::text
  where t.stakeholder_id = ${alias}.stakeholder_id and ${isValid("t")}), '{}')`;

const CAPTURES = `
  select c.capture_id as id, c.proposed, (c.captured_at at time zone 'Africa/Johannesburg')::date::text as day,
    jsonb_build_object('name', s.name, 'isConfidential', s.is_confidential, 'openingHours', i.opening_hours,
      'languages', array_to_string(i.languages, ','), 'capturedOn', i.captured_from,
      'addressLine1', a.address_line1, 'addressLine2', a.address_line2) || ${contactsOf("s")} as place,
    (select coalesce(jsonb_object_agg(p.stakeholder_id, jsonb_build_object('name', person.name, 'role', p.role,
        'isReporting', p.is_reporting, 'isAnswer', p.is_answer, 'isPublic', p.is_public,
        'requirement', p.building_block_requirement_id) || ${contactsOf("p")}), '{}')
      from building_block_contact_person p
      join stakeholder person on person.stakeholder_id = p.stakeholder_id
      where p.building_block_stakeholder_id = i.building_block_stakeholder_id and ${isValid("p")}) as people,
    (select coalesce(jsonb_agg(r.building_block_requirement_id), '[]') from building_block_requirement r
      where r.building_block_id = i.building_block_id and r.is_included) as requirements
  from building_block_capture c
  join building_block_stakeholder i on i.building_block_stakeholder_id = c.building_block_stakeholder_id
  join stakeholder s on s.stakeholder_id = i.stakeholder_id
  left join lateral (select * from address a where a.stakeholder_id = s.stakeholder_id and a.address_type_id = 1
    and ${isValid("a")} order by a.address_id limit 1) a on true
  where c.state in (1, 2)`;

type Contact = { contactTypeId: number; detail: string };
type Person = {
  stakeholderId: number | null;
  name: string;
  role?: string | null;
  isReporting: boolean;
  isAnswer: boolean;
  isPublic: boolean;
  isRemoved?: true;
  contacts: readonly Contact[];
};
type Form = {
  name: string;
  address?: { addressLine1: string; addressLine2?: string | null };
  contacts: readonly Contact[];
  isConfidential?: boolean;
  openingHours?: string | null;
  languages?: readonly string[];
  ends?: string;
  buildingBlockRequirements: readonly {
    buildingBlockRequirementId: number;
    stakeholderContactPerson: readonly Person[];
  }[];
};
type Values = Readonly<Record<string, string | number | boolean | null | undefined>>;
type Capture = {
  id: number;
  proposed: Form;
  day: string;
  place: Values;
  people: Readonly<Record<string, Values>>;
  requirements: readonly number[];
};

function patchOf({ proposed, day, place, people, requirements }: Capture) {
  const { name, address, contacts, isConfidential, openingHours, languages, ends } = proposed;
  const named = proposed.buildingBlockRequirements;
  const names = (id: number) => named.some((each) => each.buildingBlockRequirementId === id);
  const isCapturing = place.capturedOn == null && requirements.every(names);
  const edited = {
    ...{ name, isConfidential, openingHours, languages: languages?.join(), ended: ends },
    ...(address && { addressLine1: address.addressLine1, addressLine2: address.addressLine2 ?? null }),
    ...(isCapturing && { capturedOn: day }),
    ...contactValues(contacts),
  };
  let added = 0;
  const ofPeople = named.flatMap(({ buildingBlockRequirementId: requirement, stakeholderContactPerson }) =>
    stakeholderContactPerson.flatMap(({ stakeholderId, isRemoved, contacts: own, ...person }) => {
      const before = stakeholderId === null ? {} : people[stakeholderId];
      if (before === undefined) return [];
      const values = { ...person, ...contactValues(own), requirement };
      return edits(stakeholderId ?? --added, before, isRemoved ? { requirement: null } : values);
    }),
  );
  const isNamed = (id: string) =>
    named.some((each) =>
      each.stakeholderContactPerson.some(({ stakeholderId }) => String(stakeholderId) === id),
    );
  const answered = requirements.filter(
    (id) =>
      names(id) &&
      Object.entries(people).every(([person, { requirement }]) => requirement !== id || isNamed(person)),
  );
  return { edits: [...edits(null, place, edited), ...ofPeople], answered };
}

const contactValues = (contacts: readonly Contact[]): Values =>
  Object.fromEntries(
    contacts.flatMap(({ contactTypeId, detail }) => {
      const key = CONTACT_KEYS[contactTypeId];
      return key === undefined ? [] : [[key, detail]];
    }),
  );

const edits = (person: number | null, before: Values, after: Values) =>
  Object.entries(after)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ({ person, key, before: plain(before[key]), after: plain(value) }))
    .filter((edit) => edit.before !== edit.after);

const plain = (value: Values[string]) => (value === undefined || value === "" ? null : value);
