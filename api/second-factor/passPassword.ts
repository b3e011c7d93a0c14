import type { Knex } from "knex";
import type { Env } from "../lib/env.ts";
import type { Secrets } from "../lib/secrets.ts";
import type { Visit } from "../lib/session.ts";
import type { Account } from "../user/accounts.ts";
import { enter } from "../user/knownBrowsers.ts";
import { kindsOf } from "../user/secondFactors.ts";
import type { SecondFactorKind } from "./contract.ts";

type With = { visit: Visit; env: Pick<Env, "SECOND_FACTOR_DAYS">; secrets: Secrets; now: Date };

/**
 * What follows a right password, a new one by mail included: the caller is signed in, or, where the account has a
 * second factor, is asked for it, and has opened nothing yet.
 */
export async function passPassword(
  trx: Knex.Transaction,
  account: Account,
  { visit, env, secrets, now }: With,
): Promise<{ secondFactor?: SecondFactorKind[] }> {
  const { stakeholderId } = account;
  const secondFactor = await kindsOf(trx, stakeholderId);
  if (secondFactor.length === 0) {
    await enter(trx, account, { visit, env, secrets, now });
    return {};
  }
  await visit.begin(trx, { stakeholderId, purpose: "second-factor" }, now);
  return { secondFactor };
}
