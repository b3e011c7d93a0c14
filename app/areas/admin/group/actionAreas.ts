import { ACTIONS, type ActionName } from "@gbvf/api/lib/security/actions.ts";

export const ACTION_AREAS: readonly { name: string; actions: readonly ActionName[] }[] = [
  {
    name: "Dashboards",
    actions: ["LogIntoSystem", "WorldOfImpactAdmin", "HealthCheckAdmin", "BuildingBlockAdmin"],
  },
  {
    name: "Users and groups",
    actions: [
      "SetGroupMember",
      "DeleteGroupMember",
      "CreateGroup",
      "UpdateGroup",
      "DeleteGroup",
      "AddGroupAction",
      "DeleteGroupAction",
      "DeleteUser",
    ],
  },
  { name: "Applications", actions: ["ViewOrganisations", "VerifyOrganisation"] },
  {
    name: "Surveys",
    actions: [
      "ViewYourOrganisationSurveyResult",
      "AddSurveyLink",
      "SetSurveyEffectiveDate",
      "EditOrganisationalInformation",
      "ViewOrganisationalSurveyResults",
      "ViewGroupDistrictSurveyResults",
      "ViewNationalSurveyResults",
      "DeleteIndividualSurveys",
    ],
  },
  {
    name: "Building blocks",
    actions: [
      "ViewBuildingBlocks",
      "EditBuildingBlock",
      "ValidateBuildingBlock",
      "VerifyBuildingBlockExist",
      "CreateNewBuildingBlock",
      "AddBuildingBlock",
      "DeleteBuildingBlock",
      "ImportBuildingBlockData",
    ],
  },
  { name: "Police statistics", actions: ["ViewPoliceStatistics", "ImportPoliceStatistics"] },
];

export function byArea<A extends { actionId: number }>(
  actions: readonly A[],
): { name: string; actions: A[] }[] {
  return ACTION_AREAS.map(({ name, actions: names }) => ({
    name,
    actions: names.flatMap((each) => actions.find(({ actionId }) => actionId === ACTIONS[each]) ?? []),
  })).filter((area) => area.actions.length > 0);
}
