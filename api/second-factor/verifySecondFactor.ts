import { maySignIn } from "../access/signedInReader.ts";
import { auditOnce } from "../lib/audit.ts";
import { done } from "../lib/done.ts";
import { HttpError } from "../lib/errors.ts";
import { steppedRoute } from "../lib/route.ts";
import { findAccountOf } from "../user/accounts.ts";
import { enter } from "../user/knownBrowsers.ts";
import { verifySecondFactor } from "./contract.ts";
import { tryFactor } from "./tryFactor.ts";

export const verifySecondFactorRoute = steppedRoute(verifySecondFactor, async ({ body, env, ...steps }) => {
  const { visit, transact, secrets, now } = steps;
  const { holder, sessionHash } = visit;
  if (holder?.purpose !== "second-factor") throw signInIsOver();
  const { stakeholderId } = holder;
  const account = await transact((trx) => findAccountOf(trx, stakeholderId));
  if (account === undefined) throw signInIsOver();
  const told = await tryFactor(body.factor, { ...steps, env, account }, async (trx, locked) => {
    // A new password, or an account that was disabled meanwhile, has ended the sign-in.
    const isOpen = await trx("session").where({ sessionHash }).forUpdate().first("session_hash");
    if (isOpen === undefined || !(await maySignIn(trx, locked, env))) throw signInIsOver();
    await auditOnce(trx, { what: "sign-in", actor: stakeholderId, subject: stakeholderId, at: now });
    await enter(trx, locked, { visit, env, secrets, now });
  });
  return done(`You are signed in.${told}`);
});

const signInIsOver = () =>
  new HttpError(401, "sign-in-over", "This sign-in has ended. Please log in with your password again.");
