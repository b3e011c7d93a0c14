import { done } from "../lib/done.ts";
import { HttpError } from "../lib/errors.ts";
import { isPassword } from "../lib/password.ts";
import { steppedRoute } from "../lib/route.ts";
import { findAccountOf } from "../user/accounts.ts";
import { passwordChangeTry } from "../user/limits.ts";
import { confirmPassword } from "./contract.ts";

export const confirmPasswordRoute = steppedRoute(
  confirmPassword,
  async ({ body, session: { stakeholderId }, transact, visit, throttle, audit, now }) => {
    const account = await transact((trx) => findAccountOf(trx, stakeholderId));
    const tried = passwordChangeTry(stakeholderId);
    await throttle.count(tried);
    if (!(await isPassword(account?.passwordHash ?? null, body.Password))) {
      await transact((trx) => audit(trx, { what: "password refused", subject: stakeholderId }));
      const description = "Incorrect password.";
      throw new HttpError(400, "invalid", description, [
        { code: "PasswordMismatch", description, field: "Password" },
      ]);
    }
    await throttle.giveBack(tried);
    await transact(async (trx) => {
      await visit.notePassword(trx, now);
      await audit(trx, { what: "password confirmed", subject: stakeholderId });
    });
    return done("Thank you.");
  },
);
