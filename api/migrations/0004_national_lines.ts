import type { Knex } from "knex";

/**
 * `national_line_change`: what one administrator proposes for a national help line, until another confirms it. At most
 * one per line. `applies_at`: when it applies without a confirmation, if the proposer was the only administrator.
 * National lines are never confidential. Only they have contacts of types 7 (USSD), 8 (SMS) and 9 (WhatsApp).
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table national_line_change (
      change_id serial primary key,
      stakeholder_id integer not null unique references stakeholder (stakeholder_id) on delete cascade,
      proposed jsonb not null,
      proposed_by integer not null,
      applies_at timestamptz
    )`);
  await knex.raw("alter table contact drop constraint contact_contact_type_id_check");
  await knex.raw(
    "alter table contact add constraint contact_contact_type_id_check check (contact_type_id between 1 and 9)",
  );
  await knex.raw(`
    update stakeholder set is_confidential = false
    where is_confidential
      and stakeholder_id in (select stakeholder_id from building_block_stakeholder where boundary_id = 0)`);
  // A block that also has places in municipalities stays confidential, or its next places would be public.
  await knex.raw(`
    update building_block set is_confidential = false
    where is_confidential
      and building_block_id in (select building_block_id from building_block_stakeholder where boundary_id = 0)
      and building_block_id not in (select building_block_id from building_block_stakeholder where boundary_id <> 0)`);
  for (const line of LINES) await moveOutOfAbout(knex, line);
}

type Line = { was: string; about: string; hours: string; contactTypeId?: number; numbers?: string[] };

/** Moves hours and codes out of these sentences, in which nobody could correct them. */
const LINES: readonly Line[] = [
  {
    was: "Day and night, when somebody is in danger.",
    about: "When somebody is in danger.",
    hours: "Day and night",
  },
  {
    was: "Day and night. To tell the police about a crime; a name need not be given.",
    about: "To tell the police about a crime; a name need not be given.",
    hours: "Day and night",
  },
  {
    was: "Day and night, free of charge, with social workers of the Department of Social Development. From a mobile phone, *120*7867# asks for a call back.",
    about: "Free of charge, with social workers of the Department of Social Development.",
    hours: "Day and night",
    contactTypeId: 7,
    numbers: ["*120*7867#"],
  },
  {
    was: "Of the South African Depression and Anxiety Group, from 8:00 to 20:00.",
    about: "Of the South African Depression and Anxiety Group.",
    hours: "8:00 to 20:00",
  },
  {
    was: "Day and night, free of charge: social workers find a place in a shelter. The mobile numbers take WhatsApp messages and please-call-me requests.",
    about: "Free of charge: social workers find a place in a shelter.",
    hours: "Day and night",
    contactTypeId: 9,
    numbers: ["0820578600", "0820582215", "0722307147"],
  },
];

async function moveOutOfAbout(
  knex: Knex,
  { was, about, hours, contactTypeId, numbers = [] }: Line,
): Promise<void> {
  const ids: number[] = await knex("stakeholder").where("about", was).pluck("stakeholder_id");
  await knex("stakeholder").whereIn("stakeholder_id", ids).update({ about });
  await knex("building_block_stakeholder").whereIn("stakeholder_id", ids).update({ opening_hours: hours });
  for (const stakeholder_id of ids)
    for (const detail of numbers) {
      const contact = { contact_type_id: contactTypeId, detail };
      const known = await knex("contact").where({ stakeholder_id, detail }).update(contact);
      if (known === 0) await knex("contact").insert({ stakeholder_id, ...contact });
    }
}
