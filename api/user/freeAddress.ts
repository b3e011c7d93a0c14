import type { Knex } from "knex";
import type { StateAt } from "../access/accountState.ts";
import { forgetUnverified } from "../lib/security/unverified.ts";
import { type Account, isUsed, lockAccountByUsername } from "./accounts.ts";

/**
 * False if taken, even by a simultaneous request.
 * @param isKept for accounts that the caller does not replace
 */
export async function freeAddress(
  trx: Knex.Transaction,
  username: string,
  { isProtected = () => false, ...at }: StateAt & { isProtected?: (existing: Account) => boolean },
): Promise<boolean> {
  // A simultaneous request waits and finds this one's account.
  await trx.raw("select pg_advisory_xact_lock(hashtext(?))", [username]);
  const existing = await lockAccountByUsername(trx, username, at);
  if (existing === undefined) return true;
  if (isUsed(existing) || isProtected(existing)) return false;
  await forgetUnverified(trx, [existing.stakeholderId]);
  return true;
}
