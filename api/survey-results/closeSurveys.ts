import type { Knex } from "knex";
import { raiseDataVersion } from "../lib/dataVersion.ts";
import { dayInSouthAfrica, type Quarter, quarterNumber } from "../lib/quarters.ts";
import { storeResults } from "./storeResults.ts";

const CODES = ["survey_invitation", "survey_slip", "survey_receipt"] as const;
const EVERY_MS = 60 * 60_000;

/**
 * Beside the date: deletes codes and receipts, and adds the results to the public figures, which appear when the
 * quarter is over.
 */
export async function finishSurveys(trx: Knex.Transaction, healthCheckIds: readonly number[]): Promise<void> {
  for (const table of CODES)
    await trx(table)
      .whereIn("health_check_id", [...healthCheckIds])
      .delete();
  await storeResultsOf(trx, await quartersOf(trx, healthCheckIds));
}

export type SourcedQuarter = Quarter & { dataSourceId: number };

/** Each quarter with its latest source. */
export async function quartersOf(
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

export async function storeResultsOf(
  trx: Knex.Transaction,
  quarters: readonly SourcedQuarter[],
): Promise<void> {
  for (const quarter of quarters) await storeResults(trx, [quarter], quarter.dataSourceId);
  await raiseDataVersion(trx, ["health-check"]);
}

export async function closeEndedSurveys(knex: Knex, now: Date): Promise<void> {
  await knex.transaction(async (trx) => {
    const closed: { healthCheckId: number }[] = await trx("health_check")
      .whereNull("closed_on")
      .where("effective_to", "<", dayInSouthAfrica(now))
      .update({ closedOn: trx.ref("effective_to") })
      .returning("health_check_id");
    if (closed.length === 0) return;
    await finishSurveys(
      trx,
      closed.map(({ healthCheckId }) => healthCheckId),
    );
  });
}

/** Now and every hour; returns a function that stops it. */
export function startClosing(knex: Knex, onError: (error: unknown) => void): () => void {
  const run = () => void closeEndedSurveys(knex, new Date()).catch(onError);
  run();
  const timer = setInterval(run, EVERY_MS);
  return () => clearInterval(timer);
}
