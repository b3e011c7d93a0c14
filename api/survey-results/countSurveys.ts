import type { Knex } from "knex";
import { dayInSouthAfrica } from "../shared/quarters.ts";
import { type Chance, secretChance } from "./perturb.ts";
import { countWhileOpen } from "./shownCount.ts";

/** Once a day, so that nobody who answers sees the effect; many draws would reveal the number. */
export async function countOpenSurveys(knex: Knex, now: Date, chance: Chance = secretChance): Promise<void> {
  const today = dayInSouthAfrica(now);
  await knex.transaction(async (trx) => {
    const due: { healthCheckId: number; actualResponses: number }[] = await trx("health_check")
      .whereNull("closed_on")
      .where("effective_from", "<", today)
      .whereRaw("coalesce(counted_on, '-infinity') < ?", [today])
      .orderBy("health_check_id")
      .forNoKeyUpdate()
      .select("health_check_id", "actual_responses");
    for (const { healthCheckId, actualResponses } of due) {
      await trx("health_check")
        .where({ healthCheckId })
        .update({
          shownResponses: countWhileOpen(actualResponses, chance),
          shownFast: trx.ref("came_fast"),
          countedOn: today,
        });
    }
  });
}
