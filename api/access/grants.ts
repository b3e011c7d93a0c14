import type { Knex } from "knex";
import { notAllowed } from "../lib/http/errors.ts";
import type { Session } from "../lib/http/route.ts";
import { type ActionName, PERMISSIONS } from "../shared/actions.ts";
import { NOT_OF_ADMINISTRATORS, ORGANISATION_ACTIONS } from "./defaultGroups.ts";
import { findActions } from "./loadSession.ts";

export type Authority = "administration" | "approval";

export function mayGrant(
  action: ActionName,
  ownActions: ReadonlySet<ActionName>,
  authority: Authority = "administration",
): boolean {
  if (ownActions.has(action)) return true;
  if (authority === "approval") return ORGANISATION_ACTIONS.includes(action);
  return ownActions.has("WorldOfImpactAdmin") && NOT_OF_ADMINISTRATORS.includes(action);
}

export async function assertHoldsActions(
  trx: Knex.Transaction,
  actor: number,
  actions: readonly ActionName[],
  authority?: Authority,
): Promise<void> {
  const ownActions = new Set(await findActions(trx, actor));
  if (!actions.every((action) => mayGrant(action, ownActions, authority))) throw notAllowed();
}

export function findGroupActions(trx: Knex.Transaction, groupIds: readonly number[]): Promise<ActionName[]> {
  return trx("group_action")
    .join("action", "action.action_id", "group_action.action_id")
    .whereIn("group_id", [...groupIds])
    .distinct("action", "action.action_id")
    .orderBy("action.action_id")
    .pluck("action");
}

export type ActionsChange = {
  added: readonly ActionName[];
  removed: readonly ActionName[];
  refused: readonly ActionName[];
};

/** Lists what changes and what is refused: nobody may give their own group more than they have. */
export async function compareActions(
  trx: Knex.Transaction,
  { stakeholderId, actions }: Session,
  { groupId, actionIds }: { groupId: number | undefined; actionIds: readonly number[] },
): Promise<ActionsChange> {
  const before = groupId === undefined ? [] : await findGroupActions(trx, [groupId]);
  const after = actionNames(actionIds);
  const added = after.filter((action) => !before.includes(action));
  const removed = before.filter((action) => !after.includes(action));
  const isNew = groupId === undefined;
  const isMember =
    !isNew && (await trx("group_member").where({ groupId, stakeholderId }).first("group_id")) !== undefined;
  const mayAdd = (action: ActionName) =>
    (isNew || actions.has("AddGroupAction")) && (isMember ? actions.has(action) : mayGrant(action, actions));
  const mayRemove = (action: ActionName) => actions.has("DeleteGroupAction") && mayGrant(action, actions);
  const refused = [
    ...added.filter((action) => !mayAdd(action)),
    ...removed.filter((action) => !mayRemove(action)),
  ];
  return { added, removed, refused };
}

export const actionNames = (actionIds: readonly number[]): ActionName[] =>
  PERMISSIONS.filter(({ id }) => actionIds.includes(id)).map(({ name }) => name);
