import { auditOnce } from "../lib/audit/audit.ts";
import { done } from "../lib/http/done.ts";
import { HttpError } from "../lib/http/errors.ts";
import { steppedRoute } from "../lib/http/route.ts";
import { lockSession } from "../lib/security/session.ts";
import { findAccountOf, mayBeUsed } from "../user/accounts.ts";
import { verifySecondFactor } from "./contract.ts";
import { stepUp } from "./stepUp.ts";
import { tryFactor } from "./tryFactor.ts";

export const verifySecondFactorRoute = steppedRoute(verifySecondFactor, async ({ body, ...steps }) => {
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
