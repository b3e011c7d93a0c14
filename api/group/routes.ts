import { done } from "../lib/http/done.ts";
import { type Route, route } from "../lib/http/route.ts";
import {
  addGroup,
  addGroupActions,
  deleteGroup,
  deleteGroupActions,
  exportGroups,
  getAllActions,
  getGroupActions,
  getGroups,
  previewGroup,
  saveGroup,
} from "./contract.ts";
import { listActions, readAllGroups, readGroup, readGroupsPage } from "./groupQueries.ts";
import { readGroupPreview } from "./readGroupPreview.ts";
import { changeGroup, insertGroup, removeGroup } from "./saveGroup.ts";

const getIds = (actions: readonly { actionId: number }[]): number[] => [
  ...new Set(actions.map(({ actionId }) => actionId)),
];

const addGroupRoute = route(addGroup, async ({ body, ...context }) => {
  const { GroupName: name, description, UserActions } = body;
  const groupId = await insertGroup(context, { name, description, actionIds: getIds(UserActions) });
  return { ...done("The group is created."), groupId };
});

const saveGroupRoute = route(saveGroup, async ({ body, ...context }) => {
  const { GroupId: groupId, GroupName: name, description, UserActions, version } = body;
  const computeActionIds = () => getIds(UserActions);
  const newVersion = await changeGroup(context, { groupId, version, name, description, computeActionIds });
  return { ...done("The group is saved."), version: newVersion };
});

const addActionsRoute = route(addGroupActions, async ({ body, ...context }) => {
  const { GroupId: groupId, version: readVersion } = body;
  const computeActionIds = (before: readonly number[]) => [...before, ...getIds(body.UserActions)];
  const version = await changeGroup(context, { groupId, version: readVersion, computeActionIds });
  return { ...done("The actions are added."), actionList: await listActions(context.trx, groupId), version };
});

const deleteActionsRoute = route(deleteGroupActions, async ({ body, ...context }) => {
  const { GroupId: groupId, version: readVersion } = body;
  const removedIds = getIds(body.UserActions);
  const computeActionIds = (before: readonly number[]) => before.filter((id) => !removedIds.includes(id));
  const version = await changeGroup(context, { groupId, version: readVersion, computeActionIds });
  return {
    ...done("The actions are removed."),
    actionList: await listActions(context.trx, groupId),
    version,
  };
});

const deleteGroupRoute = route(deleteGroup, async ({ query, ...context }) => {
  await removeGroup(context, query.groupId);
  return done("The group is deleted.");
});

export const groupRoutes: readonly Route[] = [
  route(getAllActions, ({ trx }) => listActions(trx)),
  route(getGroups, ({ query, trx }) => readGroupsPage(trx, query)),
  route(exportGroups, async ({ body, trx, audit }) => {
    const groups = await readAllGroups(trx, body.search);
    await audit(trx, { what: "groups exported", after: { ...body, count: groups.length } });
    return { groups, actions: await listActions(trx) };
  }),
  route(getGroupActions, async ({ body: { groupId }, trx }) => {
    await readGroup(trx, groupId);
    return listActions(trx, groupId);
  }),
  route(previewGroup, ({ body, trx, session, env }) => {
    const draft = { groupId: body.GroupId, actionIds: getIds(body.UserActions) };
    return readGroupPreview(trx, draft, { session, env });
  }),
  addGroupRoute,
  saveGroupRoute,
  addActionsRoute,
  deleteActionsRoute,
  deleteGroupRoute,
];
