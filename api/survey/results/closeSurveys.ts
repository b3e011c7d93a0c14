import type { Knex } from "knex";
import { raiseDataVersion } from "../../lib/cache/dataVersion.ts";
import { dayInSouthAfrica, type Quarter, quarterNumber } from "../../shared/quarters.ts";
import { storeResults } from "./storeResults.ts";

const CODE_TABLES = ["survey_invitation", "survey_slip", "survey_spent_slips", "survey_receipt"] as const;

/** Closes the surveys and deletes their codes, receipts and addresses. */
export async function closeSurveys(trx: Knex.Transaction, healthCheckIds: readonly number[]): Promise<void> {
  const ids = [...healthCheckIds];
  // The update waits for responses that are being counted.
  await trx("health_check")
    .whereIn("health_check_id", ids)
    .whereNull("closed_on")
    .update({ closedOn: trx.ref("effective_to") });
  for (const table of CODE_TABLES) await trx(table).whereIn("health_check_id", ids).delete();
}

/** Closes the surveys and computes their results, which become public after the quarter. */
export async function finishSurveys(trx: Knex.Transaction, healthCheckIds: readonly number[]): Promise<void> {
  await closeSurveys(trx, healthCheckIds);
  await storeQuarterResults(trx, await listQuarters(trx, healthCheckIds));
}

/**
 * Closes open surveys and deletes planned ones.
 * @returns the number of closed surveys
 */
export async function endSurveys(
  trx: Knex.Transaction,
  organisationId: number,
  today: string,
): Promise<number> {
  const queryOpenSurveys = () =>
    trx("health_check").where({ stakeholderId: organisationId }).whereNull("closed_on");
  await queryOpenSurveys().where("effective_from", ">", today).delete();
  const ids: number[] = await queryOpenSurveys()
    .orderBy("health_check_id")
    .forUpdate()
    .pluck("health_check_id");
  if (ids.length === 0) return 0;
  await queryOpenSurveys().update({ effectiveTo: trx.raw("least(effective_to, cast(? as date))", [today]) });
  await finishSurveys(trx, ids);
  return ids.length;
}

/** `responses` is the sum of numbers in steps of five. */
export async function countOpenSurveys(
  trx: Knex,
  organisationId: number,
): Promise<{ count: number; responses: number }> {
  const [row] = await trx("health_check")
    .where({ stakeholderId: organisationId })
    .whereNull("closed_on")
    .select(trx.raw("count(*)::int as count, coalesce(sum(disclosed_responses), 0)::int as responses"));
  return row;
}

type SourcedQuarter = Quarter & { dataSourceId: number };

export async function listQuarters(
  trx: Knex.Transaction,
  healthCheckIds: readonly number[],
): Promise<SourcedQuarter[]> {
  const rows: SourcedQuarter[] = await trx("health_check as h")
    .join("questionnaire as q", "q.questionnaire_id", "h.questionnaire_id")
    .whereIn("h.health_check_id", [...healthCheckIds])
    .orderBy("h.data_source_id")
    .select("q.year", "q.quarter", "h.data_source_id");
  return [...new Map(rows.map((row) => [quarterNumber(row), row])).values()];
}

export async function storeQuarterResults(
  trx: Knex.Transaction,
  quarters: readonly SourcedQuarter[],
): Promise<void> {
  for (const quarter of quarters) await storeResults(trx, [quarter], quarter.dataSourceId);
  await raiseDataVersion(trx, ["health-check"]);
}

export async function closeEndedSurveys(knex: Knex, now: Date): Promise<void> {
  await knex.transaction(async (trx) => {
    // The lock makes a second process wait that runs this concurrently.
    const endedIds: number[] = await trx("health_check")
      .whereNull("closed_on")
      .where("effective_to", "<", dayInSouthAfrica(now))
      .orderBy("health_check_id")
      .forUpdate()
      .pluck("health_check_id");
    if (endedIds.length > 0) await finishSurveys(trx, endedIds);
  });
}
