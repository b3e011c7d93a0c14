import type { Knex } from "knex";
import { HttpError } from "../lib/http/errors.ts";
import type { Env } from "../lib/operating/env.ts";
import { PERMISSION_IDS } from "../shared/permissions.ts";
import { isActive } from "./accountState.ts";

const ADMINISTRATOR_PERMISSIONS = [
  PERMISSION_IDS.WorldOfImpactAdmin,
  PERMISSION_IDS.SetGroupMember,
  PERMISSION_IDS.UpdateGroup,
  PERMISSION_IDS.AddGroupAction,
];

/**
 * Serialises changes, so that two administrators cannot remove each other.
 * @throws {HttpError} 409 if no user who can sign in would have all of ADMINISTRATOR_PERMISSIONS
 */
export async function assertAdministratorRemains<T>(
  trx: Knex.Transaction,
  env: Pick<Env, "NODE_ENV">,
  change: () => Promise<T>,
): Promise<T> {
  await trx.raw("lock table group_member in share row exclusive mode");
  const hadAdministrator = await hasAdministrator(trx, env);
  const result = await change();
  if (hadAdministrator && !(await hasAdministrator(trx, env))) {
    throw new HttpError(409, "last-administrator", "At least one administrator has to stay.");
  }
  return result;
}

export async function hasAdministrator(
  trx: Knex.Transaction,
  env: Pick<Env, "NODE_ENV">,
  draft?: { groupId: number; actionIds: readonly number[] },
): Promise<boolean> {
  const permissions = trx("group_action").select("group_id", "action_id");
  if (draft !== undefined) {
    const { groupId, actionIds } = draft;
    const drafted = trx.raw("select ?::int, unnest(?::smallint[])", [groupId, [...actionIds]]);
    permissions.whereNot({ groupId }).unionAll([drafted]);
  }
  const users = trx("group_member")
    .join(permissions.as("group_action"), "group_action.group_id", "group_member.group_id")
    .whereIn("action_id", ADMINISTRATOR_PERMISSIONS)
    .groupBy("group_member.stakeholder_id")
    .having(trx.raw("count(distinct action_id) = ?", [ADMINISTRATOR_PERMISSIONS.length]))
    .select("group_member.stakeholder_id");
  const administrator = await trx("user_account")
    .whereIn("stakeholder_id", users)
    .where(isActive(trx, env))
    .first("stakeholder_id");
  return administrator !== undefined;
}
