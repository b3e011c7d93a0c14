import type { Knex } from "knex";

/**
 * `exclusion_reason`: why an administrator excluded the survey from the public figures. `shown_responses` is the only
 * number of responses that anybody is shown: of an open survey in steps of five, of a closed one exact, and 0 below five.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table health_check
      drop column is_blurred,
      drop column came_fast,
      drop column shown_fast,
      drop column counted_on,
      drop column first_expected_responses,
      drop column shown_responses`);
  await knex.raw("alter table health_check add column exclusion_reason text");
  await knex.raw(
    "update health_check set exclusion_reason = 'An administrator left it out.' where is_left_out",
  );
  await knex.raw(`
    alter table health_check
      drop column is_left_out,
      add column shown_responses integer not null generated always as (
        case
          when closed_on is null then actual_responses - actual_responses % 5
          when actual_responses < 5 then 0
          else actual_responses
        end
      ) stored`);
  await knex.raw("alter table health_check_result drop column overall_before");
}
