import type { Knex } from "knex";

/** contact: `contact_type_id` may be 6, the extension behind the stakeholder's reception number, in digits. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table contact drop constraint contact_contact_type_id_check,
      add constraint contact_contact_type_id_check check (contact_type_id between 1 and 6),
      add constraint contact_extension_check check (contact_type_id <> 6 or detail ~ '^[0-9]{1,6}$')`);
}
