import type { Knex } from "knex";
import { audit } from "../lib/audit/audit.ts";
import { done } from "../lib/http/done.ts";
import { HttpError } from "../lib/http/errors.ts";
import { multiTxRoute } from "../lib/http/route.ts";
import { queueEmail } from "../lib/mail/emailQueue.ts";
import { delayToFixedStep } from "../lib/security/delayToFixedStep.ts";
import { hashPassword } from "../lib/security/password.ts";
import { TooManyRequests } from "../lib/security/RateLimiter.ts";
import { endSessions, lockSession } from "../lib/security/session.ts";
import { stepUp } from "../second-factor/stepUp.ts";
import {
  type Account,
  canUseAccount,
  findAccount,
  findAccountById,
  isAddressUsed,
  lockAccount,
  normaliseUsername,
  refuseGuessablePassword,
  savePassword,
} from "../user/accounts.ts";
import { changePassword } from "../user/changePassword.ts";
import { nameOrganisation } from "../user/invitation/nameOrganisation.ts";
import { identifyBrowser } from "../user/knownBrowsers.ts";
import { findInvited, findRequestedCode, issueOtp, type OtpPurpose } from "../user/oneTimeCodes.ts";
import { codeRequest, invitationAttempt, TOO_MANY_CODES } from "../user/rateLimits.ts";
import { addPassword, forgotPassword, resetPassword, USER_TYPES } from "./contract.ts";
import { writeCode } from "./emails.ts";

const MAX_CODES = 2;
const RETRY_AFTER_SECONDS = 15 * 60;

const forgotPasswordRoute = multiTxRoute(
  forgotPassword,
  async ({ body, env, transact, visit, rateLimiter, secrets, now }) => {
    const isResend = body.Count !== undefined;
    if ((body.Count ?? 0) >= MAX_CODES) throw new TooManyRequests(TOO_MANY_CODES, RETRY_AFTER_SECONDS);
    const email = normaliseUsername(body.Email);
    const client = await identifyBrowser(email, { transact, visit, secrets });
    const browser = visit.browser.ensureId();
    await rateLimiter.count(codeRequest({ ...client, browser }));
    const { purpose, devOtp } = await delayToFixedStep(() =>
      transact(async (trx) => {
        const requestedCode = isResend
          ? await findRequestedCode(trx, { email, browser }, secrets)
          : undefined;
        const purpose = requestedCode?.purpose ?? "reset";
        const account = await findAccount(trx, email, { env, now });
        const codeTarget = findCodeTarget(purpose, { account, registration: requestedCode?.registration });
        const code = await issueOtp(trx, { purpose, email, browser, ...codeTarget }, { secrets, now });
        if (codeTarget !== undefined)
          await queueEmail(trx, { to: email, email: writeCode({ code }) }, { secrets, now });
        return { purpose, devOtp: code };
      }),
    );
    return {
      ...done("If this address can be used, a code has been sent to it."),
      userType: purpose === "verify" ? USER_TYPES.NewUser : USER_TYPES.ResetPassword,
      email: body.Email,
      ...(env.NODE_ENV !== "production" && { devOtp }),
    };
  },
);

type CodeTarget = { account: Account | undefined; registration: string | null | undefined };

/**
 * If it returns undefined, a code is generated but not sent, so that the response does not reveal who has an
 * account.
 */
function findCodeTarget(purpose: OtpPurpose, { account, registration }: CodeTarget) {
  if (purpose === "verify")
    return registration == null || isAddressUsed(account) ? undefined : { registration };
  return canUseAccount(account, "reset the password") ? { stakeholderId: account.stakeholderId } : undefined;
}

const resetPasswordRoute = multiTxRoute(
  resetPassword,
  async ({ body, env, transact, visit, secrets, now }) => {
    const { sessionUser } = visit;
    const username = normaliseUsername(body.Email);
    const account =
      sessionUser?.purpose === "reset"
        ? await transact((trx) => findAccountById(trx, sessionUser.stakeholderId, { env, now }))
        : undefined;
    if (!canUseAccount(account, "reset the password") || account.username !== username)
      throw createInvalidCodeError();
    refuseGuessablePassword(body.Password, { username, field: "Password" });
    const passwordHash = await hashPassword(body.Password);
    const stepUpResult = await transact(async (trx) => {
      const current = await lockAccount(trx, account.stakeholderId, { env, now });
      // A concurrent change may have ended the session.
      const isOpen = (await lockSession(trx, visit.sessionHash)) !== undefined;
      if (!isOpen || !canUseAccount(current, "reset the password")) throw createInvalidCodeError();
      await changePassword(trx, { account, passwordHash, secrets, now });
      return stepUp(trx, account, { verified: "password", purpose: "sign in", visit, env, secrets, now });
    });
    return { ...done("Your password is changed."), userType: USER_TYPES.ExistingUser, ...stepUpResult };
  },
);

const createInvalidCodeError = () =>
  new HttpError(400, "code-refused", "Your code is no longer valid. Please ask for a new one.");

const addPasswordRoute = multiTxRoute(
  addPassword,
  async ({ body, env, transact, visit, rateLimiter, secrets, now }) => {
    const attempt = invitationAttempt(visit.network);
    await rateLimiter.count(attempt);
    const { sessionUser, sessionHash } = visit;
    const { Invitation } = body;
    const findInvitee = async (trx: Knex.Transaction) => {
      if (Invitation !== undefined) return findInvited(trx, Invitation, { secrets, now });
      const isOpen =
        sessionUser?.purpose === "signed-in" && (await lockSession(trx, sessionHash)) !== undefined;
      return isOpen ? sessionUser.stakeholderId : undefined;
    };
    const account = await transact(async (trx) => {
      const stakeholderId = await findInvitee(trx);
      return stakeholderId === undefined ? undefined : findAccountById(trx, stakeholderId, { env, now });
    });
    if (!canUseAccount(account, "accept the invitation")) throw createNotInvitedError();
    const { stakeholderId, username } = account;
    await rateLimiter.refund(attempt);
    refuseGuessablePassword(body.Password, { username, field: "Password" });
    const passwordHash = await hashPassword(body.Password);
    const stepUpResult = await transact(async (trx) => {
      // The link works once, even for two people at the same moment.
      const current = await lockAccount(trx, stakeholderId, { env, now });
      const isSameAccount = (await findInvitee(trx)) === stakeholderId;
      if (!isSameAccount || !canUseAccount(current, "accept the invitation")) throw createNotInvitedError();
      await savePassword(trx, { stakeholderId, passwordHash });
      await endSessions(trx, stakeholderId);
      if (body.OrganisationName !== undefined) {
        await nameOrganisation(trx, stakeholderId, body.OrganisationName);
      }
      await audit(trx, { what: "password added", actor: stakeholderId, subject: stakeholderId, at: now });
      return stepUp(trx, account, { verified: "password", purpose: "sign in", visit, env, secrets, now });
    });
    return { ...done("Your password is set."), userType: USER_TYPES.ExistingUser, ...stepUpResult };
  },
);

const createNotInvitedError = () =>
  new HttpError(400, "invitation-refused", "This invitation is no longer valid. Please ask for a new one.");

export const passwordRoutes = [forgotPasswordRoute, resetPasswordRoute, addPasswordRoute];
