import { audit } from "../lib/audit.ts";
import { delayToBoundary } from "../lib/delayToBoundary.ts";
import { done } from "../lib/done.ts";
import { HttpError } from "../lib/errors.ts";
import { queueMail } from "../lib/mail/queueMail.ts";
import { hashPassword } from "../lib/password.ts";
import { steppedRoute } from "../lib/route.ts";
import { endSessions } from "../lib/session.ts";
import { TooManyRequests } from "../lib/throttle.ts";
import { passPassword } from "../second-factor/passPassword.ts";
import {
  type Account,
  findAccount,
  findAccountOf,
  isTaken,
  lockAccount,
  refuseGuessable,
  savePassword,
  usernameOf,
} from "../user/accounts.ts";
import { changePassword } from "../user/changePassword.ts";
import { identifyCaller } from "../user/knownBrowsers.ts";
import { codeRequest, invitationTry, TOO_MANY_CODES } from "../user/limits.ts";
import { findAsked, findInvited, issueOtp, type OtpPurpose } from "../user/oneTimeCodes.ts";
import { addPassword, forgotPassword, resetPassword, USER_TYPES } from "./contract.ts";

const MOST_CODES = 2;
const PAUSE_SECONDS = 15 * 60;

const forgotPasswordRoute = steppedRoute(
  forgotPassword,
  async ({ body, env, transact, visit, throttle, secrets, now }) => {
    const isResend = body.Count !== undefined;
    if ((body.Count ?? 0) >= MOST_CODES) throw new TooManyRequests(TOO_MANY_CODES, PAUSE_SECONDS);
    const email = usernameOf(body.Email);
    const caller = await identifyCaller(email, { transact, visit, secrets });
    const browser = visit.browser.mark();
    await throttle.count(codeRequest({ ...caller, browser }));
    const { purpose, devOtp } = await delayToBoundary(() =>
      transact(async (trx) => {
        const asked = isResend ? await findAsked(trx, { email, browser }, secrets) : undefined;
        const purpose = asked?.purpose ?? "reset";
        const account = await findAccount(trx, email);
        const opens = openedBy(purpose, { account, registration: asked?.registration });
        const code = await issueOtp(trx, { purpose, email, browser, ...opens }, { secrets, now });
        if (opens !== undefined)
          await queueMail(trx, { template: "otp", to: email, values: { code } }, { secrets, now });
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

type Known = { account: Account | undefined; registration: string | null | undefined };

/** Undefined where a code would open nothing: it is made all the same, and sent to nobody. */
function openedBy(purpose: OtpPurpose, { account, registration }: Known) {
  if (purpose === "verify") return registration == null || isTaken(account) ? undefined : { registration };
  return account === undefined || account.isDisabled ? undefined : { stakeholderId: account.stakeholderId };
}

const resetPasswordRoute = steppedRoute(
  resetPassword,
  async ({ body, env, transact, visit, secrets, now }) => {
    const { holder } = visit;
    const username = usernameOf(body.Email);
    const account =
      holder?.purpose === "reset"
        ? await transact((trx) => findAccountOf(trx, holder.stakeholderId))
        : undefined;
    if (account?.username !== username || account.isDisabled) throw codeIsVoid();
    refuseGuessable(body.Password, { username, field: "Password" });
    const passwordHash = await hashPassword(body.Password);
    const asked = await transact(async (trx) => {
      // Of two changes at the same moment, the second is refused.
      const current = await lockAccount(trx, account.stakeholderId);
      if (current?.passwordHash !== account.passwordHash) throw codeIsVoid();
      await changePassword(trx, { account, passwordHash, secrets, now });
      return passPassword(trx, account, { visit, env, secrets, now });
    });
    return { ...done("Your password is changed."), userType: USER_TYPES.ExistingUser, ...asked };
  },
);

const codeIsVoid = () =>
  new HttpError(400, "code-refused", "Your code is no longer valid. Please ask for a new one.");

const addPasswordRoute = steppedRoute(
  addPassword,
  async ({ body, env, transact, visit, throttle, secrets, now }) => {
    const tried = invitationTry(visit.network);
    await throttle.count(tried);
    const { holder } = visit;
    const { Invitation } = body;
    const account = await transact(async (trx) => {
      const signedIn = holder?.purpose === "signed-in" ? holder.stakeholderId : undefined;
      const stakeholderId =
        Invitation === undefined ? signedIn : await findInvited(trx, Invitation, { secrets, now });
      return stakeholderId === undefined ? undefined : findAccountOf(trx, stakeholderId);
    });
    if (account === undefined || account.passwordHash !== null || account.isDisabled) throw notInvited();
    const { stakeholderId, username } = account;
    await throttle.giveBack(tried);
    refuseGuessable(body.Password, { username, field: "Password" });
    const passwordHash = await hashPassword(body.Password);
    const asked = await transact(async (trx) => {
      // The link works once, also for two who open it at the same moment.
      const current = await lockAccount(trx, stakeholderId);
      if (current?.passwordHash !== null) throw notInvited();
      await savePassword(trx, { stakeholderId, passwordHash });
      await endSessions(trx, stakeholderId);
      await audit(trx, { what: "password added", actor: stakeholderId, subject: stakeholderId, at: now });
      return passPassword(trx, account, { visit, env, secrets, now });
    });
    return { ...done("Your password is set."), userType: USER_TYPES.ExistingUser, ...asked };
  },
);

const notInvited = () =>
  new HttpError(400, "invitation-refused", "This invitation is no longer valid. Please ask for a new one.");

export const passwordRoutes = [forgotPasswordRoute, resetPasswordRoute, addPasswordRoute];
