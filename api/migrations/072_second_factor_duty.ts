import type { Knex } from "knex";

/**
 * user_account.second_factor_from: when somebody without a second factor first signed in with permissions that need one.
 * The days to add it count from then.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("user_account", (t) => {
    t.timestamp("second_factor_from", { useTz: true });
  });
}
