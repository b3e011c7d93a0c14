import type { Knex } from "knex";
import { audit } from "../lib/audit/audit.ts";
import { HttpError } from "../lib/http/errors.ts";
import { queueEmail } from "../lib/mail/emailQueue.ts";
import type { Env } from "../lib/operating/env.ts";
import type { RateLimiter } from "../lib/security/RateLimiter.ts";
import type { Secrets } from "../lib/security/secrets.ts";
import type { Visit } from "../lib/security/session.ts";
import { DAY_MS } from "../lib/time/spans.ts";
import { type Account, lockAccount } from "../user/accounts.ts";
import { identifyBrowser } from "../user/knownBrowsers.ts";
import { appCodeAttempt, longFactorAttempt } from "../user/rateLimits.ts";
import { countRecoveryCodes } from "../user/secondFactors.ts";
import type { SubmittedFactor } from "./contract.ts";
import { writeSecondFactorGuessed } from "./emails.ts";
import type { PasskeyAssertion } from "./passkeyFields.ts";
import { verifyAssertion } from "./passkeys.ts";
import { spendRecoveryCode } from "./recoveryCodes.ts";
import { mailOwner } from "./resetFactors.ts";
import { findStep } from "./totp.ts";

type AttemptContext = {
  account: Account;
  transact<T>(step: (trx: Knex.Transaction) => Promise<T>): Promise<T>;
  visit: Visit;
  env: Pick<Env, "PUBLIC_ORIGIN" | "NODE_ENV">;
  rateLimiter: RateLimiter;
  secrets: Secrets;
  now: Date;
};

/**
 * Runs `onAccepted` in the transaction that consumes the factor, with the account locked.
 * @returns a note on the remaining recovery codes, or ""
 * @throws {HttpError} 400 if the factor is wrong, {TooManyRequests} after too many tries
 */
export async function tryFactor(
  factor: SubmittedFactor,
  { account, transact, visit, env, rateLimiter, secrets, now }: AttemptContext,
  onAccepted: (trx: Knex.Transaction, account: Account) => Promise<void> = async () => undefined,
): Promise<string> {
  const client = await identifyBrowser(account.username, { transact, visit, secrets });
  const attempt = factor.kind === "totp" ? appCodeAttempt(client) : longFactorAttempt(client);
  await rateLimiter.count(attempt);
  const codesNote = await transact(async (trx) => {
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
    if (note !== undefined) await onAccepted(trx, locked);
    return note;
  });
  if (codesNote === undefined) throw createWrongFactorError(factor);
  await rateLimiter.refund(attempt);
  return codesNote;
}

type FactorContext = {
  trx: Knex.Transaction;
  account: Account;
  sessionHash: string | undefined;
  env: Pick<Env, "PUBLIC_ORIGIN">;
  secrets: Secrets;
  now: Date;
};

/**
 * Requires a locked account, so that no code works twice. The caller must commit even after a wrong code,
 * because it is logged.
 */
async function consumeFactor(factor: SubmittedFactor, context: FactorContext): Promise<string | undefined> {
  switch (factor.kind) {
    case "totp":
      return (await consumeTotp(factor.code, context)) ? "" : recordRefusal(context);
    case "recovery":
      return consumeRecoveryCode(factor.code, context);
    case "passkey":
      return (await consumePasskey(factor.signed, context)) ? "" : recordRefusal(context);
  }
}

async function consumePasskey(
  signed: PasskeyAssertion,
  { account, sessionHash, ...rest }: FactorContext,
): Promise<boolean> {
  if (sessionHash === undefined) return false;
  return verifyAssertion({ stakeholderId: account.stakeholderId, signed }, { ...rest, sessionHash });
}

async function consumeTotp(code: string, { trx, account, secrets, now }: FactorContext): Promise<boolean> {
  const { stakeholderId } = account;
  const row: { sealedKey: string; lastStep: number } | undefined = await trx("totp")
    .where({ stakeholderId })
    .whereNotNull("confirmed_at")
    .first("sealed_key", "last_step");
  if (row === undefined) return false;
  const key = Buffer.from(secrets.decrypt(row.sealedKey), "base64");
  const step = findStep(code, { key, lastStep: row.lastStep, now });
  if (step === undefined) return false;
  await trx("totp").where({ stakeholderId }).update({ lastStep: step });
  return true;
}

async function consumeRecoveryCode(code: string, context: FactorContext): Promise<string | undefined> {
  const { trx, account, secrets, now } = context;
  const { stakeholderId, username, name } = account;
  if (!(await spendRecoveryCode(trx, { stakeholderId, code }, secrets))) return recordRefusal(context);
  await audit(trx, { what: "recovery code used", actor: stakeholderId, subject: stakeholderId, at: now });
  const codesLeft = await countRecoveryCodes(trx, stakeholderId);
  const change = `A recovery code was used to log in. ${formatCodesLeft(codesLeft)}`;
  await mailOwner({ username, name }, change, { trx, secrets, now });
  return ` ${formatCodesLeft(codesLeft)}`;
}

const formatCodesLeft = (left: number): string =>
  left === 0
    ? "No recovery code is left: make new ones on your profile."
    : `${left} recovery ${left === 1 ? "code is" : "codes are"} left.`;

/**
 * Wrong codes in a day after which the owner gets an e-mail, because whoever tries them knows the password.
 */
const WRONG_CODES_BEFORE_WARNING = 5;

async function recordRefusal({ trx, account, secrets, now }: FactorContext): Promise<undefined> {
  const { stakeholderId, username, name } = account;
  const what = "second factor refused";
  await audit(trx, { what, actor: null, subject: stakeholderId, at: now });
  const refused = await trx("audit_log")
    .where({ what, subjectStakeholderId: stakeholderId })
    .where("happened_at", ">", new Date(now.getTime() - DAY_MS))
    .count()
    .first();
  if (Number(refused?.count) !== WRONG_CODES_BEFORE_WARNING) return;
  await queueEmail(trx, { to: username, email: writeSecondFactorGuessed({ name }) }, { secrets, now });
}

const MESSAGES: Record<SubmittedFactor["kind"], string> = {
  totp: "This code is wrong, or was used already. Wait for the next one.",
  passkey: "This passkey was not accepted. Please try again, or use another way.",
  recovery: "This is not one of your recovery codes, or it was used already.",
};

function createWrongFactorError({ kind }: SubmittedFactor): HttpError {
  return new HttpError(400, "factor-refused", MESSAGES[kind]);
}
