import type { Knex } from "knex";
import { paginate } from "../lib/database/paginate.ts";
import { whereMatches } from "../lib/database/search.ts";
import { notFound } from "../lib/http/errors.ts";
import { PERMISSION_IDS } from "../shared/permissions.ts";
import type { Action, Group } from "./contract.ts";
import { GROUPS } from "./groups.ts";
import { ActionModel, UserGroupModel } from "./models.ts";

const BUILT_IN: readonly string[] = Object.values(GROUPS);
type Row = Omit<Group, "UserActions" | "isBuiltIn" | "GroupId" | "GroupName"> & {
  groupId: number;
  name: string;
  actionIds: number[];
};

function findGroups(trx: Knex.Transaction): Knex.QueryBuilder {
  const actions = trx("group_action")
    .whereRaw("group_action.group_id = user_group.group_id")
    .orderBy("action_id")
    .select("action_id");
  return trx("user_group").select(
    "group_id",
    "name",
    "description",
    "version",
    trx.raw("array(?) as action_ids", [actions]),
    countMembers(trx).as("member_count"),
  );
}

const countMembers = (trx: Knex.Transaction): Knex.QueryBuilder =>
  trx("group_member")
    .whereRaw("group_member.group_id = user_group.group_id")
    .select(trx.raw("count(*)::int"));

type GroupsQuery = {
  groupId?: number | undefined;
  pageNumber: number;
  pageSize: number;
  sort: "GroupName" | "memberCount";
  direction: "ascending" | "descending";
  search?: string | undefined;
};

export async function readGroupsPage(
  trx: Knex.Transaction,
  { groupId, pageNumber, pageSize, sort, direction, search }: GroupsQuery,
): Promise<{ groups: Group[]; total: number }> {
  if (groupId !== undefined) return { groups: [await readGroup(trx, groupId)], total: 1 };
  const name = selectSearchName(trx);
  const query = filterGroups(trx, search);
  const order = [
    ...(sort === "memberCount" ? [{ by: trx.raw("(?)", [countMembers(trx)]), direction }] : []),
    { by: name, direction },
  ];
  const { rows, total } = await paginate<Row>(query, { pageNumber, pageSize, order, id: "group_id" });
  return { groups: rows.map(presentGroup), total };
}

export async function readAllGroups(trx: Knex.Transaction, search: string | undefined): Promise<Group[]> {
  const rows: Row[] = await filterGroups(trx, search).orderBy([
    { column: selectSearchName(trx) },
    { column: "group_id" },
  ]);
  return rows.map(presentGroup);
}

const selectSearchName = (trx: Knex.Transaction) => trx.raw("searchable(name)");

const filterGroups = (trx: Knex.Transaction, search: string | undefined): Knex.QueryBuilder =>
  whereMatches(findGroups(trx), search, [selectSearchName(trx)]);

export async function readGroup(trx: Knex.Transaction, groupId: number): Promise<Group> {
  const row: Row | undefined = await findGroups(trx).where("user_group.group_id", groupId).first();
  if (row === undefined) throw notFound("The group");
  return presentGroup(row);
}

const presentGroup = ({ groupId, name, actionIds, ...row }: Row): Group => ({
  ...row,
  GroupId: groupId,
  GroupName: name,
  UserActions: actionIds.map((actionId) => ({ actionId })),
  isBuiltIn: BUILT_IN.includes(name),
});

export async function listActions(trx: Knex.Transaction, groupId?: number): Promise<Action[]> {
  const query =
    groupId === undefined ? ActionModel.query(trx) : UserGroupModel.relatedQuery("actions", trx).for(groupId);
  return query.whereIn("action.action", Object.keys(PERMISSION_IDS)).orderBy("action.actionId");
}
