import type { Knex } from "knex";
import type { Env } from "../lib/operating/env.ts";
import type { Secrets } from "../lib/security/secrets.ts";
import type { Visit } from "../lib/security/session.ts";
import type { Throttle } from "../lib/security/throttle.ts";
import { type Account, lockAccount } from "../user/accounts.ts";
import { identifyCaller } from "../user/knownBrowsers.ts";
import { appCodeTry, longFactorTry } from "../user/limits.ts";
import { consumeFactor, factorIsWrong } from "./consumeFactor.ts";
import type { GivenFactor } from "./contract.ts";

type Steps = {
  account: Account;
  transact<T>(step: (trx: Knex.Transaction) => Promise<T>): Promise<T>;
  visit: Visit;
  env: Pick<Env, "PUBLIC_ORIGIN" | "NODE_ENV">;
  throttle: Throttle;
  secrets: Secrets;
  now: Date;
};

/**
 * `onRight` runs in the transaction that consumes the factor, with the account locked. Returns a note on the
 * recovery codes that are left.
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
    const locked = await lockAccount(trx, account.stakeholderId, { env, now });
    if (locked === undefined) return undefined;
    const note = await consumeFactor(factor, {
      trx,
      account: locked,
      sessionHash: visit.sessionHash,
      env,
      secrets,
      now,
    });
    if (note !== undefined) await onRight(trx, locked);
    return note;
  });
  if (used === undefined) throw factorIsWrong(factor);
  await throttle.giveBack(tried);
  return used;
}
