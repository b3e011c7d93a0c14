import type { Knex } from "knex";
import { keepAdministrator } from "../access/keepAdministrator.ts";
import { actionsOf } from "../access/signedInReader.ts";
import type { ActionName } from "../lib/actions.ts";
import { audit } from "../lib/audit.ts";
import type { Env } from "../lib/env.ts";
import { notAllowed } from "../lib/errors.ts";
import { endSessions } from "../lib/session.ts";

/** The groups that the product itself puts people into. */
export const GROUPS = {
  administrators: "Administrators",
  organisations: "Organisations",
  buildingBlockUsers: "Building block users",
  buildingBlockEditors: "Building block editors",
} as const;

type Change = {
  stakeholderId: number;
  /** Names of all the groups that the person is to be in. */
  groups: readonly string[];
  /** Who changes it; null for the product itself and its commands, which may grant anything. */
  actor: number | null;
  env: Pick<Env, "NODE_ENV">;
  at: Date;
};

/**
 * Puts a person into exactly these groups. What they may do has changed, so every session of theirs ends.
 * @throws {HttpError} 403 where somebody changes their own groups, or gives or takes what they may not; 409 where
 * nobody would be left who can let others in
 */
export async function setGroups(trx: Knex.Transaction, change: Change): Promise<void> {
  const { stakeholderId, groups, actor, env, at } = change;
  if (actor === stakeholderId) throw notAllowed();
  await keepAdministrator(trx, env, async () => {
    const before = await groupNamesOf(trx, stakeholderId);
    const changed = [
      ...before.filter((name) => !groups.includes(name)),
      ...groups.filter((name) => !before.includes(name)),
    ];
    if (actor !== null) await refuseBeyond(trx, actor, changed);
    const ids: number[] = await trx("user_group").whereIn("name", groups).pluck("group_id");
    if (ids.length !== groups.length) throw new Error(`There is no such group among ${groups.join(", ")}.`);
    await trx("group_member").where({ stakeholderId }).delete();
    if (ids.length > 0) await trx("group_member").insert(ids.map((groupId) => ({ groupId, stakeholderId })));
    await endSessions(trx, stakeholderId);
    await audit(trx, {
      what: "groups changed",
      actor,
      subject: stakeholderId,
      before: { groups: before },
      after: { groups: await groupNamesOf(trx, stakeholderId) },
      at,
    });
  });
}

function groupNamesOf(trx: Knex.Transaction, stakeholderId: number): Promise<string[]> {
  return trx("group_member")
    .join("user_group", "user_group.group_id", "group_member.group_id")
    .where({ stakeholderId })
    .orderBy("name")
    .pluck("name");
}

/** An administrator gives these without holding them: they run nobody else's organisation or municipality. */
const GIVEN_BY_ADMINISTRATORS: readonly string[] = [
  "HealthCheckAdmin",
  "BuildingBlockAdmin",
] satisfies ActionName[];

async function refuseBeyond(trx: Knex.Transaction, actor: number, groups: readonly string[]): Promise<void> {
  const held = new Set<string>(await actionsOf(trx, actor));
  const needed: string[] = await trx("group_action")
    .join("user_group", "user_group.group_id", "group_action.group_id")
    .join("action", "action.action_id", "group_action.action_id")
    .whereIn("name", groups)
    .pluck("action");
  const mayGive = (action: string) =>
    held.has(action) || (held.has("WorldOfImpactAdmin") && GIVEN_BY_ADMINISTRATORS.includes(action));
  if (!needed.every(mayGive)) throw notAllowed();
}
