import type { Action, Group } from "@gbvf/api/group/contract.ts";
import { PERMISSION_IDS, type PermissionName } from "@gbvf/api/shared/permissions.ts";

export const allActions: Action[] = Object.entries(PERMISSION_IDS).map(([action, actionId]) => ({
  actionId,
  action,
  description: formatDescription(action as PermissionName),
}));

function formatDescription(action: PermissionName): string {
  return action.replace(/(?<!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

const getIds = (...names: PermissionName[]) => names.map((name) => ({ actionId: PERMISSION_IDS[name] }));

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
    UserActions: getIds(
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
    UserActions: getIds(
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
    UserActions: getIds("LogIntoSystem", "ViewOrganisations", "VerifyOrganisation", "WorldOfImpactAdmin"),
    memberCount: 0,
    isBuiltIn: false,
    version: 4,
  },
} satisfies Record<string, Group>;
