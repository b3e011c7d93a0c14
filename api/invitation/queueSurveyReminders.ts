import type { Knex } from "knex";
import type { Env } from "../lib/operating/env.ts";
import { secretsOf } from "../lib/security/secrets.ts";
import { dayInSouthAfrica, isBeforeSeven } from "../lib/time/quarters.ts";
import { writeDay } from "../lib/time/writeDay.ts";
import { writeSurveyReminder } from "./letters.ts";
import { queueShuffled, takeAddresses } from "./mailLetters.ts";

type Services = { knex: Knex; env: Pick<Env, "SECRET_KEY">; now: Date };
type Due = { healthCheckId: number; organisation: string; closesOn: string };

export async function queueSurveyReminders({ knex, env, now }: Services): Promise<number> {
  if (isBeforeSeven(now)) return 0;
  const secrets = secretsOf(env);
  return knex.transaction(async (trx) => {
    let queued = 0;
    for (const { healthCheckId, organisation, closesOn } of await lockDue(trx, dayInSouthAfrica(now))) {
      const letter = writeSurveyReminder({ organisation, closesOn: writeDay(closesOn) });
      const addresses = await takeAddresses(trx, secrets, healthCheckId);
      const letters = addresses.map((to) => ({ to, letter }));
      await queueShuffled(trx, healthCheckId, letters, { secrets, now });
      queued += letters.length;
    }
    return queued;
  });
}

function lockDue(trx: Knex.Transaction, today: string): Promise<Due[]> {
  return trx("health_check as h")
    .join("stakeholder as s", "s.stakeholder_id", "h.stakeholder_id")
    .whereNull("h.closed_on")
    .where("h.effective_to", ">=", today)
    .whereIn(
      "h.health_check_id",
      trx("survey_reminder").where("remind_on", "<=", today).select("health_check_id"),
    )
    .orderBy("h.health_check_id")
    .forUpdate("h")
    .select("h.health_check_id", "s.name as organisation", trx.raw("h.effective_to::text as closes_on"));
}
