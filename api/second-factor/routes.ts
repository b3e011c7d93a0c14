import { auditOnce } from "../lib/audit/audit.ts";
import { done } from "../lib/http/done.ts";
import { HttpError, notFound } from "../lib/http/errors.ts";
import { route, steppedRoute } from "../lib/http/route.ts";
import { lockSession } from "../lib/security/session.ts";
import { findAccountOf, lockAccount, mayBeUsed } from "../user/accounts.ts";
import { refuseStronger } from "../user/removeUser.ts";
import { resetSecondFactor, verifySecondFactor } from "./contract.ts";
import { enrolmentRoutes } from "./enrolment.ts";
import { passkeyRoutes } from "./passkeyRoutes.ts";
import { resetFactors } from "./resetFactors.ts";
import { stepUp } from "./stepUp.ts";
import { tryFactor } from "./tryFactor.ts";

const verifySecondFactorRoute = steppedRoute(verifySecondFactor, async ({ body, ...steps }) => {
  const { visit, transact, now } = steps;
  const { holder, sessionHash } = visit;
  if (holder?.purpose !== "second-factor") throw signInIsOver();
  const { stakeholderId } = holder;
  const account = await transact((trx) => findAccountOf(trx, stakeholderId, steps));
  if (!mayBeUsed(account, "sign in")) throw signInIsOver();
  const answered = await tryFactor(body.factor, { ...steps, account }, async (trx, locked) => {
    const isOpen = (await lockSession(trx, sessionHash)) !== undefined;
    if (!isOpen || !mayBeUsed(locked, "sign in")) throw signInIsOver();
    await auditOnce(trx, { what: "sign-in", actor: stakeholderId, subject: stakeholderId, at: now });
    await stepUp(trx, locked, { given: "password and factor", to: "sign in", ...steps });
  });
  return done(`You are signed in.${answered}`);
});

const signInIsOver = () =>
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
