import type { Knex } from "knex";

export async function createOrganisationTables(knex: Knex): Promise<void> {
  // organisation_type: a kind of organisation.
  await knex.schema.createTable("organisation_type", (t) => {
    t.smallint("organisation_type_id").primary();
    t.text("description").notNullable().unique();
    t.boolean("has_students").notNullable();
    t.smallint("seq").notNullable();
  });

  // organisation: a stakeholder of type 4 that may survey its people about GBVF. Its name is its
  // stakeholder's, and in no public response. `has_students`: it may survey students as well as staff.
  await knex.schema.createTable("organisation", (t) => {
    t.integer("stakeholder_id").primary().references("stakeholder.stakeholder_id").onDelete("cascade");
    t.smallint("organisation_type_id").notNullable().references("organisation_type.organisation_type_id");
    t.date("registered_on").notNullable();
  });

  // organisation_application: an organisation that asks to take part, and the person who asks. `status_id` is
  // 1 in progress, 2 rejected, 3 approved. The organisation is already a stakeholder of type 4; once approved
  // it becomes a row of `organisation` and counts. `template_id` is the message of the decision: 1 welcome, 2
  // duplicated, 3 other. `due_on` is when it should be decided; working days of waiting for the applicant,
  // since `waiting_since` for `waiting_for`, move it on. `decided_by` decided last. `letter_mail_id` is that
  // decision's message; `before_decision` is restored if the message is stopped. The application outlives the
  // applicant's account.
  await knex.schema.createTable("organisation_application", (t) => {
    t.integer("stakeholder_id").primary().references("stakeholder.stakeholder_id").onDelete("cascade");
    t.integer("applicant_stakeholder_id")
      .references("stakeholder.stakeholder_id")
      .onDelete("set null")
      .index();
    t.smallint("organisation_type_id").notNullable().references("organisation_type.organisation_type_id");
    t.text("branch");
    t.integer("members").notNullable().checkPositive();
    t.timestamp("received_at").notNullable();
    t.smallint("status_id").notNullable().defaultTo(1).checkIn(["1", "2", "3"]).index();
    t.timestamp("decided_at");
    t.smallint("template_id").checkIn(["1", "2", "3"]);
    t.text("rejection_reason");
    t.integer("version").notNullable().defaultTo(1);
    t.integer("changed_by");
    t.timestamp("changed_at");
    t.date("due_on").notNullable();
    t.timestamp("waiting_since");
    t.text("waiting_for");
    t.integer("decided_by");
    t.integer("letter_mail_id").references("mail.mail_id").onDelete("set null").index();
    t.jsonb("before_decision");
    t.index(["status_id", "due_on"]);
  });

  // application_question: what an applicant was asked while their application waits, and what they answered.
  await knex.schema.createTable("application_question", (t) => {
    t.increments("application_question_id");
    t.integer("stakeholder_id")
      .notNullable()
      .references("organisation_application.stakeholder_id")
      .onDelete("cascade")
      .index();
    t.text("question").notNullable();
    t.timestamp("asked_at").notNullable();
    t.text("answer");
    t.timestamp("answered_at");
  });

  // application_viewing: who has an application open, so that two do not decide it at once. `opened_at` is
  // since when, `seen_at` when their page last had the focus. Rows go when the page is left, or a few minutes
  // after they were last seen.
  await knex.schema.createTable("application_viewing", (t) => {
    t.integer("stakeholder_id")
      .notNullable()
      .references("organisation_application.stakeholder_id")
      .onDelete("cascade");
    t.integer("viewer_stakeholder_id")
      .notNullable()
      .references("user_account.stakeholder_id")
      .onDelete("cascade")
      .index();
    t.timestamp("opened_at").notNullable();
    t.timestamp("seen_at").notNullable();
    t.primary(["stakeholder_id", "viewer_stakeholder_id"]);
  });
}
