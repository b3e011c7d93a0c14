import type { Knex } from "knex";
import type { Session } from "../lib/http/route.ts";
import type { Env } from "../lib/operating/env.ts";
import type { Secrets } from "../lib/security/secrets.ts";
import type { Visit } from "../lib/security/session.ts";
import { type Account, lockOwnAccount } from "../user/accounts.ts";
import { beginSession } from "../user/knownBrowsers.ts";
import { getKinds } from "../user/secondFactors.ts";
import type { SecondFactorKind } from "./contract.ts";

type StepUpContext = {
  visit: Visit;
  env: Pick<Env, "SECOND_FACTOR_DAYS" | "NODE_ENV">;
  secrets: Secrets;
  now: Date;
};
type StepUp = {
  verified: "password" | "password and factor";
  /** "sign in" begins a session; "continue" records the step-up in the current one. */
  purpose: "sign in" | "continue";
};

/**
 * Only this function makes a session recently authenticated.
 * @returns the kinds of second factor of which one is still required
 */
export async function stepUp(
  trx: Knex.Transaction,
  account: Account,
  { verified, purpose, visit, env, secrets, now }: StepUp & StepUpContext,
): Promise<{ secondFactor?: SecondFactorKind[] }> {
  const { stakeholderId } = account;
  const secondFactor = verified === "password" ? await getKinds(trx, stakeholderId) : [];
  if (secondFactor.length > 0) {
    if (purpose === "sign in") await visit.begin(trx, { stakeholderId, purpose: "second-factor" }, now);
    return { secondFactor };
  }
  if (purpose === "continue") {
    await visit.recordStepUp(trx, now);
    return {};
  }
  await trx("user_account").where({ stakeholderId }).update({ lastSeenAt: now });
  await beginSession(trx, account, { visit, env, secrets, now, authenticatedAt: now });
  return {};
}

/** Ends the user's sessions and begins a new one, without counting as a new authentication. */
export async function renewSession(
  trx: Knex.Transaction,
  { session, visit, env, secrets, now }: StepUpContext & { session: Session },
  change: (account: Account) => Promise<void>,
): Promise<void> {
  const account = await lockOwnAccount(trx, session, { env, now });
  await change(account);
  const { authenticatedAt } = session;
  await beginSession(trx, account, { visit, env, secrets, now, authenticatedAt });
}
