import type { Knex } from "knex";
import { demandFreshPassword } from "../access/grantGuard.ts";
import type { Audit } from "../lib/audit.ts";
import { done } from "../lib/done.ts";
import { HttpError, notFound } from "../lib/errors.ts";
import { route, type Session, steppedRoute } from "../lib/route.ts";
import type { Secrets } from "../lib/secrets.ts";
import { endSessions } from "../lib/session.ts";
import { type Account, lockAccount } from "../user/accounts.ts";
import { kindsOf, readFactors } from "../user/secondFactors.ts";
import { beginTotp, confirmTotp, getSecondFactors, makeRecoveryCodes, removeTotp } from "./contract.ts";
import { mailOwner } from "./mailOwner.ts";
import { replaceRecoveryCodes } from "./recoveryCodes.ts";
import { findStep, keyAddress, randomKey, toBase32 } from "./totp.ts";

const getSecondFactorsRoute = route(getSecondFactors, ({ trx, session }) =>
  readFactors(trx, session.stakeholderId),
);

type Changing = {
  trx: Knex.Transaction;
  session: Pick<Session, "stakeholderId" | "passwordGivenAt">;
  audit: Audit;
  secrets: Secrets;
  now: Date;
};

/** The caller's account, locked, for a change that asks for a fresh password. */
export async function lockOwn({ trx, session, now }: Changing): Promise<Account> {
  demandFreshPassword(session, now);
  return (await lockAccount(trx, session.stakeholderId)) as Account;
}

const beginTotpRoute = route(beginTotp, async (changing) => {
  const { trx, secrets, now } = changing;
  const { stakeholderId, username } = await lockOwn(changing);
  const key = randomKey();
  const sealedKey = secrets.seal(key.toString("base64"));
  const kept = await trx("totp")
    .insert({ stakeholderId, sealedKey, madeAt: now, confirmedAt: null, lastStep: 0 })
    .onConflict("stakeholder_id")
    .merge()
    .whereNull("totp.confirmed_at")
    .returning("stakeholder_id");
  if (kept.length === 0) throw hasApp();
  return { key: toBase32(key), address: keyAddress(key, username) };
});

const hasApp = () =>
  new HttpError(409, "has-totp", "You have an authenticator app already. Remove it first to add another.");

const confirmTotpRoute = steppedRoute(confirmTotp, async ({ body: { code }, transact, visit, ...rest }) =>
  transact(async (trx) => {
    const changing = { ...rest, trx };
    const { secrets, now } = rest;
    const account = await lockOwn(changing);
    const { stakeholderId } = account;
    const row = await trx("totp").where({ stakeholderId }).first("sealed_key", "confirmed_at");
    if (row === undefined) throw notFound("The key");
    if (row.confirmedAt !== null) throw hasApp();
    const key = Buffer.from(secrets.open(row.sealedKey), "base64");
    const lastStep = findStep(code, { key, lastStep: 0, now });
    if (lastStep === undefined) throw wrongCode();
    const isFirst = (await kindsOf(trx, stakeholderId)).length === 0;
    await trx("totp").where({ stakeholderId }).update({ confirmedAt: now, lastStep });
    const what = "An authenticator app was added to your account.";
    const codes = await addedFactor({ account, isFirst, what, sessionHash: visit.sessionHash }, changing);
    return { ...done("Your authenticator app is added."), ...codes };
  }),
);

function wrongCode(): HttpError {
  const description =
    "This code is wrong. Check that your phone's clock is right, and type the code it shows now.";
  return new HttpError(400, "invalid", description, [{ code: "wrong", description, field: "code" }]);
}

type Added = { account: Account; isFirst: boolean; what: string; sessionHash: string | undefined };

/**
 * What follows a new second factor. The first brings recovery codes, and ends the sessions that were begun without it.
 */
export async function addedFactor(
  { account, isFirst, what, sessionHash }: Added,
  changing: Changing,
): Promise<{ recoveryCodes?: string[] }> {
  const { trx, audit, secrets } = changing;
  const { stakeholderId } = account;
  await audit(trx, { what: "second factor added", subject: stakeholderId });
  await mailOwner(account, what, changing);
  if (!isFirst) return {};
  await endSessions(trx, stakeholderId, sessionHash);
  return { recoveryCodes: await replaceRecoveryCodes(trx, stakeholderId, secrets) };
}

const removeTotpRoute = route(removeTotp, async (changing) => {
  const { trx } = changing;
  const account = await lockOwn(changing);
  const { stakeholderId } = account;
  if ((await trx("totp").where({ stakeholderId }).delete().returning("confirmed_at")).length === 0)
    throw notFound("The authenticator app");
  await removedFactor(account, "The authenticator app was removed from your account.", changing);
  return done("Your authenticator app is removed.");
});

/** Recovery codes replace a second factor: without one they go too. */
export async function removedFactor(account: Account, what: string, changing: Changing): Promise<void> {
  const { trx, audit } = changing;
  const { stakeholderId } = account;
  if ((await kindsOf(trx, stakeholderId)).length === 0) {
    await trx("recovery_code").where({ stakeholderId }).delete();
  }
  await audit(trx, { what: "second factor removed", subject: stakeholderId });
  await mailOwner(account, what, changing);
}

const makeRecoveryCodesRoute = route(makeRecoveryCodes, async (changing) => {
  const { trx, audit, secrets } = changing;
  const account = await lockOwn(changing);
  const { stakeholderId } = account;
  if ((await kindsOf(trx, stakeholderId)).length === 0) {
    throw new HttpError(409, "no-second-factor", "Add a passkey or an authenticator app first.");
  }
  const recoveryCodes = await replaceRecoveryCodes(trx, stakeholderId, secrets);
  await audit(trx, { what: "recovery codes made", subject: stakeholderId });
  await mailOwner(account, "New recovery codes were made. Those before them no longer work.", changing);
  return { ...done("These codes replace those before."), recoveryCodes };
});

export const enrolmentRoutes = [
  getSecondFactorsRoute,
  beginTotpRoute,
  confirmTotpRoute,
  removeTotpRoute,
  makeRecoveryCodesRoute,
];
