import { done } from "../lib/done.ts";
import { HttpError } from "../lib/errors.ts";
import { isPassword } from "../lib/password.ts";
import { steppedRoute } from "../lib/route.ts";
import { tryFactor } from "../second-factor/tryFactor.ts";
import { type Account, findAccountOf } from "../user/accounts.ts";
import { passwordChangeTry } from "../user/limits.ts";
import { kindsOf } from "../user/secondFactors.ts";
import { confirmPassword } from "./contract.ts";

export const confirmPasswordRoute = steppedRoute(
  confirmPassword,
  async ({ body: { Password, factor }, session: { stakeholderId }, ...steps }) => {
    const { transact, visit, throttle, audit, now } = steps;
    const account = (await transact((trx) => findAccountOf(trx, stakeholderId))) as Account;
    const tried = passwordChangeTry(stakeholderId);
    await throttle.count(tried);
    if (!(await isPassword(account.passwordHash, Password))) {
      await transact((trx) => audit(trx, { what: "password refused", subject: stakeholderId }));
      const description = "Incorrect password.";
      throw new HttpError(400, "invalid", description, [
        { code: "PasswordMismatch", description, field: "Password" },
      ]);
    }
    await throttle.giveBack(tried);
    const secondFactor = await transact((trx) => kindsOf(trx, stakeholderId));
    if (secondFactor.length > 0) {
      if (factor === undefined) return { ...done("Now give your second factor."), secondFactor };
      await tryFactor(factor, { account, ...steps });
    }
    await transact(async (trx) => {
      await visit.notePassword(trx, now);
      await audit(trx, { what: "password confirmed", subject: stakeholderId });
    });
    return done("Thank you.");
  },
);
