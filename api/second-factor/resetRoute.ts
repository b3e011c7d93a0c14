import { done } from "../lib/http/done.ts";
import { HttpError, notFound } from "../lib/http/errors.ts";
import { route } from "../lib/http/route.ts";
import { lockAccount } from "../user/accounts.ts";
import { refuseStronger } from "../user/removeUser.ts";
import { resetSecondFactor } from "./contract.ts";
import { resetFactors } from "./resetFactors.ts";

export const resetSecondFactorRoute = route(
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
