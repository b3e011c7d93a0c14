import { done } from "../lib/done.ts";
import { HttpError, notAllowed } from "../lib/errors.ts";
import { type Route, route } from "../lib/route.ts";
import {
  addGroup,
  addGroupActions,
  deleteGroup,
  deleteGroupActions,
  getAllActions,
  getGroupActions,
  getGroups,
  previewGroup,
  saveGroup,
} from "./contract.ts";
import { listActions, pageOfGroups, readGroup } from "./groupQueries.ts";
import { UserGroupModel } from "./models.ts";
import { readGroupPreview } from "./previewGroup.ts";
import { refuseTakenName, removeGroup, saveGroupRow, setGroupActions } from "./saveGroup.ts";

const idsOf = (actions: readonly { actionId: number }[]): number[] => [
  ...new Set(actions.map(({ actionId }) => actionId)),
];

const addGroupRoute = route(addGroup, async ({ body, ...saving }) => {
  const { trx, session, audit, now } = saving;
  await refuseTakenName(trx, body.GroupName);
  const { groupId } = await UserGroupModel.query(trx).insert({
    name: body.GroupName,
    description: body.description,
    changedBy: session.stakeholderId,
    changedAt: now,
  });
  await audit(trx, { what: "group created", group: groupId, after: { name: body.GroupName } });
  await setGroupActions(saving, { groupId, actionIds: idsOf(body.UserActions) });
  return { ...done("The group is created."), groupId };
});

const saveGroupRoute = route(saveGroup, async ({ body, ...saving }) => {
  const { trx, session, audit } = saving;
  const { GroupId: groupId, GroupName: name, description } = body;
  const before = await readGroup(trx, groupId);
  await refuseTakenName(trx, name, groupId);
  if (before.isBuiltIn && name !== before.GroupName) throw builtIn();
  const version = await saveGroupRow(saving, {
    groupId,
    version: body.version,
    changes: { name, description },
  });
  if (name !== before.GroupName || description !== before.description) {
    await audit(trx, {
      what: "group changed",
      group: groupId,
      before: { name: before.GroupName, description: before.description },
      after: { name, description },
    });
  }
  const { added, removed } = await setGroupActions(saving, { groupId, actionIds: idsOf(body.UserActions) });
  if (added.length > 0 && !session.actions.has("AddGroupAction")) throw notAllowed();
  if (removed.length > 0 && !session.actions.has("DeleteGroupAction")) throw notAllowed();
  return { ...done("The group is saved."), version };
});

const builtIn = () =>
  new HttpError(409, "built-in", "The product needs this group by its name: it cannot be renamed.");

const addActionsRoute = route(addGroupActions, async ({ body, ...saving }) => {
  const { GroupId: groupId, version: read } = body;
  const { UserActions } = await readGroup(saving.trx, groupId);
  const version = await saveGroupRow(saving, { groupId, version: read });
  await setGroupActions(saving, { groupId, actionIds: idsOf([...UserActions, ...body.UserActions]) });
  return { ...done("The actions are added."), actionList: await listActions(saving.trx, groupId), version };
});

const deleteActionsRoute = route(deleteGroupActions, async ({ body, ...saving }) => {
  const { GroupId: groupId, version: read } = body;
  const taken = idsOf(body.UserActions);
  const { UserActions } = await readGroup(saving.trx, groupId);
  const version = await saveGroupRow(saving, { groupId, version: read });
  const actionIds = idsOf(UserActions).filter((id) => !taken.includes(id));
  await setGroupActions(saving, { groupId, actionIds });
  return { ...done("The actions are removed."), actionList: await listActions(saving.trx, groupId), version };
});

const deleteGroupRoute = route(deleteGroup, async ({ query, ...saving }) => {
  await removeGroup(saving, query.groupId);
  return done("The group is deleted.");
});

export const groupRoutes: readonly Route[] = [
  route(getAllActions, ({ trx }) => listActions(trx)),
  route(getGroups, ({ query, trx }) => pageOfGroups(trx, query)),
  route(getGroupActions, async ({ body: { groupId }, trx }) => {
    await readGroup(trx, groupId);
    return listActions(trx, groupId);
  }),
  route(previewGroup, ({ body, trx, session, env }) => {
    const draft = { groupId: body.GroupId, actionIds: idsOf(body.UserActions) };
    return readGroupPreview(trx, draft, { session, env });
  }),
  addGroupRoute,
  saveGroupRoute,
  addActionsRoute,
  deleteActionsRoute,
  deleteGroupRoute,
];
