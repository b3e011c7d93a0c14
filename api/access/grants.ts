import type { Knex } from "knex";
import { notAllowed } from "../lib/http/errors.ts";
import type { Session } from "../lib/http/route.ts";
import { PERMISSIONS, type PermissionName } from "../shared/permissions.ts";
import { ORGANISATION_PERMISSIONS, PERMISSIONS_ADMINISTRATORS_LACK } from "./defaultGroups.ts";
import { findPermissions } from "./loadSession.ts";

export type Authority = "administration" | "approval";

export function mayGrant(
  permission: PermissionName,
  ownPermissions: ReadonlySet<PermissionName>,
  authority: Authority = "administration",
): boolean {
  if (ownPermissions.has(permission)) return true;
  if (authority === "approval") return ORGANISATION_PERMISSIONS.includes(permission);
  return ownPermissions.has("WorldOfImpactAdmin") && PERMISSIONS_ADMINISTRATORS_LACK.includes(permission);
}

export async function assertHoldsPermissions(
  trx: Knex.Transaction,
  actorId: number,
  permissions: readonly PermissionName[],
  authority?: Authority,
): Promise<void> {
  const ownPermissions = new Set(await findPermissions(trx, actorId));
  if (!permissions.every((permission) => mayGrant(permission, ownPermissions, authority))) throw notAllowed();
}

export function findGroupPermissions(
  trx: Knex.Transaction,
  groupIds: readonly number[],
): Promise<PermissionName[]> {
  return trx("group_action")
    .join("action", "action.action_id", "group_action.action_id")
    .whereIn("group_id", [...groupIds])
    .distinct("action", "action.action_id")
    .orderBy("action.action_id")
    .pluck("action");
}

export type PermissionsChange = {
  added: readonly PermissionName[];
  removed: readonly PermissionName[];
  refused: readonly PermissionName[];
};

/** Lists what changes and what is refused: nobody may give their own group more than they have. */
export async function comparePermissions(
  trx: Knex.Transaction,
  { stakeholderId, permissions }: Session,
  { groupId, actionIds }: { groupId: number | undefined; actionIds: readonly number[] },
): Promise<PermissionsChange> {
  const before = groupId === undefined ? [] : await findGroupPermissions(trx, [groupId]);
  const after = getPermissionNames(actionIds);
  const addedPermissions = after.filter((permission) => !before.includes(permission));
  const removedPermissions = before.filter((permission) => !after.includes(permission));
  const isNew = groupId === undefined;
  const isMember =
    !isNew && (await trx("group_member").where({ groupId, stakeholderId }).first("group_id")) !== undefined;
  const mayAdd = (permission: PermissionName) =>
    (isNew || permissions.has("AddGroupAction")) &&
    (isMember ? permissions.has(permission) : mayGrant(permission, permissions));
  const mayRemove = (permission: PermissionName) =>
    permissions.has("DeleteGroupAction") && mayGrant(permission, permissions);
  const refused = [
    ...addedPermissions.filter((permission) => !mayAdd(permission)),
    ...removedPermissions.filter((permission) => !mayRemove(permission)),
  ];
  return { added: addedPermissions, removed: removedPermissions, refused };
}

export const getPermissionNames = (actionIds: readonly number[]): PermissionName[] =>
  PERMISSIONS.filter(({ id }) => actionIds.includes(id)).map(({ name }) => name);
