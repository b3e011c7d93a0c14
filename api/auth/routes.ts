import { done } from "../lib/http/done.ts";
import { HttpError } from "../lib/http/errors.ts";
import { multiTxRoute } from "../lib/http/route.ts";
import { verifyPassword } from "../lib/security/password.ts";
import { stepUp } from "../second-factor/stepUp.ts";
import { tryFactor } from "../second-factor/tryFactor.ts";
import { type Account, canUseAccount, findAccountById, lockAccount } from "../user/accounts.ts";
import { passwordChangeAttempt } from "../user/rateLimits.ts";
import { confirmPassword } from "./contract.ts";
import { passwordRoutes } from "./passwordRoutes.ts";
import { registrationRoutes } from "./registration.ts";
import { signInRoutes } from "./signIn.ts";

const confirmPasswordRoute = multiTxRoute(
  confirmPassword,
  async ({ body: { Password, factor }, session: { stakeholderId }, ...context }) => {
    const { transact, rateLimiter, audit } = context;
    const account = (await transact((trx) => findAccountById(trx, stakeholderId, context))) as Account;
    const attempt = passwordChangeAttempt(stakeholderId);
    await rateLimiter.count(attempt);
    const isCorrect = await verifyPassword(account.passwordHash, Password);
    const stepUpResult = await transact(async (trx) => {
      const current = await lockAccount(trx, stakeholderId, context);
      // The password may have changed during hashing.
      const isUnchanged =
        canUseAccount(current, "stay signed in") && current.passwordHash === account.passwordHash;
      if (isCorrect && isUnchanged)
        return stepUp(trx, current, { verified: "password", purpose: "continue", ...context });
      await audit(trx, { what: "password refused", subject: stakeholderId });
      return undefined;
    });
    if (stepUpResult === undefined) throw createWrongPasswordError();
    await rateLimiter.refund(attempt);
    if (stepUpResult.secondFactor !== undefined) {
      if (factor === undefined) return { ...done("Now give your second factor."), ...stepUpResult };
      await tryFactor(factor, { account, ...context }, async (trx, locked) => {
        await stepUp(trx, locked, { verified: "password and factor", purpose: "continue", ...context });
      });
    }
    await transact((trx) => audit(trx, { what: "password confirmed", subject: stakeholderId }));
    return done("Thank you.");
  },
);

function createWrongPasswordError(): HttpError {
  const description = "Incorrect password.";
  return new HttpError(400, "invalid", description, [
    { code: "PasswordMismatch", description, field: "Password" },
  ]);
}

export const authRoutes = [...signInRoutes, ...registrationRoutes, ...passwordRoutes, confirmPasswordRoute];
