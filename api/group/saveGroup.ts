import type { Knex } from "knex";
import { guardGrant } from "../access/grantGuard.ts";
import { keepAdministrator } from "../access/keepAdministrator.ts";
import { ACTIONS, type ActionName } from "../lib/actions.ts";
import type { Audit } from "../lib/audit.ts";
import type { Env } from "../lib/env.ts";
import { HttpError, notAllowed } from "../lib/errors.ts";
import type { Session } from "../lib/route.ts";
import { saveVersion } from "../lib/saveVersion.ts";
import type { Secrets } from "../lib/secrets.ts";
import { Group } from "./contract.ts";
import { mayGrant } from "./grants.ts";
import { readGroup } from "./groupQueries.ts";
import { UserGroupModel } from "./models.ts";

export type Saving = {
  trx: Knex.Transaction;
  session: Session;
  env: Pick<Env, "NODE_ENV">;
  secrets: Secrets;
  audit: Audit;
  now: Date;
};

export async function saveGroupRow(
  { trx, session, now }: Saving,
  { groupId, version, changes = {} }: { groupId: number; version: number; changes?: Record<string, unknown> },
): Promise<number> {
  return saveVersion(trx, "user_group", {
    id: groupId,
    version,
    by: session.stakeholderId,
    at: now,
    what: "The group",
    changes,
    current: () => readGroup(trx, groupId),
    shape: Group,
  });
}

/**
 * Sets a group's actions and signs its members out, except the caller, who cannot gain by it.
 * @returns what was added and removed
 */
export async function setGroupActions(
  { trx, session, env, secrets, audit, now }: Saving,
  { groupId, actionIds }: { groupId: number; actionIds: readonly number[] },
): Promise<{ added: ActionName[]; removed: ActionName[] }> {
  return keepAdministrator(trx, env, async () => {
    const group = await UserGroupModel.query(trx)
      .findById(groupId)
      .withGraphJoined("actions")
      .throwIfNotFound();
    const before = namesOf((group.actions ?? []).map(({ actionId }) => actionId));
    const after = namesOf(actionIds);
    const added = after.filter((action) => !before.includes(action));
    const removed = before.filter((action) => !after.includes(action));
    if (added.length + removed.length === 0) return { added, removed };
    await refuseGrant(trx, session, { groupId, added, removed });
    const receiver = `the group ${group.name}`;
    await guardGrant(trx, { session, actions: added, receiver, env, secrets, now });
    const idsOf = (actions: readonly ActionName[]) => actions.map((action) => ACTIONS[action]);
    const own = () => group.$relatedQuery("actions", trx);
    if (removed.length > 0) await own().unrelate().whereIn("action.actionId", idsOf(removed));
    if (added.length > 0) await own().relate(idsOf(added));
    await endSessionsOfMembers(trx, groupId, session.stakeholderId);
    if (added.length > 0)
      await audit(trx, { what: "group actions added", group: groupId, after: { actions: added } });
    if (removed.length > 0)
      await audit(trx, { what: "group actions removed", group: groupId, before: { actions: removed } });
    return { added, removed };
  });
}

/** With its memberships. */
export async function removeGroup({ trx, session, env, audit }: Saving, groupId: number): Promise<void> {
  const group = await readGroup(trx, groupId);
  if (group.isBuiltIn)
    throw new HttpError(409, "built-in", "The product needs this group: it cannot be deleted.");
  await keepAdministrator(trx, env, async () => {
    const removed = namesOf(group.UserActions.map(({ actionId }) => actionId));
    await refuseGrant(trx, session, { groupId, added: [], removed });
    await endSessionsOfMembers(trx, groupId, session.stakeholderId);
    await trx("user_group").where({ groupId }).delete();
    await audit(trx, {
      what: "group deleted",
      group: groupId,
      before: { name: group.GroupName, actions: removed, members: group.memberCount },
    });
  });
}

/** @throws {HttpError} 400 if another group has it */
export async function refuseTakenName(trx: Knex.Transaction, name: string, groupId?: number): Promise<void> {
  const taken = await trx("user_group")
    .whereRaw("searchable(name) = searchable(?)", [name])
    .modify((query) => groupId !== undefined && query.whereNot({ groupId }))
    .first("group_id");
  if (taken === undefined) return;
  const description = "There is a group of this name already.";
  throw new HttpError(400, "invalid", description, [{ code: "taken", description, field: "GroupName" }]);
}

const namesOf = (actionIds: readonly number[]): ActionName[] =>
  (Object.keys(ACTIONS) as ActionName[]).filter((name) => actionIds.includes(ACTIONS[name]));

/** Only what the actor may grant; never to a group of their own unless they hold it. */
async function refuseGrant(
  trx: Knex.Transaction,
  { stakeholderId, actions }: Session,
  {
    groupId,
    added,
    removed,
  }: { groupId: number; added: readonly ActionName[]; removed: readonly ActionName[] },
): Promise<void> {
  if (![...added, ...removed].every((action) => mayGrant(action, actions))) throw notAllowed();
  if (added.every((action) => actions.has(action))) return;
  const isMember = await trx("group_member").where({ groupId, stakeholderId }).first("group_id");
  if (isMember !== undefined) throw notAllowed();
}

async function endSessionsOfMembers(trx: Knex.Transaction, groupId: number, except: number): Promise<void> {
  const members = trx("group_member").where({ groupId }).whereNot({ stakeholderId: except });
  await trx("session").whereIn("stakeholder_id", members.select("stakeholder_id")).delete();
}
