import type { Knex } from "knex";
import type { Cycle } from "./Challenge.ts";

export async function findChangedCycles(trx: Knex, reported: readonly Cycle[]): Promise<Cycle[]> {
  const existing: Cycle[] = await trx("collective_action_cycle");
  const known = new Map(existing.map((cycle) => [cycle.cycleId, cycle]));
  return [...new Set(reported)].filter(({ cycleId, startMonth, endMonth }) => {
    const before = known.get(cycleId);
    return (
      before === undefined ||
      (startMonth ?? before.startMonth) !== before.startMonth ||
      (endMonth ?? before.endMonth) !== before.endMonth
    );
  });
}

export async function storeCycles(trx: Knex, cycles: readonly Cycle[]): Promise<void> {
  for (const { cycleId, description, startMonth, endMonth } of cycles) {
    await trx("collective_action_cycle")
      .insert({ cycleId, description, startMonth, endMonth })
      .onConflict("cycle_id")
      .merge({
        startMonth: trx.raw("coalesce(excluded.start_month, collective_action_cycle.start_month)"),
        endMonth: trx.raw("coalesce(excluded.end_month, collective_action_cycle.end_month)"),
      });
  }
}

export async function removeUnusedCycles(trx: Knex): Promise<void> {
  await trx("collective_action_cycle")
    .whereNotIn("cycle_id", trx("collective_action").select("cycle_id"))
    .delete();
}
