import type { Knex } from "knex";
import { audit } from "../lib/audit.ts";
import { done } from "../lib/done.ts";
import { HttpError } from "../lib/errors.ts";
import { evenly } from "../lib/evenly.ts";
import { queueMail } from "../lib/mail/queueMail.ts";
import { steppedRoute } from "../lib/route.ts";
import type { Secrets } from "../lib/secrets.ts";
import { endSessions } from "../lib/session.ts";
import { TOO_MANY_CODES, TooManyRequests } from "../lib/throttle.ts";
import {
  type Account,
  findAccount,
  findAccountOf,
  hashChosen,
  savePassword,
  usernameOf,
} from "./accounts.ts";
import { addPassword, forgotPassword, resetPassword, USER_TYPES } from "./contract.ts";
import { findInvited, issueOtp, latestPurpose } from "./oneTimeCodes.ts";

const MOST_CODES = 2;
const PAUSE_SECONDS = 15 * 60;

const forgotPasswordRoute = steppedRoute(
  forgotPassword,
  async ({ body, env, transact, visit, throttle, secrets, now }) => {
    const isResend = body.Count !== undefined;
    if ((body.Count ?? 0) >= MOST_CODES) throw new TooManyRequests(TOO_MANY_CODES, PAUSE_SECONDS);
    const email = usernameOf(body.Email);
    await throttle.countCode({ email, address: visit.address });
    const { purpose, devOtp } = await evenly(() =>
      transact(async (trx) => {
        const purpose = (isResend ? await latestPurpose(trx, email) : undefined) ?? "reset";
        const account = await findAccount(trx, email);
        const mayUse = account !== undefined && !account.isDisabled && isFor(purpose, account);
        const stakeholderId = mayUse ? account.stakeholderId : null;
        const code = await issueOtp(trx, { purpose, email, stakeholderId }, { secrets, now });
        if (mayUse) await queueMail(trx, { template: "otp", to: email, values: { code } }, { secrets, now });
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

/** A verified address is not verified again: the code that went with its registration would open nothing. */
const isFor = (purpose: "verify" | "reset", { isVerified }: Account) => purpose === "reset" || !isVerified;

const resetPasswordRoute = steppedRoute(
  resetPassword,
  async ({ body, transact, visit, throttle, secrets, now }) => {
    const { holder } = visit;
    const username = usernameOf(body.Email);
    const account =
      holder?.purpose === "reset"
        ? await transact((trx) => findAccountOf(trx, holder.stakeholderId))
        : undefined;
    if (account?.username !== username || account.isDisabled) {
      throw new HttpError(400, "code-refused", "Your code is no longer valid. Please ask for a new one.");
    }
    const passwordHash = await hashChosen(body.Password, "Password");
    await transact((trx) => changePassword(trx, { account, passwordHash, secrets, now }));
    await throttle.forget("sign-in", { account: username, address: visit.address });
    await visit.begin({ stakeholderId: account.stakeholderId, purpose: "signed-in" });
    return { ...done("Your password is changed."), userType: USER_TYPES.ExistingUser };
  },
);

type Change = { account: Account; passwordHash: string; secrets: Secrets; now: Date };

/** A new password in place of another: every session ends, and the owner is told. */
export async function changePassword(
  trx: Knex.Transaction,
  { account: { stakeholderId, username, name }, passwordHash, secrets, now }: Change,
): Promise<void> {
  await savePassword(trx, { stakeholderId, passwordHash });
  await endSessions(trx, stakeholderId);
  await audit(trx, { what: "password changed", actor: stakeholderId, subject: stakeholderId, at: now });
  await queueMail(trx, { template: "password-changed", to: username, values: { name } }, { secrets, now });
}

const addPasswordRoute = steppedRoute(
  addPassword,
  async ({ body, transact, visit, throttle, secrets, now }) => {
    await throttle.countTry("invitation", { address: visit.address });
    const { holder } = visit;
    const { Invitation } = body;
    const account = await transact(async (trx) => {
      const signedIn = holder?.purpose === "signed-in" ? holder.stakeholderId : undefined;
      const stakeholderId =
        Invitation === undefined ? signedIn : await findInvited(trx, Invitation, { secrets, now });
      return stakeholderId === undefined ? undefined : findAccountOf(trx, stakeholderId);
    });
    if (account === undefined || account.passwordHash !== null || account.isDisabled) throw notInvited();
    const { stakeholderId } = account;
    const passwordHash = await hashChosen(body.Password, "Password");
    await transact(async (trx) => {
      // The link works once, also for two who open it at the same moment.
      const open = await trx("user_account")
        .where({ stakeholderId, passwordHash: null })
        .forUpdate()
        .first("username");
      if (open === undefined) throw notInvited();
      await savePassword(trx, { stakeholderId, passwordHash });
      await endSessions(trx, stakeholderId);
      await audit(trx, { what: "password added", actor: stakeholderId, subject: stakeholderId, at: now });
    });
    await visit.begin({ stakeholderId, purpose: "signed-in" });
    return { ...done("Your password is set."), userType: USER_TYPES.ExistingUser };
  },
);

const notInvited = () =>
  new HttpError(400, "invitation-refused", "This invitation is no longer valid. Please ask for a new one.");

export const passwordRoutes = [forgotPasswordRoute, resetPasswordRoute, addPasswordRoute];
