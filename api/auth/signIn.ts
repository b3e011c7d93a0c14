import type { Knex } from "knex";
import { findPermissions } from "../access/loadSession.ts";
import { findOrganisationOfLastMember } from "../access/organisationMembers.ts";
import { findDaysToAddFactor } from "../access/secondFactorPolicy.ts";
import { audit, auditOnce } from "../lib/audit/audit.ts";
import { done } from "../lib/http/done.ts";
import { HttpError } from "../lib/http/errors.ts";
import { multiTxRoute } from "../lib/http/route.ts";
import type { Env } from "../lib/operating/env.ts";
import { hashPassword, isOutdated, verifyPassword } from "../lib/security/password.ts";
import { isSame, type Secrets } from "../lib/security/secrets.ts";
import type { SessionUser } from "../lib/security/session.ts";
import { VERIFICATION_STATUSES } from "../organisation/contract.ts";
import { stepUp } from "../second-factor/stepUp.ts";
import { PERMISSION_IDS } from "../shared/permissions.ts";
import { dayInSouthAfrica } from "../shared/quarters.ts";
import { findCompanyName, findOrganisation, type OwnOrganisation } from "../stakeholder/findOrganisation.ts";
import { readDetails } from "../stakeholder/organisationDetails.ts";
import {
  type Account,
  canUseAccount,
  findAccount,
  findAccountById,
  lockAccount,
  normaliseUsername,
} from "../user/accounts.ts";
import { identifyBrowser } from "../user/knownBrowsers.ts";
import { hashesOfInvitation } from "../user/oneTimeCodes.ts";
import { signInAttempt } from "../user/rateLimits.ts";
import { login, logout, type SessionCheck, USER_TYPES, userAuthenticated } from "./contract.ts";

const SIGNED_OUT: SessionCheck = {
  isAuthenticated: false,
  user: null,
  organisationName: null,
  organisationTypeId: null,
  application: null,
  userActions: [],
};

const userAuthenticatedRoute = multiTxRoute(
  userAuthenticated,
  ({ visit: { sessionUser }, transact, env, now }) =>
    sessionUser?.purpose === "signed-in"
      ? transact((trx) => describeSession(trx, sessionUser, { env, now }))
      : SIGNED_OUT,
);

async function describeSession(
  trx: Knex.Transaction,
  { stakeholderId }: SessionUser,
  { env, now }: { env: Env; now: Date },
): Promise<SessionCheck> {
  const account = await findAccountById(trx, stakeholderId, { env, now });
  const isNew = canUseAccount(account, "accept the invitation");
  if (!isNew && !canUseAccount(account, "stay signed in")) return SIGNED_OUT;
  const permissions = isNew ? [] : await findPermissions(trx, stakeholderId);
  const organisation = await findOrganisation(trx, stakeholderId);
  return {
    isAuthenticated: true,
    user: {
      stakeholderId,
      displayName: account.name,
      username: account.username,
      userType: isNew ? USER_TYPES.NewUser : USER_TYPES.ExistingUser,
    },
    organisationName: organisation?.name ?? (await findCompanyName(trx, stakeholderId)),
    organisationTypeId: organisation?.organisationTypeId ?? null,
    application: await findApplication(trx, organisation),
    ...((await findOrganisationOfLastMember(trx, stakeholderId, env)) !== undefined && {
      isLastMember: true,
    }),
    userActions: permissions.map((permission) => ({ actionId: PERMISSION_IDS[permission] })),
    daysToAddFactor: await findDaysToAddFactor(trx, stakeholderId, { permissions, env, now }),
  };
}

async function findApplication(
  trx: Knex.Transaction,
  organisation: OwnOrganisation | undefined,
): Promise<SessionCheck["application"]> {
  if (!organisation?.verificationStatus || !organisation.receivedAt) return null;
  const { verificationStatus, receivedAt, question, decidedAt, rejectionReason } = organisation;
  const decidedOn = decidedAt && dayInSouthAfrica(decidedAt);
  return {
    verificationStatus,
    receivedOn: dayInSouthAfrica(receivedAt),
    question,
    decidedOn,
    rejectionReason,
    ...(verificationStatus === VERIFICATION_STATUSES.rejected && {
      details: await readDetails(trx, { organisationId: organisation.stakeholderId }),
    }),
  };
}

const FACTOR_REQUIRED = "Your password is right. Now give your second factor.";

/** One message for all reasons does not reveal who is registered. */
const SIGN_IN_REFUSED =
  "The email address or the password is wrong. If you have just registered, verify your email first.";

const loginRoute = multiTxRoute(login, async ({ body, env, transact, visit, rateLimiter, secrets, now }) => {
  const username = normaliseUsername(body.Username);
  const attempt = signInAttempt(await identifyBrowser(username, { transact, visit, secrets }));
  await rateLimiter.count(attempt);
  const candidate = await transact((trx) => findAccount(trx, username, { env, now }));
  // Hashes even without an account, so that timing does not reveal it.
  const isCorrect = await verifyPassword(candidate?.passwordHash ?? null, body.Password);
  const isInvited = isInvitationCode(candidate, body.Password, secrets);
  const newHash =
    isCorrect && candidate?.passwordHash != null && isOutdated(candidate.passwordHash)
      ? await hashPassword(body.Password)
      : undefined;

  const signInResult = await transact(async (trx) => {
    const hasPassed = candidate !== undefined && (isCorrect || isInvited);
    const account = hasPassed ? await lockAccount(trx, candidate.stakeholderId, { env, now }) : undefined;
    // Password or code may have changed during hashing.
    const isUnchanged = isInvited
      ? isInvitationCode(account, body.Password, secrets)
      : canUseAccount(account, "sign in") && account.passwordHash === candidate?.passwordHash;
    if (account === undefined || !isUnchanged) {
      const subject = candidate?.stakeholderId ?? null;
      await audit(trx, { what: "sign-in refused", actor: null, subject, at: now });
      return undefined;
    }
    const { stakeholderId } = account;
    if (newHash) await trx("user_account").where({ stakeholderId }).update({ passwordHash: newHash });
    const stepUpResult = await stepUp(trx, account, {
      verified: "password",
      purpose: "sign in",
      visit,
      env,
      secrets,
      now,
    });
    if (stepUpResult.secondFactor === undefined) {
      await auditOnce(trx, { what: "sign-in", actor: stakeholderId, subject: stakeholderId, at: now });
    }
    return stepUpResult;
  });
  if (signInResult === undefined) throw new HttpError(401, "sign-in-refused", SIGN_IN_REFUSED);
  await rateLimiter.refund(attempt);
  const userType = isInvited ? USER_TYPES.NewUser : USER_TYPES.ExistingUser;
  const message = signInResult.secondFactor === undefined ? "You are signed in." : FACTOR_REQUIRED;
  return { ...done(message), userType, ...signInResult };
});

function isInvitationCode(account: Account | undefined, code: string, secrets: Secrets): boolean {
  const hashes = hashesOfInvitation(secrets, code);
  if (!canUseAccount(account, "accept the invitation") || account.invitationHash === null) return false;
  const { invitationHash } = account;
  return hashes.some((hash) => isSame(invitationHash, hash));
}

const logoutRoute = multiTxRoute(logout, async ({ visit, transact, now }) => {
  const { sessionUser } = visit;
  if (sessionUser?.purpose === "signed-in") {
    const { stakeholderId } = sessionUser;
    await transact((trx) =>
      auditOnce(trx, { what: "sign-out", actor: stakeholderId, subject: stakeholderId, at: now }),
    );
  }
  visit.end();
  return done("You are signed out.");
});

export const signInRoutes = [userAuthenticatedRoute, loginRoute, logoutRoute];
