import type { Knex } from "knex";
import { assertAdministratorRemains } from "../access/assertAdministratorRemains.ts";
import { assertMayGrant } from "../access/assertMayGrant.ts";
import { type Authority, assertHoldsPermissions, findGroupPermissions } from "../access/grants.ts";
import { findPermissions } from "../access/loadSession.ts";
import { audit } from "../lib/audit/audit.ts";
import { HttpError, notAllowed } from "../lib/http/errors.ts";
import type { Session } from "../lib/http/route.ts";
import type { Env } from "../lib/operating/env.ts";
import type { Secrets } from "../lib/security/secrets.ts";
import { endSessions } from "../lib/security/session.ts";

type Actor = {
  /** Null for the product itself or a command, which may grant anything. */
  actor: number | null;
  authority?: Authority;
  /** Required if a user makes the change: powerful permissions need recent authentication. */
  guard?: { session: Session; secrets: Secrets };
  env: Pick<Env, "NODE_ENV">;
  at: Date;
};
type Change = Actor & {
  stakeholderId: number;
  groupIds: readonly number[];
};

/**
 * Sets the groups of a person and ends their sessions. Returns false if nothing changes.
 * @throws {HttpError} 403 for one's own groups, or for rights that the actor lacks; 409 if no administrator
 * would remain
 */
export async function setMemberships(trx: Knex.Transaction, change: Change): Promise<boolean> {
  const { stakeholderId, groupIds, actor, authority, guard, env, at } = change;
  return assertAdministratorRemains(trx, env, async () => {
    const before = await listGroups(trx, stakeholderId);
    const currentIds = before.map(({ groupId }) => groupId);
    const addedGroupIds = groupIds.filter((id) => !currentIds.includes(id));
    const removedGroupIds = currentIds.filter((id) => !groupIds.includes(id));
    if (addedGroupIds.length + removedGroupIds.length === 0) return false;
    if (actor === stakeholderId) throw notAllowed();
    await assertGroupsExist(trx, addedGroupIds);
    if (actor !== null) {
      if (authority !== "approval")
        await refuseWithoutPermission(trx, actor, { added: addedGroupIds, removed: removedGroupIds });
      await assertHoldsPermissions(
        trx,
        actor,
        await findGroupPermissions(trx, [...addedGroupIds, ...removedGroupIds]),
        authority,
      );
    }
    if (guard !== undefined) {
      const ownPermissions = await findGroupPermissions(trx, currentIds);
      const permissions = (await findGroupPermissions(trx, addedGroupIds)).filter(
        (permission) => !ownPermissions.includes(permission),
      );
      const person = await trx("stakeholder").where({ stakeholderId }).first("name");
      await assertMayGrant(trx, { ...guard, permissions, grantee: person.name, env, now: at });
    }
    await trx("group_member").where({ stakeholderId }).whereIn("group_id", removedGroupIds).delete();
    if (addedGroupIds.length > 0)
      await trx("group_member").insert(addedGroupIds.map((groupId) => ({ groupId, stakeholderId })));
    await endSessions(trx, stakeholderId);
    await audit(trx, {
      what: "groups changed",
      actor,
      subject: stakeholderId,
      before: { groups: before.map(({ name }) => name) },
      after: { groups: (await listGroups(trx, stakeholderId)).map(({ name }) => name) },
      at,
    });
    return true;
  });
}

export async function moveMember(
  trx: Knex.Transaction,
  { groupId, isMember, ...change }: Omit<Change, "groupIds"> & { groupId: number; isMember: boolean },
): Promise<boolean> {
  const otherGroups = (await listGroups(trx, change.stakeholderId))
    .map((group) => group.groupId)
    .filter((id) => id !== groupId);
  return setMemberships(trx, { ...change, groupIds: isMember ? [...otherGroups, groupId] : otherGroups });
}

function listGroups(
  trx: Knex.Transaction,
  stakeholderId: number,
): Promise<{ groupId: number; name: string }[]> {
  return trx("group_member")
    .join("user_group", "user_group.group_id", "group_member.group_id")
    .where({ stakeholderId })
    .orderBy("name")
    .select("user_group.group_id", "name");
}

async function assertGroupsExist(trx: Knex.Transaction, groupIds: readonly number[]): Promise<void> {
  const existing = await trx("user_group")
    .whereIn("group_id", [...groupIds])
    .pluck("group_id");
  if (existing.length === groupIds.length) return;
  const description = "The group does not exist any more. Please choose another.";
  throw new HttpError(400, "invalid", description, [{ code: "unknown", description, field: "GroupIds" }]);
}

async function refuseWithoutPermission(
  trx: Knex.Transaction,
  actor: number,
  { added, removed }: { added: readonly number[]; removed: readonly number[] },
): Promise<void> {
  const ownPermissions = await findPermissions(trx, actor);
  if (added.length > 0 && !ownPermissions.includes("SetGroupMember")) throw notAllowed();
  if (removed.length > 0 && !ownPermissions.includes("DeleteGroupMember")) throw notAllowed();
}
