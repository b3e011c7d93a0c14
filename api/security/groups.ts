import type { Knex } from "knex";
import { audit } from "../lib/audit.ts";
import { endSessions } from "../lib/session.ts";

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
  actor: number | null;
  at: Date;
};

/** Puts a person into exactly these groups. What they may do has changed, so every session of theirs ends. */
export async function setGroups(
  trx: Knex.Transaction,
  { stakeholderId, groups, actor, at }: Change,
): Promise<void> {
  const namesNow = () =>
    trx("group_member")
      .join("user_group", "user_group.group_id", "group_member.group_id")
      .where({ stakeholderId })
      .orderBy("name")
      .pluck("name");
  const before = await namesNow();
  await trx("group_member").where({ stakeholderId }).delete();
  const ids: number[] = await trx("user_group").whereIn("name", groups).pluck("group_id");
  if (ids.length !== groups.length) throw new Error(`There is no such group among ${groups.join(", ")}.`);
  if (ids.length > 0) await trx("group_member").insert(ids.map((groupId) => ({ groupId, stakeholderId })));
  await endSessions(trx, stakeholderId);
  await audit(trx, {
    what: "groups changed",
    actor,
    subject: stakeholderId,
    before: { groups: before },
    after: { groups: await namesNow() },
    at,
  });
}
