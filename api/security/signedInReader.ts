import type { Knex } from "knex";
import type { ActionName } from "../lib/actions.ts";
import type { Env } from "../lib/env.ts";
import { isDemonstrating } from "../lib/isDemonstrating.ts";
import type { ReadSession } from "../lib/route.ts";
import { holderOf } from "../lib/session.ts";

/**
 * Reads who is signed in and what they may do, anew on every request: who was disabled, or taken out of a group, is so
 * at once. An invited person who has not set a password yet is signed in, and may do nothing.
 */
export function signedInReader(env: Pick<Env, "NODE_ENV">): ReadSession {
  return async (ctx, trx) => {
    const holder = holderOf(ctx);
    if (holder?.purpose !== "signed-in") return undefined;
    const { stakeholderId } = holder;
    const account: Standing | undefined = await trx("user_account")
      .where({ stakeholderId })
      .first("is_verified", "is_disabled", "is_demonstration", "password_hash");
    if (account === undefined || !(await maySignIn(trx, account, env))) return undefined;
    const actions = account.passwordHash === null ? [] : await actionsOf(trx, stakeholderId);
    return { stakeholderId, actions: new Set(actions) };
  };
}

export type Standing = {
  isVerified: boolean;
  isDisabled: boolean;
  isDemonstration: boolean;
  passwordHash: string | null;
};

/** Demonstration accounts stand in the published source: they open nothing where there is anything to open. */
export async function maySignIn(
  trx: Knex.Transaction,
  { isVerified, isDisabled, isDemonstration }: Standing,
  { NODE_ENV }: Pick<Env, "NODE_ENV">,
): Promise<boolean> {
  if (isDisabled || !isVerified) return false;
  return !isDemonstration || (NODE_ENV !== "production" && (await isDemonstrating(trx)));
}

export async function actionsOf(trx: Knex.Transaction, stakeholderId: number): Promise<ActionName[]> {
  const held = trx("group_member")
    .join("group_action", "group_action.group_id", "group_member.group_id")
    .where({ stakeholderId })
    .select("action_id");
  return trx("action").whereIn("action_id", held).orderBy("action_id").pluck("action");
}
