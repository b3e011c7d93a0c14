import type { Knex } from "knex";

/**
 * application_viewing: who has an application open, so that two do not decide it at once. `opened_at` is since when,
 * `seen_at` when their page last had the focus. Rows go when the page is left, or a few minutes after the last sight.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("application_viewing", (t) => {
    t.integer("stakeholder_id")
      .notNullable()
      .references("stakeholder_id")
      .inTable("organisation_application")
      .onDelete("cascade");
    t.integer("viewer_stakeholder_id")
      .notNullable()
      .references("stakeholder_id")
      .inTable("user_account")
      .onDelete("cascade")
      .index();
    t.timestamp("opened_at", { useTz: true }).notNullable();
    t.timestamp("seen_at", { useTz: true }).notNullable();
    t.primary(["stakeholder_id", "viewer_stakeholder_id"]);
  });
}
