import type { Knex } from "knex";
import { insertRows, takeIds } from "../../lib/database/insertRows.ts";
import type { CheckedHow } from "../instance/contract.ts";

/** The check only cleared public reports: nobody was called. */
export const CLEARED = 0;
/** Does not renew the day that the public reads. */
export const OWN_KNOWLEDGE = 4;

/** Null: nobody was reached. */
export type HowDone = CheckedHow | typeof CLEARED | null;

export type Checking = { how: CheckedHow; by: number; at: Date; today: string };

export type BeforeCheck = {
  validFrom: string;
  verifiedOn: string | null;
  verifiedHow: number | null;
  verifiedBy: number | null;
  earlierVerifiedOn: string | null;
  earlierVerifiedHow: number | null;
  notReachedDays: number;
  reports: number;
  networks: number;
  reportedOn: string | null;
};

export type PlaceBefore = Pick<BeforeCheck, "verifiedOn" | "reports" | "networks" | "reportedOn">;

type Made = Omit<Checking, "how"> & {
  how: HowDone;
  before: ReadonlyMap<number, BeforeCheck | PlaceBefore>;
  endedIds: ReadonlyMap<number, number>;
};

export async function addChecks(
  trx: Knex.Transaction,
  ids: readonly number[],
  { how, by, at, today, before, endedIds }: Made,
): Promise<Map<number, number>> {
  const checkIds = await takeIds(trx, "building_block_check", "check_id", ids.length);
  await insertRows(
    trx,
    "building_block_check",
    ids.map((id, index) => ({
      check_id: checkIds[index] as number,
      stakeholder_id: id,
      checked_on: today,
      checked_at: at.toISOString(),
      checked_by: by,
      how,
      ended_stakeholder_id: endedIds.get(id) ?? null,
      before: before.get(id) as BeforeCheck | PlaceBefore,
    })),
  );
  return new Map(ids.map((id, index) => [id, checkIds[index] as number]));
}
