import type { Knex } from "knex";
import type { Env } from "../lib/operating/env.ts";
import { ACTIONS, type ActionName } from "../shared/actions.ts";
import { isActive } from "./accountState.ts";

/** Aliases accounts as `u` and stakeholders as `s`. */
export function findUsersWithAction(
  trx: Knex,
  actions: readonly ActionName[],
  env: Pick<Env, "NODE_ENV">,
): Knex.QueryBuilder {
  const usersWithAction = trx("user_account as u")
    .join("stakeholder as s", "s.stakeholder_id", "u.stakeholder_id")
    .where(isActive(trx as Knex.Transaction, env, "u"));
  for (const action of actions) {
    const users = trx("group_member as m")
      .join("group_action as a", "a.group_id", "m.group_id")
      .where("a.action_id", ACTIONS[action])
      .select("m.stakeholder_id");
    usersWithAction.whereIn("u.stakeholder_id", users);
  }
  return usersWithAction;
}

type Administrator = { stakeholderId: number; username: string; name: string };

export const findAdministrators = (trx: Knex, env: Pick<Env, "NODE_ENV">): Promise<Administrator[]> =>
  findUsersWithAction(trx, ["WorldOfImpactAdmin"], env)
    .orderBy("s.name")
    .select("u.stakeholder_id", "u.username", "s.name");
