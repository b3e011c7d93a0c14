import type { Knex } from "knex";
import { raiseDataVersion } from "../lib/cache/dataVersion.ts";
import { dayInSouthAfrica, type Quarter, quarterNumber } from "../shared/quarters.ts";
import { MIN_RESPONSES } from "./anonymity.ts";
import { type Blurring, blurTallies } from "./blurTallies.ts";
import { secretChance } from "./perturb.ts";
import { storeResults } from "./storeResults.ts";

const CODES = ["survey_invitation", "survey_slip", "survey_spent_slips", "survey_receipt"] as const;

/** Deletes codes, receipts and addresses too. The database refuses a closed survey that is not blurred. */
export async function closeSurveys(
  trx: Knex.Transaction,
  healthCheckIds: readonly number[],
  { chance = secretChance, isCountKnown = false }: Partial<Blurring> = {},
): Promise<void> {
  // Waits for answers that are being counted.
  const closed: { healthCheckId: number }[] = await trx("health_check")
    .whereIn("health_check_id", [...healthCheckIds])
    .where({ isBlurred: false })
    .update({ closedOn: trx.raw("coalesce(closed_on, effective_to)"), isBlurred: true })
    .returning("health_check_id");
  const ids = closed.map(({ healthCheckId }) => healthCheckId);
  await blurTallies(trx, ids, { chance, isCountKnown });
  await trx("health_check")
    .whereIn("health_check_id", ids)
    .update({
      shownResponses: trx.raw("case when actual_responses < ? then 0 else actual_responses end", [
        MIN_RESPONSES,
      ]),
      shownFast: trx.ref("came_fast"),
      countedOn: null,
    });
  for (const table of CODES) await trx(table).whereIn("health_check_id", ids).delete();
}

/** Public figures appear when the quarter is over. */
export async function finishSurveys(
  trx: Knex.Transaction,
  healthCheckIds: readonly number[],
  blurring: Partial<Blurring> = {},
): Promise<void> {
  await closeSurveys(trx, healthCheckIds, blurring);
  await storeResultsOf(trx, await quartersOf(trx, healthCheckIds));
}

type SourcedQuarter = Quarter & { dataSourceId: number };

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
    // Two processes may start at once.
    const ended: number[] = await trx("health_check")
      .whereNull("closed_on")
      .where("effective_to", "<", dayInSouthAfrica(now))
      .orderBy("health_check_id")
      .forUpdate()
      .pluck("health_check_id");
    if (ended.length > 0) await finishSurveys(trx, ended);
  });
}
