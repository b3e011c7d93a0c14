import type { Knex } from "knex";

/**
 * health_check: `shown_responses` is the only number of answers that anybody is shown, alone or in a sum. Of an open survey
 * it is counted once a day, blurred, and in steps of five; `counted_on` is that day, null before the first one. Of a closed
 * one it is `actual_responses`, which closing blurs too, and 0 below five. `shown_fast` is what is shown of `came_fast`, and
 * changes only when it is counted or closed. Closed surveys had been shown with their number, which therefore stays.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("health_check", (t) => {
    t.integer("shown_responses").notNullable().defaultTo(0);
    t.boolean("shown_fast").notNullable().defaultTo(false);
    t.date("counted_on");
  });
  await knex.raw(
    `update health_check set
      shown_responses = case when actual_responses < 5 then 0 else actual_responses end, shown_fast = came_fast
    where is_blurred`,
  );
}
