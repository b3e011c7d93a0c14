/**
 * The order is that of the group screens. Contracts, the rows of `action`, default groups and
 * docs/permissions.md use this list.
 * `isPowerful`: granting the permission asks for the password again, and notifies all administrators.
 * `needsSecondFactor`: users with the permission must add a second factor, as for a powerful one.
 */
export const PERMISSION_AREAS = [
  {
    name: "Dashboards",
    permissions: [
      {
        id: 12,
        name: "LogIntoSystem",
        meaning: "Sign in, as everybody with a password may",
      },
      {
        id: 33,
        name: "WorldOfImpactAdmin",
        meaning: "Open the administration dashboard, with people, their addresses and the audit log",
        isPowerful: true,
      },
      {
        id: 34,
        name: "HealthCheckAdmin",
        meaning: "Open the organisation dashboard",
        needsSecondFactor: true,
      },
      {
        id: 35,
        name: "BuildingBlockAdmin",
        meaning: "Open the building block dashboard",
        needsSecondFactor: true,
      },
    ],
  },
  {
    name: "Users and groups",
    permissions: [
      { id: 5, name: "SetGroupMember", meaning: "Add people and put them into groups", isPowerful: true },
      { id: 11, name: "DeleteGroupMember", meaning: "Take people out of groups", isPowerful: true },
      { id: 6, name: "CreateGroup", meaning: "Create groups", isPowerful: true },
      { id: 7, name: "UpdateGroup", meaning: "Rename and save groups", isPowerful: true },
      { id: 8, name: "DeleteGroup", meaning: "Delete groups", isPowerful: true },
      { id: 9, name: "AddGroupAction", meaning: "Add actions to groups", isPowerful: true },
      { id: 10, name: "DeleteGroupAction", meaning: "Remove actions from groups", isPowerful: true },
      { id: 36, name: "DeleteUser", meaning: "Delete users", isPowerful: true },
    ],
  },
  {
    name: "Applications",
    permissions: [
      { id: 31, name: "ViewOrganisations", meaning: "See applications", needsSecondFactor: true },
      { id: 32, name: "VerifyOrganisation", meaning: "Approve and reject applications", isPowerful: true },
    ],
  },
  {
    name: "Surveys",
    permissions: [
      {
        id: 23,
        name: "ViewYourOrganisationSurveyResult",
        meaning: "See the results of their own organisation",
      },
      { id: 24, name: "AddSurveyLink", meaning: "Copy and send survey links" },
      { id: 25, name: "SetSurveyEffectiveDate", meaning: "Generate survey links" },
      { id: 26, name: "EditOrganisationalInformation", meaning: "Edit their own organisation" },
      { id: 27, name: "ViewOrganisationalSurveyResults", meaning: "See the results of every organisation" },
      { id: 28, name: "ViewGroupDistrictSurveyResults", meaning: "See district results" },
      { id: 29, name: "ViewNationalSurveyResults", meaning: "See national results" },
      { id: 30, name: "DeleteIndividualSurveys", meaning: "Delete surveys" },
    ],
  },
  {
    name: "Building blocks",
    permissions: [
      { id: 19, name: "ViewBuildingBlocks", meaning: "See building blocks" },
      {
        id: 15,
        name: "EditBuildingBlock",
        meaning: "Capture building blocks, and remove their contact people",
      },
      { id: 22, name: "ValidateBuildingBlock", meaning: "Verify building blocks" },
      { id: 21, name: "VerifyBuildingBlockExist", meaning: "Confirm that a place exists" },
      { id: 13, name: "CreateNewBuildingBlock", meaning: "Create new building blocks" },
      { id: 14, name: "AddBuildingBlock", meaning: "Add places to building blocks" },
      { id: 16, name: "DeleteBuildingBlock", meaning: "End places of building blocks" },
      { id: 17, name: "ImportBuildingBlockData", meaning: "Import building blocks" },
    ],
  },
  {
    name: "Police statistics",
    permissions: [
      {
        id: 20,
        name: "ViewPoliceStatistics",
        meaning: "See police statistics, as everybody may",
      },
      { id: 18, name: "ImportPoliceStatistics", meaning: "Import police statistics" },
    ],
  },
] as const satisfies readonly { name: string; permissions: readonly Permission[] }[];

type Permission = {
  id: number;
  name: string;
  meaning: string;
  isPowerful?: true;
  needsSecondFactor?: true;
};

type ListedPermission = (typeof PERMISSION_AREAS)[number]["permissions"][number];
export type PermissionName = ListedPermission["name"];

export const PERMISSIONS: readonly (Permission & { name: PermissionName })[] = PERMISSION_AREAS.flatMap(
  ({ permissions }): readonly (Permission & { name: PermissionName })[] => permissions,
).sort((one, other) => one.id - other.id);

export const PERMISSION_IDS = Object.fromEntries(PERMISSIONS.map(({ name, id }) => [name, id])) as {
  readonly [P in ListedPermission as P["name"]]: P["id"];
};
