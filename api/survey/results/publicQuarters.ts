import type { Knex } from "knex";
import { lastCompletedQuarter, type Quarter } from "../../shared/quarters.ts";

/**
 * Excludes the running quarter and quarters with open surveys: their figures would reveal single responses
 * and, by subtraction, a missing survey.
 * @param table alias of the table with `year` and `quarter`
 */
export function wherePublic(query: Knex.QueryBuilder, table: string, today: string): void {
  const { year, quarter } = lastCompletedQuarter(today);
  query.whereRaw("(??.year, ??.quarter) <= (?, ?)", [table, table, year, quarter]).whereRaw(
    `not exists (
        select 1 from health_check as h join questionnaire as n on n.questionnaire_id = h.questionnaire_id
        where h.closed_on is null and n.year = ??.year and n.quarter = ??.quarter
      )`,
    [table, table],
  );
}

export async function isPublic(trx: Knex, { year, quarter }: Quarter, today: string): Promise<boolean> {
  const requestedQuarter = trx
    .from(trx.raw("(values (?::int, ?::int)) as requested(year, quarter)", [year, quarter]))
    .modify(wherePublic, "requested", today);
  return (await requestedQuarter.first("year")) !== undefined;
}
