import type { Knex } from "knex";

/**
 * person: `company_id` is the organisation or municipality where somebody works. It opens nothing: only
 * `stakeholder_relationship` of type 1 lets a person speak for an organisation.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("person", (t) => {
    t.integer("company_id").references("stakeholder_id").inTable("stakeholder").onDelete("set null").index();
  });
  await knex.raw(`
    update person set company_id = (
      select related_stakeholder_id from stakeholder_relationship r
      where r.stakeholder_id = person.stakeholder_id and r.relationship_type_id = 1
      order by stakeholder_relationship_id limit 1)`);
}
