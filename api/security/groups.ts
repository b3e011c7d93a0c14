import type { Knex } from "knex";
import { ACTIONS } from "../lib/actions.ts";
import { audit } from "../lib/audit.ts";
import { HttpError, notAllowed } from "../lib/errors.ts";
import { endSessions } from "../lib/session.ts";
import { actionsOf } from "./signedInReader.ts";

/** The groups that the product itself puts people into. */
export const GROUPS = {
  administrators: "Administrators",
  organisations: "Organisations",
  buildingBlockUsers: "Building block users",
} as const;

type Change = {
  stakeholderId: number;
  /** Names of all the groups that the person is to be in. */
  groups: readonly string[];
  /** Who changes it; null for the product itself and its commands, which nothing binds. */
  actor: number | null;
  at: Date;
};

/**
 * Puts a person into exactly these groups. What they may do has changed, so every session of theirs ends.
 * @throws {HttpError} 403 where somebody changes their own groups, or gives or takes what they do not hold; 409
 * where no administrator would be left
 */
export async function setGroups(
  trx: Knex.Transaction,
  { stakeholderId, groups, actor, at }: Change,
): Promise<void> {
  if (actor === stakeholderId) throw notAllowed();
  // Two administrators who take each other out at once: the second is told that nobody would be left.
  await trx.raw("lock table group_member in share row exclusive mode");
  const before = await groupNamesOf(trx, stakeholderId);
  const hadAdministrator = await hasAdministrator(trx);
  const changed = [
    ...before.filter((name) => !groups.includes(name)),
    ...groups.filter((name) => !before.includes(name)),
  ];
  if (actor !== null) await refuseBeyond(trx, actor, changed);
  const ids: number[] = await trx("user_group").whereIn("name", groups).pluck("group_id");
  if (ids.length !== groups.length) throw new Error(`There is no such group among ${groups.join(", ")}.`);
  await trx("group_member").where({ stakeholderId }).delete();
  if (ids.length > 0) await trx("group_member").insert(ids.map((groupId) => ({ groupId, stakeholderId })));
  if (hadAdministrator && !(await hasAdministrator(trx))) {
    throw new HttpError(409, "last-administrator", "At least one administrator has to stay.");
  }
  await endSessions(trx, stakeholderId);
  await audit(trx, {
    what: "groups changed",
    actor,
    subject: stakeholderId,
    before: { groups: before },
    after: { groups: await groupNamesOf(trx, stakeholderId) },
    at,
  });
}

function groupNamesOf(trx: Knex.Transaction, stakeholderId: number): Promise<string[]> {
  return trx("group_member")
    .join("user_group", "user_group.group_id", "group_member.group_id")
    .where({ stakeholderId })
    .orderBy("name")
    .pluck("name");
}

/** Whether anybody who can sign in holds the administrator's action. */
async function hasAdministrator(trx: Knex.Transaction): Promise<boolean> {
  const row = await trx("group_member")
    .join("group_action", "group_action.group_id", "group_member.group_id")
    .join("user_account", "user_account.stakeholder_id", "group_member.stakeholder_id")
    .where({ actionId: ACTIONS.WorldOfImpactAdmin, isDisabled: false })
    .first("group_member.group_id");
  return row !== undefined;
}

async function refuseBeyond(trx: Knex.Transaction, actor: number, groups: readonly string[]): Promise<void> {
  const held = new Set<string>(await actionsOf(trx, actor));
  const needed: string[] = await trx("group_action")
    .join("user_group", "user_group.group_id", "group_action.group_id")
    .join("action", "action.action_id", "group_action.action_id")
    .whereIn("name", groups)
    .pluck("action");
  if (needed.some((action) => !held.has(action))) throw notAllowed();
}
