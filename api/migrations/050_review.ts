import type { Knex } from "knex";

/**
 * organisation_application: `due_on` is when it should be decided; working days of waiting for the applicant, since
 * `waiting_since` for `waiting_for`, move it on. `decided_by` decided last. `letter_mail_id` is that decision's
 * letter; `before_decision` is restored if the letter is stopped. The application outlives the applicant's account.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("organisation_application", (t) => {
    t.date("due_on");
    t.timestamp("waiting_since", { useTz: true });
    t.text("waiting_for");
    t.integer("decided_by");
    t.integer("letter_mail_id").references("mail_id").inTable("mail").onDelete("set null").index();
    t.jsonb("before_decision");
    t.dropForeign("applicant_stakeholder_id");
    t.setNullable("applicant_stakeholder_id");
  });
  // Five working days, assuming no holiday.
  await knex.raw(`update organisation_application
    set due_on = (received_at at time zone 'Africa/Johannesburg')::date + 7`);
  await knex.schema.alterTable("organisation_application", (t) => {
    t.dropNullable("due_on");
    t.foreign("applicant_stakeholder_id")
      .references("stakeholder_id")
      .inTable("stakeholder")
      .onDelete("set null");
    t.index(["status_id", "due_on"]);
  });
}
