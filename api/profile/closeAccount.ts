import { done } from "../lib/http/done.ts";
import { HttpError, notFound } from "../lib/http/errors.ts";
import { steppedRoute } from "../lib/http/route.ts";
import { queueMail } from "../lib/mail/queueMail.ts";
import { findAccountOf, usernameOf } from "../user/accounts.ts";
import { removeUser } from "../user/removeUser.ts";
import { closeAccount } from "./contract.ts";
import { writeAccountClosed } from "./letters.ts";

export const closeAccountRoute = steppedRoute(
  closeAccount,
  async ({ body, session, transact, visit, env, secrets, audit, now }) => {
    const { stakeholderId } = session;
    await transact(async (trx) => {
      const account = await findAccountOf(trx, stakeholderId, { env, now });
      if (account === undefined) throw notFound("The account");
      const { username, name } = account;
      if (usernameOf(body.email) !== username) {
        const description = "This is not the address of your account.";
        throw new HttpError(400, "invalid", description, [{ code: "NotYours", description, field: "email" }]);
      }
      await removeUser(stakeholderId, { trx, env });
      await audit(trx, { what: "account closed", subject: stakeholderId });
      await queueMail(trx, { to: username, letter: writeAccountClosed({ name }) }, { secrets, now });
    });
    visit.end();
    return done("Your account is closed.");
  },
);
