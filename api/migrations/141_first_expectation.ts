import type { Knex } from "knex";

/**
 * health_check: `first_expected_responses` is `expected_responses` as it was when its first answer came, null before. Whether
 * there are more answers than people is judged by it, for it can no longer be raised.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("health_check", (t) => {
    t.integer("first_expected_responses");
  });
  await knex.raw(
    "update health_check set first_expected_responses = expected_responses where closed_on is null and actual_responses > 0",
  );
}
