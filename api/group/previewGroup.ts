import type { Knex } from "knex";
import type { z } from "zod";
import { isPowerful } from "../access/grantGuard.ts";
import { hasAdministrator } from "../access/keepAdministrator.ts";
import { ACTIONS, type ActionName } from "../lib/actions.ts";
import type { Env } from "../lib/env.ts";
import type { Session } from "../lib/route.ts";
import type { previewGroup } from "./contract.ts";
import { mayGrant } from "./grants.ts";

type Preview = z.infer<typeof previewGroup.response>;
type Draft = { groupId: number | undefined; actionIds: readonly number[] };

const DASHBOARDS = [ACTIONS.WorldOfImpactAdmin, ACTIONS.HealthCheckAdmin, ACTIONS.BuildingBlockAdmin];
const NAMES_SHOWN = 5;
const NOBODY = { peopleCount: 0, people: [] };

export async function readGroupPreview(
  trx: Knex.Transaction,
  { groupId, actionIds }: Draft,
  { session, env }: { session: Session; env: Pick<Env, "NODE_ENV"> },
): Promise<Preview> {
  const before: number[] =
    groupId === undefined ? [] : await trx("group_action").where({ groupId }).pluck("action_id");
  const members: number[] =
    groupId === undefined ? [] : await trx("group_member").where({ groupId }).pluck("stakeholder_id");
  const added = actionIds.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !actionIds.includes(id));
  const touched = groupId === undefined ? [] : await findTouched(trx, groupId, [...added, ...removed]);
  const isOwn = members.includes(session.stakeholderId);
  const changeOf = (actionId: number): Preview["changes"][number] => {
    const action = nameOf(actionId);
    const isAdded = added.includes(actionId);
    return {
      actionId,
      change: isAdded ? "added" : "removed",
      ...(touched.find((each) => each.actionId === actionId) ?? NOBODY),
      isRefused: !mayGrant(action, session.actions) || (isAdded && isOwn && !session.actions.has(action)),
    };
  };
  const draft = { groupId: groupId ?? 0, actionIds };
  return {
    memberCount: members.length,
    changes: [...added, ...removed].sort((one, other) => one - other).map(changeOf),
    losesEveryDashboard: await findLosers(trx, { groupId, actionIds }, before),
    isLastAdministrator: (await hasAdministrator(trx, env)) && !(await hasAdministrator(trx, env, draft)),
    needsPassword: added.map(nameOf).some(isPowerful),
  };
}

const nameOf = (actionId: number): ActionName =>
  (Object.keys(ACTIONS) as ActionName[]).find((name) => ACTIONS[name] === actionId) as ActionName;

/** Members without another group that gives it, by action. */
function findTouched(
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
    .select("action.action_id", ...countedPeople(trx));
}

/** Members who would lose their last dashboard. */
async function findLosers(
  trx: Knex.Transaction,
  { groupId, actionIds }: Draft,
  before: readonly number[],
): Promise<Preview["losesEveryDashboard"]> {
  const isDashboard = (id: number) => DASHBOARDS.some((each) => each === id);
  if (groupId === undefined || !before.some(isDashboard) || actionIds.some(isDashboard)) return NOBODY;
  const [row] = await trx("group_member as m")
    .join("stakeholder as s", "s.stakeholder_id", "m.stakeholder_id")
    .where("m.group_id", groupId)
    .whereNotExists(
      trx("group_member as o")
        .join("group_action as a", "a.group_id", "o.group_id")
        .whereNot("o.group_id", groupId)
        .whereIn("a.action_id", DASHBOARDS)
        .whereRaw("o.stakeholder_id = m.stakeholder_id"),
    )
    .select(...countedPeople(trx));
  return { peopleCount: row.peopleCount, people: row.people ?? [] };
}

const countedPeople = (trx: Knex.Transaction) => [
  trx.raw("count(*)::int as people_count"),
  trx.raw(`(array_agg(s.name order by s.search_name))[1:${NAMES_SHOWN}] as people`),
];
