import type { Knex } from "knex";
import { ACTIONS } from "../lib/actions.ts";
import type { Env } from "../lib/env.ts";
import { HttpError } from "../lib/errors.ts";
import { maySignIn, type Standing } from "./signedInReader.ts";

/** Enough to admit others and grant the rest. */
const LETTING_IN = [
  ACTIONS.WorldOfImpactAdmin,
  ACTIONS.SetGroupMember,
  ACTIONS.UpdateGroup,
  ACTIONS.AddGroupAction,
];

/**
 * Wraps every change that may remove permissions or accounts, one at a time, so that two administrators cannot remove
 * each other at once. Refuses it if nobody who can sign in keeps all of LETTING_IN.
 * @throws {HttpError} 409; the caller's transaction rolls back
 */
export async function keepAdministrator<T>(
  trx: Knex.Transaction,
  env: Pick<Env, "NODE_ENV">,
  change: () => Promise<T>,
): Promise<T> {
  await trx.raw("lock table group_member in share row exclusive mode");
  const hadOne = await hasAdministrator(trx, env);
  const result = await change();
  if (hadOne && !(await hasAdministrator(trx, env))) {
    throw new HttpError(409, "last-administrator", "At least one administrator has to stay.");
  }
  return result;
}

/** With a draft: if a group had exactly these actions. */
export async function hasAdministrator(
  trx: Knex.Transaction,
  env: Pick<Env, "NODE_ENV">,
  draft?: { groupId: number; actionIds: readonly number[] },
): Promise<boolean> {
  const actions = trx("group_action").select("group_id", "action_id");
  if (draft !== undefined) {
    const { groupId, actionIds } = draft;
    const drafted = trx.raw("select ?::int, unnest(?::smallint[])", [groupId, [...actionIds]]);
    actions.whereNot({ groupId }).unionAll([drafted]);
  }
  const holders = trx("group_member")
    .join(actions.as("group_action"), "group_action.group_id", "group_member.group_id")
    .whereIn("action_id", LETTING_IN)
    .groupBy("group_member.stakeholder_id")
    .having(trx.raw("count(distinct action_id) = ?", [LETTING_IN.length]))
    .select("group_member.stakeholder_id");
  const accounts: Standing[] = await trx("user_account")
    .whereIn("stakeholder_id", holders)
    .whereNotNull("password_hash")
    .distinct("is_verified", "is_disabled", "is_demonstration", "password_hash");
  for (const account of accounts) if (await maySignIn(trx, account, env)) return true;
  return false;
}
