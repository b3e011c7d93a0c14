import type { Knex } from "knex";
import { dayBefore } from "../../shared/quarters.ts";
import { copyPeople } from "./copyPeople.ts";

/** Call it before the check: files may state the old details again. */
export async function keepDetails(
  trx: Knex.Transaction,
  ids: readonly number[],
  today: string,
): Promise<void> {
  const past: number[] = await trx("building_block_contact_person")
    .whereIn("stakeholder_id", [...ids])
    .where("verified_on", "<", today)
    .where("valid_from", "<", today)
    .pluck("stakeholder_id");
  if (past.length === 0) return;
  await copyPeople(trx, past, { validTo: dayBefore(today) });
  await trx("building_block_contact_person").whereIn("stakeholder_id", past).update({ validFrom: today });
}
