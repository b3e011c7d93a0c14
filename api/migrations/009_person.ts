import type { Knex } from "knex";

/**
 * user_title, job_role: lists from which people describe themselves.
 *
 * person: a stakeholder of type 3, who can have an account. The name is the stakeholder's.
 *
 * stakeholder_relationship: type 1, a person represents an organisation; type 6, a person coordinates the building
 * blocks of a municipality.
 *
 * organisation_application: an organisation that asks to take part, and the person who asks. `status_id` is 1 in
 * progress, 2 rejected, 3 approved. The organisation is already a stakeholder of type 4; once approved it becomes a row
 * of `organisation` and counts. `template_id` is the letter of the decision: 1 welcome, 2 duplicated, 3 other.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("user_title", (t) => {
    t.smallint("title_id").primary();
    t.text("description").notNullable().unique();
  });
  await knex.schema.createTable("job_role", (t) => {
    t.smallint("role_id").primary();
    t.text("description").notNullable().unique();
  });
  await knex("user_title").insert(TITLES.map((description, index) => ({ title_id: index + 1, description })));
  await knex("job_role").insert(ROLES.map((description, index) => ({ role_id: index + 1, description })));

  await knex.schema.createTable("person", (t) => {
    belongTo(t, "stakeholder_id").primary();
    t.smallint("title_id").references("title_id").inTable("user_title");
    t.smallint("role_id").references("role_id").inTable("job_role");
  });
  await knex.schema.createTable("stakeholder_relationship", (t) => {
    t.increments("stakeholder_relationship_id");
    belongTo(t, "stakeholder_id");
    belongTo(t, "related_stakeholder_id").index();
    t.smallint("relationship_type_id").notNullable().checkIn(["1", "6"]);
    t.unique(["stakeholder_id", "related_stakeholder_id", "relationship_type_id"]);
  });
  await knex.schema.createTable("organisation_application", (t) => {
    belongTo(t, "stakeholder_id").primary();
    belongTo(t, "applicant_stakeholder_id").index();
    t.smallint("organisation_type_id")
      .notNullable()
      .references("organisation_type_id")
      .inTable("organisation_type");
    t.text("branch");
    t.integer("members").notNullable().checkPositive();
    t.timestamp("received_at", { useTz: true }).notNullable();
    t.smallint("status_id").notNullable().defaultTo(1).checkIn(["1", "2", "3"]).index();
    t.timestamp("decided_at", { useTz: true });
    t.smallint("template_id").checkIn(["1", "2", "3"]);
    t.text("rejection_reason");
  });
}

function belongTo(t: Knex.CreateTableBuilder, column: string): Knex.ReferencingColumnBuilder {
  return t
    .integer(column)
    .notNullable()
    .references("stakeholder_id")
    .inTable("stakeholder")
    .onDelete("cascade");
}

const TITLES = ["Ms", "Mrs", "Mr", "Mx", "Dr", "Prof", "Adv", "Rev"];

const ROLES = [
  "Executive or head",
  "Manager",
  "Human resources",
  "Gender focal person",
  "Municipal official",
  "Social worker or counsellor",
  "Lecturer or teacher",
  "Other",
];
