import { auditOnce } from "../lib/audit/audit.ts";
import { done } from "../lib/http/done.ts";
import { HttpError, notFound } from "../lib/http/errors.ts";
import { multiTxRoute, route } from "../lib/http/route.ts";
import { lockSession } from "../lib/security/session.ts";
import { canUseAccount, findAccountById, lockAccount, lockOwnAccount } from "../user/accounts.ts";
import { refuseStronger } from "../user/removeUser.ts";
import { getKinds } from "../user/secondFactors.ts";
import {
  addPasskey,
  beginPasskey,
  removePasskey,
  requestPasskeyChallenge,
  resetSecondFactor,
  verifySecondFactor,
} from "./contract.ts";
import { activateFactor, enrolmentRoutes, finishFactorRemoval } from "./enrolment.ts";
import { createRegistrationOptions, createSignOptions, storePasskey } from "./passkeys.ts";
import { resetFactors } from "./resetFactors.ts";
import { stepUp } from "./stepUp.ts";
import { tryFactor } from "./tryFactor.ts";

const MAX_PASSKEYS = 10;

const requestPasskeyRoute = route(requestPasskeyChallenge, async ({ visit, trx, env, now }) => {
  const { sessionUser, sessionHash } = visit;
  if (sessionHash === undefined || sessionUser === undefined || sessionUser.purpose === "reset") {
    throw new HttpError(400, "sign-in-over", "Please log in with your password first.");
  }
  return createSignOptions(sessionUser.stakeholderId, { trx, sessionHash, env, now });
});

const beginPasskeyRoute = route(beginPasskey, async ({ trx, session, env, now }) => {
  const account = await lockOwnAccount(trx, session, { env, now });
  const count = await trx("passkey").where({ stakeholderId: account.stakeholderId }).count().first();
  if (Number(count?.count) >= MAX_PASSKEYS) {
    throw new HttpError(409, "many-passkeys", `You have ${MAX_PASSKEYS} passkeys. Remove one first.`);
  }
  return createRegistrationOptions(account, { trx, sessionHash: session.sessionHash, env, now });
});

const addPasskeyRoute = multiTxRoute(addPasskey, async ({ body, transact, ...rest }) => {
  const added = await transact(async (trx) => {
    const context = { ...rest, trx };
    const { session } = rest;
    const account = await lockOwnAccount(trx, session, rest);
    const { stakeholderId } = account;
    const { name, passkey } = body;
    const { sessionHash } = session;
    const isFirst = (await getKinds(trx, stakeholderId)).length === 0;
    const isStored = await storePasskey({ stakeholderId, passkey, name }, { ...context, sessionHash });
    if (!isStored) return undefined;
    const mailText = `The passkey "${name}" was added to your account.`;
    return activateFactor({ account, isFirst, mailText }, context);
  });
  if (added === undefined) {
    throw new HttpError(400, "passkey-refused", "This passkey could not be added. Please try again.");
  }
  return { ...done("Your passkey is added."), ...added };
});

const removePasskeyRoute = route(removePasskey, async ({ query: { passkeyId }, ...context }) => {
  const { trx, session } = context;
  const account = await lockOwnAccount(trx, session, context);
  const { stakeholderId } = account;
  const [removed] = await trx("passkey")
    .where({ passkeyId, stakeholderId })
    .delete()
    .returning<{ name: string }[]>("name");
  if (removed === undefined) throw notFound("The passkey");
  await finishFactorRemoval(account, `The passkey "${removed.name}" was removed from your account.`, context);
  return done("Your passkey is removed.");
});

const passkeyRoutes = [requestPasskeyRoute, beginPasskeyRoute, addPasskeyRoute, removePasskeyRoute];

const verifySecondFactorRoute = multiTxRoute(verifySecondFactor, async ({ body, ...steps }) => {
  const { visit, transact, now } = steps;
  const { sessionUser, sessionHash } = visit;
  if (sessionUser?.purpose !== "second-factor") throw createSignInExpiredError();
  const { stakeholderId } = sessionUser;
  const account = await transact((trx) => findAccountById(trx, stakeholderId, steps));
  if (!canUseAccount(account, "sign in")) throw createSignInExpiredError();
  const result = await tryFactor(body.factor, { ...steps, account }, async (trx, locked) => {
    const isOpen = (await lockSession(trx, sessionHash)) !== undefined;
    if (!isOpen || !canUseAccount(locked, "sign in")) throw createSignInExpiredError();
    await auditOnce(trx, { what: "sign-in", actor: stakeholderId, subject: stakeholderId, at: now });
    await stepUp(trx, locked, { verified: "password and factor", purpose: "sign in", ...steps });
  });
  return done(`You are signed in.${result}`);
});

const createSignInExpiredError = () =>
  new HttpError(401, "sign-in-over", "This sign-in has ended. Please log in with your password again.");

const resetSecondFactorRoute = route(
  resetSecondFactor,
  async ({ body: { stakeholderId }, trx, session, env, audit, secrets, now }) => {
    const account = await lockAccount(trx, stakeholderId, { env, now });
    if (account === undefined) throw notFound("The user");
    await refuseStronger(trx, stakeholderId, session.stakeholderId);
    if (!(await resetFactors(account, { trx, secrets, now }))) {
      throw new HttpError(409, "no-second-factor", "This person has no second factor.");
    }
    await audit(trx, { what: "second factor reset", subject: stakeholderId });
    return done("The second factor is reset, and its owner is informed by mail.");
  },
);

export const secondFactorRoutes = [
  verifySecondFactorRoute,
  ...enrolmentRoutes,
  ...passkeyRoutes,
  resetSecondFactorRoute,
];
