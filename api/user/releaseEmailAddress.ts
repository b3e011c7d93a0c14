import type { Knex } from "knex";
import type { StateContext } from "../access/accountState.ts";
import { deleteUnverifiedAccounts } from "../lib/security/unverified.ts";
import { type Account, isAddressUsed, lockAccountByUsername } from "./accounts.ts";

/**
 * Returns false if the address is taken, even by a concurrent request.
 * @param isProtected true for accounts that must not be replaced
 */
export async function releaseEmailAddress(
  trx: Knex.Transaction,
  username: string,
  { isProtected = () => false, ...context }: StateContext & { isProtected?: (existing: Account) => boolean },
): Promise<boolean> {
  // A concurrent request waits, and then finds the account of this one.
  await trx.raw("select pg_advisory_xact_lock(hashtext(?))", [username]);
  const existing = await lockAccountByUsername(trx, username, context);
  if (existing === undefined) return true;
  if (isAddressUsed(existing) || isProtected(existing)) return false;
  await deleteUnverifiedAccounts(trx, [existing.stakeholderId]);
  return true;
}
