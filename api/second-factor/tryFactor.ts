import type { Knex } from "knex";
import type { Env } from "../lib/env.ts";
import type { Secrets } from "../lib/secrets.ts";
import type { Visit } from "../lib/session.ts";
import type { Throttle } from "../lib/throttle.ts";
import { type Account, lockAccount } from "../user/accounts.ts";
import { identifyCaller } from "../user/knownBrowsers.ts";
import { appCodeTry, longFactorTry } from "../user/limits.ts";
import type { GivenFactor } from "./contract.ts";
import { factorIsWrong, useFactor } from "./useFactor.ts";

type Steps = {
  account: Account;
  transact<T>(step: (trx: Knex.Transaction) => Promise<T>): Promise<T>;
  visit: Visit;
  env: Pick<Env, "PUBLIC_ORIGIN">;
  throttle: Throttle;
  secrets: Secrets;
  now: Date;
};

/**
 * One limited try of a second factor. `onRight` runs in the transaction in which the factor is used up, with the account
 * locked. Returns what to say about it: how many recovery codes are left.
 * @throws {HttpError} 400 where it is wrong, {TooManyRequests} after too many tries
 */
export async function tryFactor(
  factor: GivenFactor,
  { account, transact, visit, env, throttle, secrets, now }: Steps,
  onRight: (trx: Knex.Transaction, account: Account) => Promise<void> = async () => undefined,
): Promise<string> {
  const caller = await identifyCaller(account.username, { transact, visit, secrets });
  const tried = factor.kind === "totp" ? appCodeTry(caller) : longFactorTry(caller);
  await throttle.count(tried);
  const used = await transact(async (trx) => {
    const locked = await lockAccount(trx, account.stakeholderId);
    if (locked === undefined) return undefined;
    const told = await useFactor(factor, {
      trx,
      account: locked,
      sessionHash: visit.sessionHash,
      env,
      secrets,
      now,
    });
    if (told !== undefined) await onRight(trx, locked);
    return told;
  });
  if (used === undefined) throw factorIsWrong(factor);
  await throttle.giveBack(tried);
  return used;
}
