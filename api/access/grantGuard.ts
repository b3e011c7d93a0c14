import type { Knex } from "knex";
import { ACTIONS, type ActionName } from "../lib/actions.ts";
import type { Env } from "../lib/env.ts";
import { HttpError } from "../lib/errors.ts";
import { queueMail } from "../lib/mail/queueMail.ts";
import type { Session } from "../lib/route.ts";
import type { Secrets } from "../lib/secrets.ts";
import { maySignIn, type Standing } from "./signedInReader.ts";

/** These let somebody admit others, or change what others may do. */
const POWERFUL: readonly ActionName[] = [
  "SetGroupMember",
  "CreateGroup",
  "UpdateGroup",
  "DeleteGroup",
  "AddGroupAction",
  "DeleteGroupAction",
  "DeleteGroupMember",
  "VerifyOrganisation",
  "WorldOfImpactAdmin",
  "DeleteUser",
];

const FRESH_FOR_MS = 5 * 60_000;

/** @throws {HttpError} 403 `password-needed` if it was last given over five minutes ago */
export function demandFreshPassword({ passwordGivenAt }: Pick<Session, "passwordGivenAt">, now: Date): void {
  if (now.getTime() - passwordGivenAt.getTime() > FRESH_FOR_MS) {
    throw new HttpError(403, "password-needed", "Please give your password again.");
  }
}

export const isPowerful = (action: ActionName): boolean => POWERFUL.includes(action);

type Grant = {
  /** Who grants. */
  session: Pick<Session, "stakeholderId" | "passwordGivenAt">;
  /** New to the receiver. */
  actions: readonly ActionName[];
  /** "Zoë Dlamini", "the group Reviewers" */
  receiver: string;
  env: Pick<Env, "NODE_ENV">;
  secrets: Secrets;
  now: Date;
};

/**
 * Guards every grant: a powerful action needs a fresh password, and all administrators get a mail. Call it in the
 * grant's transaction, before any write.
 * @throws {HttpError} 403 `password-needed`
 */
export async function guardGrant(trx: Knex.Transaction, grant: Grant): Promise<void> {
  const { session, receiver, env, secrets, now } = grant;
  const powerful = grant.actions.filter(isPowerful);
  if (powerful.length === 0) return;
  demandFreshPassword(session, now);
  const by = await trx("stakeholder").where({ stakeholderId: session.stakeholderId }).first("name");
  const actions: string[] = await trx("action")
    .whereIn("action", powerful)
    .orderBy("action_id")
    .pluck("description");
  for (const { username, name } of await findAdministrators(trx, env)) {
    const values = { name, by: by?.name ?? "", receiver, actions: actions.join(", ") };
    await queueMail(trx, { template: "powers-granted", to: username, values }, { secrets, now });
  }
}

/** Who can really sign in. */
async function findAdministrators(
  trx: Knex.Transaction,
  env: Pick<Env, "NODE_ENV">,
): Promise<{ username: string; name: string }[]> {
  const holders = trx("group_member")
    .join("group_action", "group_action.group_id", "group_member.group_id")
    .where({ actionId: ACTIONS.WorldOfImpactAdmin })
    .select("group_member.stakeholder_id");
  const accounts: (Standing & { username: string; name: string })[] = await trx("user_account")
    .join("stakeholder", "stakeholder.stakeholder_id", "user_account.stakeholder_id")
    .whereIn("user_account.stakeholder_id", holders)
    .whereNotNull("password_hash")
    .orderBy("user_account.stakeholder_id")
    .select("username", "name", "is_verified", "is_disabled", "is_demonstration", "password_hash");
  const able: { username: string; name: string }[] = [];
  for (const account of accounts) if (await maySignIn(trx, account, env)) able.push(account);
  return able;
}
