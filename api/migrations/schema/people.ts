import type { Knex } from "knex";

export async function createPeopleTables(knex: Knex): Promise<void> {
  // mail: a message to send, written in the transaction that causes it. `sealed` is its recipient and text,
  // encrypted because some contain codes; emptied once the message was sent or `expires_at` has passed.
  // `due_at` is the next attempt; a sender first moves it ahead, so that two processes do not send one
  // message at once, and that of a killed process is tried again.
  await knex.schema.createTable("mail", (t) => {
    t.increments("mail_id");
    t.text("template").notNullable();
    t.text("sealed");
    t.smallint("tries").notNullable().defaultTo(0);
    t.timestamp("made_at").notNullable();
    t.timestamp("due_at");
    t.timestamp("expires_at").notNullable();
    t.timestamp("sent_at");
    t.text("last_error");
  });
  await knex.raw("create index mail_due_at on mail (due_at) where due_at is not null");

  // user_title: a title that people choose for themselves.
  await knex.schema.createTable("user_title", (t) => {
    t.smallint("title_id").primary();
    t.text("description").notNullable().unique();
  });
  await knex("user_title").insert(TITLES.map((description, index) => ({ title_id: index + 1, description })));

  // job_role: a role at work that people choose for themselves.
  await knex.schema.createTable("job_role", (t) => {
    t.smallint("role_id").primary();
    t.text("description").notNullable().unique();
  });
  await knex("job_role").insert(ROLES.map((description, index) => ({ role_id: index + 1, description })));

  // person: a stakeholder of type 3, who can have an account. The name is the stakeholder's. `company_id` is
  // the organisation or municipality where somebody works; it gives no access: only a stakeholder_relationship
  // of type 1 lets a person speak for an organisation.
  await knex.schema.createTable("person", (t) => {
    t.integer("stakeholder_id").primary().references("stakeholder.stakeholder_id").onDelete("cascade");
    t.smallint("title_id").references("user_title.title_id");
    t.smallint("role_id").references("job_role.role_id");
    t.integer("company_id").references("stakeholder.stakeholder_id").onDelete("set null").index();
  });

  // stakeholder_relationship: type 1, a person represents an organisation; type 6, a person coordinates the
  // building blocks of a municipality.
  await knex.schema.createTable("stakeholder_relationship", (t) => {
    t.increments("stakeholder_relationship_id");
    t.integer("stakeholder_id").notNullable().references("stakeholder.stakeholder_id").onDelete("cascade");
    t.integer("related_stakeholder_id")
      .notNullable()
      .references("stakeholder.stakeholder_id")
      .onDelete("cascade")
      .index();
    t.smallint("relationship_type_id").notNullable().checkIn(["1", "6"]);
    t.unique(["stakeholder_id", "related_stakeholder_id", "relationship_type_id"]);
  });
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
