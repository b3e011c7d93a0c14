import type { Knex } from "knex";
import type { Audit } from "../lib/audit/audit.ts";
import { done } from "../lib/http/done.ts";
import { HttpError, notFound } from "../lib/http/errors.ts";
import { route, type Session } from "../lib/http/route.ts";
import type { Env } from "../lib/operating/env.ts";
import type { Secrets } from "../lib/security/secrets.ts";
import { endSessions, type Visit } from "../lib/security/session.ts";
import { type Account, lockOwnAccount } from "../user/accounts.ts";
import { forgetBrowsers, rememberBrowser } from "../user/knownBrowsers.ts";
import { getKinds, readFactors } from "../user/secondFactors.ts";
import { beginTotp, confirmTotp, getSecondFactors, makeRecoveryCodes, removeTotp } from "./contract.ts";
import { replaceRecoveryCodes } from "./recoveryCodes.ts";
import { mailOwner } from "./resetFactors.ts";
import { findStep, formatKeyUri, randomKey, toBase32 } from "./totp.ts";

const getSecondFactorsRoute = route(getSecondFactors, ({ trx, session }) =>
  readFactors(trx, session.stakeholderId),
);

type ChangeContext = {
  trx: Knex.Transaction;
  session: Session;
  env: Env;
  audit: Audit;
  secrets: Secrets;
  now: Date;
};

const beginTotpRoute = route(beginTotp, async (context) => {
  const { trx, session, secrets, now } = context;
  const { stakeholderId, username } = await lockOwnAccount(trx, session, context);
  const key = randomKey();
  const sealedKey = secrets.encrypt(key.toString("base64"));
  const updated = await trx("totp")
    .insert({ stakeholderId, sealedKey, madeAt: now, confirmedAt: null, lastStep: 0 })
    .onConflict("stakeholder_id")
    .merge()
    .whereNull("totp.confirmed_at")
    .returning("stakeholder_id");
  if (updated.length === 0) throw createAppExistsError();
  return { key: toBase32(key), address: formatKeyUri(key, username) };
});

const createAppExistsError = () =>
  new HttpError(409, "has-totp", "You have an authenticator app already. Remove it first to add another.");

const confirmTotpRoute = route(confirmTotp, async ({ body: { code }, ...context }) => {
  const { trx, session, secrets, now } = context;
  const account = await lockOwnAccount(trx, session, context);
  const { stakeholderId } = account;
  const row = await trx("totp").where({ stakeholderId }).first("sealed_key", "confirmed_at");
  if (row === undefined) throw notFound("The key");
  if (row.confirmedAt !== null) throw createAppExistsError();
  const key = Buffer.from(secrets.decrypt(row.sealedKey), "base64");
  const lastStep = findStep(code, { key, lastStep: 0, now });
  if (lastStep === undefined) throw createWrongCodeError();
  const isFirst = (await getKinds(trx, stakeholderId)).length === 0;
  await trx("totp").where({ stakeholderId }).update({ confirmedAt: now, lastStep });
  const mailText = "An authenticator app was added to your account.";
  const codes = await activateFactor({ account, isFirst, mailText }, context);
  return { ...done("Your authenticator app is added."), ...codes };
});

function createWrongCodeError(): HttpError {
  const description =
    "This code is wrong. Check that your phone's clock is right, and type the code it shows now.";
  return new HttpError(400, "invalid", description, [{ code: "wrong", description, field: "code" }]);
}

type AddedFactor = { account: Account; isFirst: boolean; mailText: string };

/** Adding the first factor ends the other sessions, because they began without one. */
export async function activateFactor(
  { account, isFirst, mailText }: AddedFactor,
  context: ChangeContext & { visit: Visit },
): Promise<{ recoveryCodes?: string[] }> {
  const { trx, session, audit, secrets } = context;
  const { stakeholderId } = account;
  await audit(trx, { what: "second factor added", subject: stakeholderId });
  await mailOwner(account, mailText, context);
  if (!isFirst) return {};
  await endSessions(trx, stakeholderId, session.sessionHash);
  await forgetBrowsers(trx, stakeholderId);
  await rememberBrowser(trx, account, context);
  return { recoveryCodes: await replaceRecoveryCodes(trx, stakeholderId, secrets) };
}

const removeTotpRoute = route(removeTotp, async (context) => {
  const { trx, session } = context;
  const account = await lockOwnAccount(trx, session, context);
  const { stakeholderId } = account;
  if ((await trx("totp").where({ stakeholderId }).delete().returning("confirmed_at")).length === 0)
    throw notFound("The authenticator app");
  await finishFactorRemoval(account, "The authenticator app was removed from your account.", context);
  return done("Your authenticator app is removed.");
});

export async function finishFactorRemoval(
  account: Account,
  mailText: string,
  context: ChangeContext,
): Promise<void> {
  const { trx, audit } = context;
  const { stakeholderId } = account;
  if ((await getKinds(trx, stakeholderId)).length === 0) {
    await trx("recovery_code").where({ stakeholderId }).delete();
  }
  await audit(trx, { what: "second factor removed", subject: stakeholderId });
  await mailOwner(account, mailText, context);
}

const makeRecoveryCodesRoute = route(makeRecoveryCodes, async (context) => {
  const { trx, session, audit, secrets } = context;
  const account = await lockOwnAccount(trx, session, context);
  const { stakeholderId } = account;
  if ((await getKinds(trx, stakeholderId)).length === 0) {
    throw new HttpError(409, "no-second-factor", "Add a passkey or an authenticator app first.");
  }
  const recoveryCodes = await replaceRecoveryCodes(trx, stakeholderId, secrets);
  await audit(trx, { what: "recovery codes made", subject: stakeholderId });
  await mailOwner(account, "New recovery codes were made. Those before them no longer work.", context);
  return { ...done("These codes replace those before."), recoveryCodes };
});

export const enrolmentRoutes = [
  getSecondFactorsRoute,
  beginTotpRoute,
  confirmTotpRoute,
  removeTotpRoute,
  makeRecoveryCodesRoute,
];
