import type { Knex } from "knex";
import { dayBefore } from "../../lib/time/quarters.ts";
import type { CurrentInstance } from "../instance/CurrentInstance.ts";

/** Its last day was yesterday; one added today has no day. */
export async function endInstance(
  trx: Knex.Transaction,
  { buildingBlockStakeholderId }: CurrentInstance,
  today: string,
): Promise<void> {
  await trx("building_block_stakeholder")
    .where({ buildingBlockStakeholderId })
    .update({ validTo: dayBefore(today) });
}
