import type { Knex } from "knex";
import { daysToAddFactorOf } from "../access/secondFactorDuty.ts";
import { actionsOf, maySignIn } from "../access/signedInReader.ts";
import { ACTIONS } from "../lib/actions.ts";
import { audit, auditOnce } from "../lib/audit.ts";
import { done } from "../lib/done.ts";
import type { Env } from "../lib/env.ts";
import { HttpError } from "../lib/errors.ts";
import { hashPassword, isOutdated, isPassword } from "../lib/password.ts";
import { dayInSouthAfrica } from "../lib/quarters.ts";
import { steppedRoute } from "../lib/route.ts";
import { isSame, type Secrets } from "../lib/secrets.ts";
import type { Holder } from "../lib/session.ts";
import { passPassword } from "../second-factor/passPassword.ts";
import { findOrganisationOf, type OwnOrganisation } from "../stakeholder/organisationOf.ts";
import { type Account, findAccount, findAccountOf, lockAccount, usernameOf } from "../user/accounts.ts";
import { identifyCaller } from "../user/knownBrowsers.ts";
import { signInTry } from "../user/limits.ts";
import { hashInvitation } from "../user/oneTimeCodes.ts";
import { login, logout, type SessionCheck, USER_TYPES, userAuthenticated } from "./contract.ts";

const SIGNED_OUT: SessionCheck = {
  isAuthenticated: false,
  user: null,
  organisationName: null,
  organisationTypeId: null,
  application: null,
  userActions: [],
};

const userAuthenticatedRoute = steppedRoute(userAuthenticated, ({ visit: { holder }, transact, env, now }) =>
  holder?.purpose === "signed-in" ? transact((trx) => describeCaller(trx, holder, { env, now })) : SIGNED_OUT,
);

async function describeCaller(
  trx: Knex.Transaction,
  { stakeholderId }: Holder,
  { env, now }: { env: Env; now: Date },
): Promise<SessionCheck> {
  const account = await findAccountOf(trx, stakeholderId);
  if (account === undefined || !(await maySignIn(trx, account, env))) return SIGNED_OUT;
  const isNew = account.passwordHash === null;
  const actions = isNew ? [] : await actionsOf(trx, stakeholderId);
  const organisation = await findOrganisationOf(trx, stakeholderId);
  return {
    isAuthenticated: true,
    user: {
      stakeholderId,
      displayName: account.name,
      username: account.username,
      userType: isNew ? USER_TYPES.NewUser : USER_TYPES.ExistingUser,
    },
    organisationName: organisation?.name ?? null,
    organisationTypeId: organisation?.organisationTypeId ?? null,
    application: applicationOf(organisation),
    userActions: actions.map((action) => ({ actionId: ACTIONS[action] })),
    daysToAddFactor: await daysToAddFactorOf(trx, stakeholderId, { actions, env, now }),
  };
}

function applicationOf(organisation: OwnOrganisation | undefined): SessionCheck["application"] {
  if (!organisation?.verificationStatus || !organisation.receivedAt) return null;
  const { verificationStatus, receivedAt } = organisation;
  return { verificationStatus, receivedOn: dayInSouthAfrica(receivedAt) };
}

const ASKED_FOR_FACTOR = "Your password is right. Now give your second factor.";

/** The same for everybody, so that it tells nobody who is registered. */
const REFUSED =
  "The email address or the password is wrong. If you have just registered, verify your email first.";

const loginRoute = steppedRoute(login, async ({ body, env, transact, visit, throttle, secrets, now }) => {
  const username = usernameOf(body.Username);
  const tried = signInTry(await identifyCaller(username, { transact, visit, secrets }));
  await throttle.count(tried);
  const checked = await transact((trx) => findAccount(trx, username));
  // One hash is computed for every caller and address, so that the time tells nothing either.
  const fits = await isPassword(checked?.passwordHash ?? null, body.Password);
  const isInvited = isInvitation(checked, body.Password, { secrets, now });
  const rehashed =
    fits && checked?.passwordHash != null && isOutdated(checked.passwordHash)
      ? await hashPassword(body.Password)
      : undefined;

  const passed = await transact(async (trx) => {
    const isRight = checked !== undefined && (fits || isInvited);
    const account = isRight ? await lockAccount(trx, checked.stakeholderId) : undefined;
    // While the hash was computed the password may have been changed: then the one that was checked is void.
    const isStill = account !== undefined && account.passwordHash === checked?.passwordHash;
    const isVerified = account?.isVerified || isInvited;
    if (!isStill || !(await maySignIn(trx, { ...account, isVerified }, env))) {
      const subject = checked?.stakeholderId ?? null;
      await audit(trx, { what: "sign-in refused", actor: null, subject, at: now });
      return undefined;
    }
    const { stakeholderId } = account;
    const changed = { ...(isInvited && { isVerified }), ...(rehashed && { passwordHash: rehashed }) };
    if (Object.keys(changed).length > 0) {
      await trx("user_account").where({ stakeholderId }).update(changed);
    }
    const asked = await passPassword(trx, account, { visit, env, secrets, now });
    if (asked.secondFactor === undefined) {
      await auditOnce(trx, { what: "sign-in", actor: stakeholderId, subject: stakeholderId, at: now });
    }
    return asked;
  });
  if (passed === undefined) throw new HttpError(401, "sign-in-refused", REFUSED);
  await throttle.giveBack(tried);
  const userType = isInvited ? USER_TYPES.NewUser : USER_TYPES.ExistingUser;
  const message = passed.secondFactor === undefined ? "You are signed in." : ASKED_FOR_FACTOR;
  return { ...done(message), userType, ...passed };
});

/** Whether an invited person, who has no password yet, signs in with the code of the invitation in its place. */
function isInvitation(
  account: Account | undefined,
  given: string,
  { secrets, now }: { secrets: Secrets; now: Date },
): boolean {
  const hash = hashInvitation(secrets, given);
  return (
    account?.passwordHash === null &&
    account.invitationHash !== null &&
    isSame(account.invitationHash, hash) &&
    account.invitationExpiresAt !== null &&
    account.invitationExpiresAt > now
  );
}

const logoutRoute = steppedRoute(logout, async ({ visit, transact, now }) => {
  const { holder } = visit;
  if (holder?.purpose === "signed-in") {
    const { stakeholderId } = holder;
    await transact((trx) =>
      auditOnce(trx, { what: "sign-out", actor: stakeholderId, subject: stakeholderId, at: now }),
    );
  }
  visit.end();
  return done("You are signed out.");
});

export const signInRoutes = [userAuthenticatedRoute, loginRoute, logoutRoute];
