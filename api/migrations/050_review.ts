import type { Knex } from "knex";

/**
 * organisation_application: `due_on` is the day by which it should be decided; it moves on by the working days for
 * which the applicant was waited for, since `waiting_since`, for `waiting_for`. `decided_by`, a stakeholder, decided
 * last. `letter_mail_id` is the letter of that decision, and `before_decision` what the application was until then,
 * which is what stopping the letter brings back. An applicant's account can go; the organisation's application stays.
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
  // Five working days without a holiday among them.
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
