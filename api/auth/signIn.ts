import type { Knex } from "knex";
import { ACTIONS } from "../lib/actions.ts";
import { audit } from "../lib/audit.ts";
import { done } from "../lib/done.ts";
import type { Env } from "../lib/env.ts";
import { HttpError } from "../lib/errors.ts";
import { hashPassword, isOutdated, isPassword } from "../lib/password.ts";
import { dayInSouthAfrica } from "../lib/quarters.ts";
import { steppedRoute } from "../lib/route.ts";
import { isSame, type Secrets } from "../lib/secrets.ts";
import type { Holder } from "../lib/session.ts";
import { actionsOf, maySignIn } from "../security/signedInReader.ts";
import { type Account, findAccount, findAccountOf, usernameOf } from "./accounts.ts";
import { login, logout, type SessionCheck, USER_TYPES, userAuthenticated } from "./contract.ts";
import { hashInvitation } from "./oneTimeCodes.ts";
import { findOrganisationOf, type OwnOrganisation } from "./organisationOf.ts";

const SIGNED_OUT: SessionCheck = {
  isAuthenticated: false,
  user: null,
  organisationName: null,
  organisationTypeId: null,
  application: null,
  userActions: [],
};

const userAuthenticatedRoute = steppedRoute(userAuthenticated, ({ visit: { holder }, transact, env }) =>
  holder?.purpose === "signed-in" ? transact((trx) => describeCaller(trx, holder, env)) : SIGNED_OUT,
);

async function describeCaller(
  trx: Knex.Transaction,
  { stakeholderId }: Holder,
  env: Env,
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
  };
}

function applicationOf(organisation: OwnOrganisation | undefined): SessionCheck["application"] {
  if (!organisation?.verificationStatus || !organisation.receivedAt) return null;
  const { verificationStatus, receivedAt } = organisation;
  return { verificationStatus, receivedOn: dayInSouthAfrica(receivedAt) };
}

/** The same for everybody, so that it tells nobody who is registered. */
const REFUSED =
  "The email address or the password is wrong. If you have just registered, verify your email first.";

const loginRoute = steppedRoute(login, async ({ body, env, transact, visit, throttle, secrets, now }) => {
  const username = usernameOf(body.Username);
  const tried = { account: username, address: visit.address };
  await throttle.countTry("sign-in", tried);
  const account = await transact((trx) => findAccount(trx, username));
  // One hash is computed whoever asks for whom, so that the time tells nothing either.
  const fits = await isPassword(account?.passwordHash ?? null, body.Password);
  const isInvited = isInvitation(account, body.Password, { secrets, now });
  const rehashed =
    fits && account?.passwordHash != null && isOutdated(account.passwordHash)
      ? await hashPassword(body.Password)
      : undefined;

  const isIn = await transact(async (trx) => {
    const subject = account?.stakeholderId ?? null;
    const standing = account !== undefined && { ...account, isVerified: account.isVerified || isInvited };
    if (!standing || !(fits || isInvited) || !(await maySignIn(trx, standing, env))) {
      await audit(trx, { what: "sign-in refused", actor: null, subject, at: now });
      return false;
    }
    await audit(trx, { what: "sign-in", actor: subject, subject, at: now });
    const changed = { ...(isInvited && { isVerified: true }), ...(rehashed && { passwordHash: rehashed }) };
    if (Object.keys(changed).length > 0) {
      await trx("user_account").where({ stakeholderId: account.stakeholderId }).update(changed);
    }
    return true;
  });
  if (!isIn || account === undefined) {
    throw new HttpError(401, "sign-in-refused", REFUSED);
  }
  await throttle.forget("sign-in", tried);
  await visit.begin({ stakeholderId: account.stakeholderId, purpose: "signed-in" });
  const userType = isInvited ? USER_TYPES.NewUser : USER_TYPES.ExistingUser;
  return { ...done("You are signed in."), userType };
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
      audit(trx, { what: "sign-out", actor: stakeholderId, subject: stakeholderId, at: now }),
    );
  }
  visit.end();
  return done("You are signed out.");
});

export const signInRoutes = [userAuthenticatedRoute, loginRoute, logoutRoute];
