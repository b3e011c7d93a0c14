import type { Knex } from "knex";
import { ACTIONS_OF_IMPORT, type ImportKind } from "../import/importKinds.ts";
import type { Env } from "../lib/operating/env.ts";
import { ACTIONS } from "../lib/security/actions.ts";
import { isActive } from "./accountState.ts";

/** Who may apply files of this kind. */
export function findImporters(
  trx: Knex.Transaction,
  kind: ImportKind,
  env: Pick<Env, "NODE_ENV">,
): Promise<{ username: string; name: string }[]> {
  const found = trx("user_account")
    .join("stakeholder", "stakeholder.stakeholder_id", "user_account.stakeholder_id")
    .where(isActive(trx, env));
  for (const action of ACTIONS_OF_IMPORT[kind]) {
    const holders = trx("group_member")
      .join("group_action", "group_action.group_id", "group_member.group_id")
      .where({ actionId: ACTIONS[action] })
      .select("group_member.stakeholder_id");
    found.whereIn("user_account.stakeholder_id", holders);
  }
  return found.orderBy("user_account.stakeholder_id").select("username", "name");
}
