import type { Knex } from "knex";
import type { Env } from "../lib/operating/env.ts";
import { PERMISSION_IDS, type PermissionName } from "../shared/permissions.ts";
import { isActive } from "./accountState.ts";

/** Aliases accounts as `u` and stakeholders as `s`. */
export function findUsersWithPermission(
  trx: Knex,
  permissions: readonly PermissionName[],
  env: Pick<Env, "NODE_ENV">,
): Knex.QueryBuilder {
  const usersWithPermission = trx("user_account as u")
    .join("stakeholder as s", "s.stakeholder_id", "u.stakeholder_id")
    .where(isActive(trx as Knex.Transaction, env, "u"));
  for (const permission of permissions) {
    const users = trx("group_member as m")
      .join("group_action as a", "a.group_id", "m.group_id")
      .where("a.action_id", PERMISSION_IDS[permission])
      .select("m.stakeholder_id");
    usersWithPermission.whereIn("u.stakeholder_id", users);
  }
  return usersWithPermission;
}

type Administrator = { stakeholderId: number; username: string; name: string };

export const findAdministrators = (trx: Knex, env: Pick<Env, "NODE_ENV">): Promise<Administrator[]> =>
  findUsersWithPermission(trx, ["WorldOfImpactAdmin"], env)
    .orderBy("s.name")
    .select("u.stakeholder_id", "u.username", "s.name");
