import type { Knex } from "knex";
import { REPORTS } from "../conditions.ts";
import {
  addChecks,
  type Checking,
  CLEARED,
  type HowDone,
  OWN_KNOWLEDGE,
  type PlaceBefore,
} from "./addChecks.ts";

export async function checkPlaces(
  trx: Knex.Transaction,
  ids: readonly number[],
  checking: Omit<Checking, "how"> & { how: HowDone },
): Promise<Map<number, number>> {
  const before = await readPlaces(trx, ids);
  if (checking.how !== null) await trx("wrong_number").whereIn("stakeholder_id", ids).delete();
  if (checking.how !== null && checking.how !== CLEARED && checking.how !== OWN_KNOWLEDGE)
    await trx("stakeholder").whereIn("stakeholder_id", ids).update({ verifiedOn: checking.today });
  return addChecks(trx, ids, { ...checking, before, endedIds: new Map() });
}

async function readPlaces(trx: Knex, ids: readonly number[]): Promise<Map<number, PlaceBefore>> {
  const rows: (PlaceBefore & { stakeholderId: number })[] = await trx("stakeholder as s")
    .leftJoin("wrong_number as w", "w.stakeholder_id", "s.stakeholder_id")
    .whereIn("s.stakeholder_id", ids)
    .select("s.stakeholder_id", trx.raw("s.verified_on::text as verified_on"))
    .select(trx.raw(REPORTS), trx.raw("w.last_on::text as reported_on"));
  return new Map(rows.map(({ stakeholderId, ...before }) => [stakeholderId, before]));
}
