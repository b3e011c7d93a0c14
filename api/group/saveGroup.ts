import type { Knex } from "knex";
import { assertAdministratorRemains } from "../access/assertAdministratorRemains.ts";
import { assertMayGrant } from "../access/assertMayGrant.ts";
import {
  comparePermissions,
  getPermissionNames,
  mayGrant,
  type PermissionsChange,
} from "../access/grants.ts";
import type { Audit } from "../lib/audit/audit.ts";
import { saveIfUnchanged } from "../lib/database/optimisticLocking.ts";
import { HttpError, notAllowed } from "../lib/http/errors.ts";
import type { Session } from "../lib/http/route.ts";
import type { Env } from "../lib/operating/env.ts";
import type { Secrets } from "../lib/security/secrets.ts";
import { PERMISSION_IDS, type PermissionName } from "../shared/permissions.ts";
import { Group } from "./contract.ts";
import { readGroup } from "./groupQueries.ts";
import { UserGroupModel } from "./models.ts";

export type GroupContext = {
  trx: Knex.Transaction;
  session: Session;
  env: Pick<Env, "NODE_ENV">;
  secrets: Secrets;
  audit: Audit;
  now: Date;
};

type NewGroup = { name: string; description: string; actionIds: readonly number[] };

export async function insertGroup(
  context: GroupContext,
  { name, description, actionIds }: NewGroup,
): Promise<number> {
  const { trx, session, audit, now } = context;
  await assertNameIsFree(trx, name);
  const change = await comparePermissions(trx, session, { groupId: undefined, actionIds });
  assertAllowed(change);
  const row = { name, description, changedBy: session.stakeholderId, changedAt: now };
  const { groupId } = await UserGroupModel.query(trx).insert(row);
  await audit(trx, { what: "group created", group: groupId, after: { name } });
  await saveGroupPermissions(context, { groupId, name }, change);
  return groupId;
}

type GroupChange = {
  groupId: number;
  version: number;
  name?: string;
  description?: string;
  computeActionIds: (before: readonly number[]) => readonly number[];
};

/** @returns the group's new version */
export function changeGroup(
  context: GroupContext,
  { groupId, version, computeActionIds, ...changes }: GroupChange,
): Promise<number> {
  const { trx, session, env, audit, now } = context;
  return assertAdministratorRemains(trx, env, async () => {
    const { GroupName, ...before } = await readGroup(trx, groupId);
    const { name = GroupName, description = before.description } = changes;
    if (name !== GroupName) {
      await assertNameIsFree(trx, name, groupId);
      if (before.isBuiltIn) throw createBuiltInError("renamed");
    }
    const actionIds = computeActionIds(before.UserActions.map(({ actionId }) => actionId));
    const change = await comparePermissions(trx, session, { groupId, actionIds });
    // If the version is stale, the conflict is reported first: the other save may be why the permission is
    // missing.
    if (version === before.version) assertAllowed(change);
    const newVersion = await saveIfUnchanged(trx, "user_group", {
      id: groupId,
      version,
      by: session.stakeholderId,
      at: now,
      what: "The group",
      changes: { name, description },
      readCurrent: () => readGroup(trx, groupId),
      shape: Group,
    });
    if (name !== GroupName || description !== before.description) {
      await audit(trx, {
        what: "group changed",
        group: groupId,
        before: { name: GroupName, description: before.description },
        after: { name, description },
      });
    }
    await saveGroupPermissions(context, { groupId, name }, change);
    return newVersion;
  });
}

function assertAllowed({ refused }: PermissionsChange): void {
  if (refused.length > 0) throw notAllowed();
}

async function saveGroupPermissions(
  { trx, session, env, secrets, audit, now }: GroupContext,
  { groupId, name }: { groupId: number; name: string },
  { added, removed }: PermissionsChange,
): Promise<void> {
  if (added.length + removed.length === 0) return;
  await assertMayGrant(trx, { session, permissions: added, grantee: `the group ${name}`, env, secrets, now });
  const getIds = (permissions: readonly PermissionName[]) =>
    permissions.map((permission) => PERMISSION_IDS[permission]);
  const queryGroupActions = () => UserGroupModel.relatedQuery("actions", trx).for(groupId);
  if (removed.length > 0) await queryGroupActions().unrelate().whereIn("action.actionId", getIds(removed));
  if (added.length > 0) await queryGroupActions().relate(getIds(added));
  await endSessionsOfMembers(trx, groupId, session.stakeholderId);
  if (added.length > 0)
    await audit(trx, { what: "group actions added", group: groupId, after: { actions: added } });
  if (removed.length > 0)
    await audit(trx, { what: "group actions removed", group: groupId, before: { actions: removed } });
}

export async function removeGroup(
  { trx, session, env, audit }: GroupContext,
  groupId: number,
): Promise<void> {
  const group = await readGroup(trx, groupId);
  if (group.isBuiltIn) throw createBuiltInError("deleted");
  await assertAdministratorRemains(trx, env, async () => {
    const removed = getPermissionNames(group.UserActions.map(({ actionId }) => actionId));
    if (!removed.every((permission) => mayGrant(permission, session.permissions))) throw notAllowed();
    await endSessionsOfMembers(trx, groupId, session.stakeholderId);
    await trx("user_group").where({ groupId }).delete();
    await audit(trx, {
      what: "group deleted",
      group: groupId,
      before: { name: group.GroupName, actions: removed, members: group.memberCount },
    });
  });
}

const createBuiltInError = (change: "renamed" | "deleted") =>
  new HttpError(
    409,
    "built-in",
    `The product needs this group${change === "renamed" ? " by its name" : ""}: it cannot be ${change}.`,
  );

/** @throws {HttpError} 400 if another group has the name */
async function assertNameIsFree(trx: Knex.Transaction, name: string, groupId?: number): Promise<void> {
  const existing = await trx("user_group")
    .whereRaw("searchable(name) = searchable(?)", [name])
    .modify((query) => groupId !== undefined && query.whereNot({ groupId }))
    .first("group_id");
  if (existing === undefined) return;
  const description = "There is a group of this name already.";
  throw new HttpError(400, "invalid", description, [{ code: "taken", description, field: "GroupName" }]);
}

async function endSessionsOfMembers(trx: Knex.Transaction, groupId: number, except: number): Promise<void> {
  const members = trx("group_member").where({ groupId }).whereNot({ stakeholderId: except });
  await trx("session").whereIn("stakeholder_id", members.select("stakeholder_id")).delete();
}
