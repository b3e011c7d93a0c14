import type { Knex } from "knex";
import type { z } from "zod";
import { hasAdministrator } from "../access/assertAdministratorRemains.ts";
import { isPowerful } from "../access/assertMayGrant.ts";
import { comparePermissions, getPermissionNames } from "../access/grants.ts";
import type { Session } from "../lib/http/route.ts";
import type { Env } from "../lib/operating/env.ts";
import { PERMISSION_IDS, type PermissionName } from "../shared/permissions.ts";
import type { previewGroup } from "./contract.ts";
import { readGroup } from "./groupQueries.ts";

type Preview = z.infer<typeof previewGroup.response>;
type Draft = { groupId: number | undefined; actionIds: readonly number[] };

const DASHBOARDS: readonly PermissionName[] = [
  "WorldOfImpactAdmin",
  "HealthCheckAdmin",
  "BuildingBlockAdmin",
];
const MAX_NAMES = 5;
const NOBODY = { peopleCount: 0, people: [] };

export async function readGroupPreview(
  trx: Knex.Transaction,
  { groupId, actionIds }: Draft,
  { session, env }: { session: Session; env: Pick<Env, "NODE_ENV"> },
): Promise<Preview> {
  const { added, removed, refused } = await comparePermissions(trx, session, { groupId, actionIds });
  const changedPermissions = [...added, ...removed].map((permission) => ({
    permission,
    actionId: PERMISSION_IDS[permission],
  }));
  const ids = changedPermissions.map(({ actionId }) => actionId);
  const affectedPeople = groupId === undefined ? [] : await findAffectedPeople(trx, groupId, ids);
  const describeChange = ({
    permission,
    actionId,
  }: (typeof changedPermissions)[number]): Preview["changes"][number] => ({
    actionId,
    change: added.includes(permission) ? "added" : "removed",
    ...(affectedPeople.find((each) => each.actionId === actionId) ?? NOBODY),
    isRefused: refused.includes(permission),
  });
  const draft = { groupId: groupId ?? 0, actionIds };
  return {
    memberCount: groupId === undefined ? 0 : (await readGroup(trx, groupId)).memberCount,
    changes: changedPermissions.sort((one, other) => one.actionId - other.actionId).map(describeChange),
    losesEveryDashboard: await findMembersLosingAccess(trx, { groupId, actionIds }, removed),
    isLastAdministrator: (await hasAdministrator(trx, env)) && !(await hasAdministrator(trx, env, draft)),
    notifiesAdministrators: added.some(isPowerful),
  };
}

function findAffectedPeople(
  trx: Knex.Transaction,
  groupId: number,
  actionIds: readonly number[],
): Promise<{ actionId: number; peopleCount: number; people: string[] }[]> {
  return trx("action")
    .join("group_member as m", (on) => on.onVal("m.group_id", groupId))
    .join("stakeholder as s", "s.stakeholder_id", "m.stakeholder_id")
    .whereIn("action.action_id", [...actionIds])
    .whereNotExists(
      trx("group_member as o")
        .join("group_action as a", "a.group_id", "o.group_id")
        .whereNot("o.group_id", groupId)
        .whereRaw("o.stakeholder_id = m.stakeholder_id and a.action_id = action.action_id"),
    )
    .groupBy("action.action_id")
    .select("action.action_id", ...selectPeople(trx));
}

async function findMembersLosingAccess(
  trx: Knex.Transaction,
  { groupId, actionIds }: Draft,
  removed: readonly PermissionName[],
): Promise<Preview["losesEveryDashboard"]> {
  const isDashboard = (permission: PermissionName) => DASHBOARDS.includes(permission);
  if (groupId === undefined || !removed.some(isDashboard) || getPermissionNames(actionIds).some(isDashboard))
    return NOBODY;
  const [row] = await trx("group_member as m")
    .join("stakeholder as s", "s.stakeholder_id", "m.stakeholder_id")
    .where("m.group_id", groupId)
    .whereNotExists(
      trx("group_member as o")
        .join("group_action as a", "a.group_id", "o.group_id")
        .whereNot("o.group_id", groupId)
        .whereIn(
          "a.action_id",
          DASHBOARDS.map((permission) => PERMISSION_IDS[permission]),
        )
        .whereRaw("o.stakeholder_id = m.stakeholder_id"),
    )
    .select(...selectPeople(trx));
  return { peopleCount: row.peopleCount, people: row.people ?? [] };
}

const selectPeople = (trx: Knex.Transaction) => [
  trx.raw("count(*)::int as people_count"),
  trx.raw(`(array_agg(s.name order by s.search_name))[1:${MAX_NAMES}] as people`),
];
