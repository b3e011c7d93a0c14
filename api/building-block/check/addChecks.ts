import type { Knex } from "knex";
import { insertRows, takeIds } from "../../lib/insertRows.ts";
import type { CheckedHow } from "../instance/contract.ts";

/** `today` is the day in South Africa, ISO 8601. */
export type Checking = { how: CheckedHow; by: number; at: Date; today: string };

/** What a check of a person replaced, for undo. Days are ISO 8601. */
export type BeforeCheck = {
  validFrom: string;
  verifiedOn: string | null;
  verifiedHow: number | null;
  verifiedBy: number | null;
  earlierVerifiedOn: string | null;
  earlierVerifiedHow: number | null;
  notReachedDays: number;
  reports: number;
  reportedOn: string | null;
};

/** What a check of a place's own numbers replaced. Days are ISO 8601. */
export type PlaceBefore = { verifiedOn: string | null; reports: number; reportedOn: string | null };

type Made = Omit<Checking, "how"> & {
  /** Null: nobody was reached. */
  how: CheckedHow | null;
  before: ReadonlyMap<number, BeforeCheck | PlaceBefore>;
  endedIds: ReadonlyMap<number, number>;
};

/** @returns the check of each contact */
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
