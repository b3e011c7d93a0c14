import {
  type Action,
  addGroup,
  addGroupActions,
  deleteGroup,
  deleteGroupActions,
  exportGroups,
  type Group,
  getAllActions,
  getGroupActions,
  getGroups,
  previewGroup,
  saveGroup,
} from "@gbvf/api/group/contract.ts";
import { ACTIONS, type ActionName } from "@gbvf/api/shared/actions.ts";
import { answer } from "../respond.ts";

const allActions: Action[] = Object.entries(ACTIONS).map(([action, actionId]) => ({
  actionId,
  action,
  description: wordsOf(action as ActionName),
}));

function wordsOf(action: ActionName): string {
  return action.replace(/(?<!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

const idsOf = (...names: ActionName[]) => names.map((name) => ({ actionId: ACTIONS[name] }));

export const groups = {
  administrators: {
    GroupId: 1,
    GroupName: "Administrators",
    description: "Run the product: applications, people and groups, questionnaires, imports",
    UserActions: allActions
      .filter(({ actionId }) => actionId < 34 || actionId > 35)
      .map(({ actionId }) => ({ actionId })),
    memberCount: 3,
    isBuiltIn: true,
    version: 1,
  },
  organisations: {
    GroupId: 2,
    GroupName: "Organisations",
    description: "Run health checks in their own organisation",
    UserActions: idsOf(
      "LogIntoSystem",
      "ViewYourOrganisationSurveyResult",
      "AddSurveyLink",
      "SetSurveyEffectiveDate",
      "EditOrganisationalInformation",
      "HealthCheckAdmin",
    ),
    memberCount: 412,
    isBuiltIn: true,
    version: 1,
  },
  buildingBlockUsers: {
    GroupId: 3,
    GroupName: "Building block users",
    description: "Capture and verify the building blocks of their municipalities",
    UserActions: idsOf(
      "LogIntoSystem",
      "EditBuildingBlock",
      "ViewBuildingBlocks",
      "ValidateBuildingBlock",
      "BuildingBlockAdmin",
    ),
    memberCount: 38,
    isBuiltIn: true,
    version: 1,
  },
  reviewers: {
    GroupId: 4,
    GroupName: "Reviewers of applications in the provinces without an office of their own",
    description: "Decide on the applications of organisations",
    UserActions: idsOf("LogIntoSystem", "ViewOrganisations", "VerifyOrganisation", "WorldOfImpactAdmin"),
    memberCount: 0,
    isBuiltIn: false,
    version: 4,
  },
} satisfies Record<string, Group>;

const all: Group[] = Object.values(groups);
const actionsOf = (groupId: number): Action[] => {
  const held = all.find(({ GroupId }) => GroupId === groupId)?.UserActions ?? [];
  return allActions.filter(({ actionId }) => held.some((each) => each.actionId === actionId));
};
const saved = (message: string) => ({ success: true as const, message });

export const groupHandlers = {
  "GET /api/security/getGroups": answer(getGroups, ({ query: { groupId, search = "", direction } }) => {
    const found = all
      .filter(({ GroupId }) => groupId === undefined || GroupId === groupId)
      .filter(({ GroupName }) => GroupName.toLowerCase().includes(search.toLowerCase()))
      .sort((one, other) => one.GroupName.localeCompare(other.GroupName));
    return { groups: direction === "descending" ? found.reverse() : found, total: found.length };
  }),
  "POST /api/security/exportGroups": answer(exportGroups, { groups: all, actions: allActions }),
  "POST /api/security/getGroupActions": answer(getGroupActions, ({ body }) => actionsOf(body.groupId)),
  "POST /api/security/previewGroup": answer(previewGroup, ({ body }) => {
    const group = all.find(({ GroupId }) => GroupId === body.GroupId);
    const before = (group?.UserActions ?? []).map(({ actionId }) => actionId);
    const after = body.UserActions.map(({ actionId }) => actionId);
    const memberCount = group?.memberCount ?? 0;
    const changeOf = (change: "added" | "removed") => (actionId: number) => ({
      actionId,
      change,
      peopleCount: Math.min(3, memberCount),
      people: ["Nomsa Dlamini", "Pieter Botha", "Sipho Ndlovu"].slice(0, memberCount),
      isRefused: false,
    });
    const isDashboard = (id: number) => id >= ACTIONS.WorldOfImpactAdmin && id <= ACTIONS.BuildingBlockAdmin;
    const isLosing = before.some(isDashboard) && !after.some(isDashboard) && memberCount > 0;
    return {
      memberCount,
      changes: [
        ...after.filter((id) => !before.includes(id)).map(changeOf("added")),
        ...before.filter((id) => !after.includes(id)).map(changeOf("removed")),
      ],
      losesEveryDashboard: isLosing
        ? { peopleCount: 1, people: ["Sipho Ndlovu"] }
        : { peopleCount: 0, people: [] },
      isLastAdministrator: body.GroupId === 1 && !after.includes(ACTIONS.WorldOfImpactAdmin),
      tellsAdministrators: after.some((id) => id <= ACTIONS.DeleteGroupMember && !before.includes(id)),
    };
  }),
  "POST /api/security/AddGroup": answer(addGroup, { ...saved("The group is created."), groupId: 5 }),
  "PUT /api/security/saveGroup": answer(saveGroup, ({ body }) => ({
    ...saved("The group is saved."),
    version: body.version + 1,
  })),
  "POST /api/security/addGroupActions": answer(addGroupActions, ({ body }) => ({
    ...saved("The actions are added."),
    actionList: actionsOf(body.GroupId),
    version: body.version + 1,
  })),
  "DELETE /api/security/deleteGroupActions": answer(deleteGroupActions, ({ body }) => ({
    ...saved("The actions are removed."),
    actionList: actionsOf(body.GroupId),
    version: body.version + 1,
  })),
  "DELETE /api/security/deleteGroup": answer(deleteGroup, saved("The group is deleted.")),
  "GET /api/security/getAllActions": answer(getAllActions, allActions),
};
