import type { Knex } from "knex";
import type { CheckedHow } from "../instance/contract.ts";
import { addChecks, type Checking, type PlaceBefore } from "./addChecks.ts";

/**
 * Records that a place's own numbers are right, which ends what the public reported of them, or that nobody was reached.
 * @returns the check of each place
 */
export async function checkPlaces(
  trx: Knex.Transaction,
  ids: readonly number[],
  checking: Omit<Checking, "how"> & { how: CheckedHow | null },
): Promise<Map<number, number>> {
  const before = await readPlaces(trx, ids);
  if (checking.how !== null) {
    await trx("stakeholder").whereIn("stakeholder_id", ids).update({ verifiedOn: checking.today });
    await trx("wrong_number").whereIn("stakeholder_id", ids).delete();
  }
  return addChecks(trx, ids, { ...checking, before, endedIds: new Map() });
}

async function readPlaces(trx: Knex, ids: readonly number[]): Promise<Map<number, PlaceBefore>> {
  const rows: (PlaceBefore & { stakeholderId: number })[] = await trx("stakeholder as s")
    .leftJoin("wrong_number as w", "w.stakeholder_id", "s.stakeholder_id")
    .whereIn("s.stakeholder_id", ids)
    .select("s.stakeholder_id", trx.raw("s.verified_on::text as verified_on"))
    .select(trx.raw("coalesce(w.reports, 0) as reports"), trx.raw("w.last_on::text as reported_on"));
  return new Map(rows.map(({ stakeholderId, ...before }) => [stakeholderId, before]));
}
