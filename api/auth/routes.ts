import { done } from "../lib/http/done.ts";
import { HttpError } from "../lib/http/errors.ts";
import { steppedRoute } from "../lib/http/route.ts";
import { verifyPassword } from "../lib/security/password.ts";
import { stepUp } from "../second-factor/stepUp.ts";
import { tryFactor } from "../second-factor/tryFactor.ts";
import { type Account, findAccountById, lockAccount, mayBeUsed } from "../user/accounts.ts";
import { passwordChangeTry } from "../user/limits.ts";
import { confirmPassword } from "./contract.ts";
import { passwordRoutes } from "./passwordRoutes.ts";
import { registrationRoutes } from "./registration.ts";
import { signInRoutes } from "./signIn.ts";

const confirmPasswordRoute = steppedRoute(
  confirmPassword,
  async ({ body: { Password, factor }, session: { stakeholderId }, ...steps }) => {
    const { transact, rateLimiter, audit } = steps;
    const account = (await transact((trx) => findAccountById(trx, stakeholderId, steps))) as Account;
    const tried = passwordChangeTry(stakeholderId);
    await rateLimiter.count(tried);
    const fits = await verifyPassword(account.passwordHash, Password);
    const stepUpResult = await transact(async (trx) => {
      const current = await lockAccount(trx, stakeholderId, steps);
      // The password may have changed during hashing.
      const isStill = mayBeUsed(current, "stay signed in") && current.passwordHash === account.passwordHash;
      if (fits && isStill) return stepUp(trx, current, { given: "password", to: "go on", ...steps });
      await audit(trx, { what: "password refused", subject: stakeholderId });
      return undefined;
    });
    if (stepUpResult === undefined) throw wrongPassword();
    await rateLimiter.giveBack(tried);
    if (stepUpResult.secondFactor !== undefined) {
      if (factor === undefined) return { ...done("Now give your second factor."), ...stepUpResult };
      await tryFactor(factor, { account, ...steps }, async (trx, locked) => {
        await stepUp(trx, locked, { given: "password and factor", to: "go on", ...steps });
      });
    }
    await transact((trx) => audit(trx, { what: "password confirmed", subject: stakeholderId }));
    return done("Thank you.");
  },
);

function wrongPassword(): HttpError {
  const description = "Incorrect password.";
  return new HttpError(400, "invalid", description, [
    { code: "PasswordMismatch", description, field: "Password" },
  ]);
}

export const authRoutes = [...signInRoutes, ...registrationRoutes, ...passwordRoutes, confirmPasswordRoute];
