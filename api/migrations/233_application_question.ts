import type { Knex } from "knex";

/** application_question: what an applicant was asked while their application waits, and what they answered. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("application_question", (t) => {
    t.increments("application_question_id");
    t.integer("stakeholder_id")
      .notNullable()
      .references("stakeholder_id")
      .inTable("organisation_application")
      .onDelete("cascade")
      .index();
    t.text("question").notNullable();
    t.timestamp("asked_at", { useTz: true }).notNullable();
    t.text("answer");
    t.timestamp("answered_at", { useTz: true });
  });
  await knex.raw(`
    insert into application_question (stakeholder_id, question, asked_at)
    select stakeholder_id, waiting_for, waiting_since from organisation_application
    where waiting_since is not null and waiting_for is not null`);
}
