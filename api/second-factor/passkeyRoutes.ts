import { done } from "../lib/done.ts";
import { HttpError, notFound } from "../lib/errors.ts";
import { route, steppedRoute } from "../lib/route.ts";
import { kindsOf } from "../user/secondFactors.ts";
import { addPasskey, askForPasskey, beginPasskey, removePasskey } from "./contract.ts";
import { addedFactor, lockOwn, removedFactor } from "./enrolment.ts";
import { askToMake, askToSign, keepMade } from "./passkeys.ts";

const MOST_PASSKEYS = 10;

const askForPasskeyRoute = steppedRoute(askForPasskey, async ({ visit, transact, env, now }) => {
  const { holder, sessionHash } = visit;
  if (sessionHash === undefined || holder === undefined || holder.purpose === "reset") {
    throw new HttpError(400, "sign-in-over", "Please log in with your password first.");
  }
  return transact((trx) => askToSign(holder.stakeholderId, { trx, sessionHash, env, now }));
});

const beginPasskeyRoute = steppedRoute(beginPasskey, async ({ transact, visit, env, now, ...rest }) =>
  transact(async (trx) => {
    const account = await lockOwn({ ...rest, trx, now });
    const count = await trx("passkey").where({ stakeholderId: account.stakeholderId }).count().first();
    if (Number(count?.count) >= MOST_PASSKEYS) {
      throw new HttpError(409, "many-passkeys", `You have ${MOST_PASSKEYS} passkeys. Remove one first.`);
    }
    return askToMake(account, { trx, sessionHash: visit.sessionHash as string, env, now });
  }),
);

const addPasskeyRoute = steppedRoute(addPasskey, async ({ body, transact, visit, env, ...rest }) => {
  const added = await transact(async (trx) => {
    const changing = { ...rest, trx };
    const account = await lockOwn(changing);
    const { stakeholderId } = account;
    const { name, passkey: made } = body;
    const sessionHash = visit.sessionHash as string;
    const isFirst = (await kindsOf(trx, stakeholderId)).length === 0;
    const isKept = await keepMade({ stakeholderId, made, name }, { trx, sessionHash, env, now: rest.now });
    if (!isKept) return undefined;
    const what = `The passkey "${name}" was added to your account.`;
    return addedFactor({ account, isFirst, what, sessionHash }, changing);
  });
  if (added === undefined) {
    throw new HttpError(400, "passkey-refused", "This passkey could not be added. Please try again.");
  }
  return { ...done("Your passkey is added."), ...added };
});

const removePasskeyRoute = route(removePasskey, async ({ query: { passkeyId }, ...changing }) => {
  const account = await lockOwn(changing);
  const { stakeholderId } = account;
  const [removed] = await changing
    .trx("passkey")
    .where({ passkeyId, stakeholderId })
    .delete()
    .returning<{ name: string }[]>("name");
  if (removed === undefined) throw notFound("The passkey");
  await removedFactor(account, `The passkey "${removed.name}" was removed from your account.`, changing);
  return done("Your passkey is removed.");
});

export const passkeyRoutes = [askForPasskeyRoute, beginPasskeyRoute, addPasskeyRoute, removePasskeyRoute];
