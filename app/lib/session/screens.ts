import type { PermissionName } from "@gbvf/api/shared/permissions.ts";
import { admin, buildingBlock, organisation } from "../address/areaPaths.ts";
import { profile } from "../address/paths.ts";
import type { Area } from "./landing.ts";

/** A list requires all of its permissions; `anyOf` requires one. */
export type ScreenAccess = readonly PermissionName[] | { anyOf: readonly PermissionName[] };

type ScreenWith<Page extends string> = {
  path: string;
  /** Missing if the screen is a part of another page. */
  page?: Page;
  /** Missing if the page itself decides. */
  area?: Area;
  access: ScreenAccess;
  /** The link's text in each area whose navigation contains it. */
  nav?: Partial<Readonly<Record<Area, string>>>;
  menu?: string;
  usedPermissions?: readonly PermissionName[];
  /** The permission without which the screen shows no figures. */
  readPermission?: PermissionName;
};

const inAdmin = { area: "admin", access: ["WorldOfImpactAdmin"] } as const;
const inApplications = { area: "admin", access: ["ViewOrganisations"] } as const;
const inBuildingBlock = { area: "buildingBlock", access: ["BuildingBlockAdmin"] } as const;
const inOrganisation = { area: "organisation", access: ["HealthCheckAdmin"] } as const;
const inOtherOrganisations = { area: "organisation", access: ["ViewOrganisationalSurveyResults"] } as const;

const screens = [
  { path: profile, access: [], page: "ProfilePage" },
  {
    ...inBuildingBlock,
    path: buildingBlock.start,
    page: "DashboardOrQueue",
    nav: { buildingBlock: "Municipalities" },
    usedPermissions: [
      "ViewBuildingBlocks",
      "EditBuildingBlock",
      "ValidateBuildingBlock",
      "VerifyBuildingBlockExist",
      "AddBuildingBlock",
      "DeleteBuildingBlock",
    ],
    readPermission: "ViewBuildingBlocks",
  },
  { ...inBuildingBlock, path: buildingBlock.due(), nav: { buildingBlock: "Contacts that are due" } },
  {
    ...inBuildingBlock,
    path: buildingBlock.pendingChanges,
    page: "PendingChangesPage",
    nav: { buildingBlock: "Waiting for verification" },
  },
  {
    ...inBuildingBlock,
    path: buildingBlock.sheet,
    page: "SheetPage",
    nav: { buildingBlock: "In a sheet" },
  },
  {
    ...inBuildingBlock,
    path: `${buildingBlock.start}manage/:boundaryId/:bldId/:instanceId?`,
    page: "ManagePage",
  },
  {
    path: admin.start,
    area: "admin",
    access: {
      anyOf: [
        "WorldOfImpactAdmin",
        "ViewOrganisations",
        "ImportPoliceStatistics",
        "ImportBuildingBlockData",
        "CreateNewBuildingBlock",
      ],
    },
    page: "AdminPage",
    nav: { admin: "Overview" },
    menu: "Administration",
  },
  {
    ...inApplications,
    path: admin.organisations,
    page: "ApplicationsPage",
    nav: { admin: "Applications" },
    usedPermissions: ["VerifyOrganisation"],
  },
  { ...inApplications, path: `${admin.organisations}view/:orgId`, page: "ApplicationPage" },
  { ...inAdmin, path: admin.questionnaires, page: "QuestionnairesPage", nav: { admin: "Questionnaires" } },
  {
    ...inAdmin,
    path: admin.users,
    page: "UsersGroupsPage",
    nav: { admin: "Users and groups" },
    menu: "Manage Users and Groups",
    usedPermissions: [
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
  { ...inAdmin, path: `${admin.users}view-user/:id`, page: "UserPage" },
  {
    ...inAdmin,
    path: admin.createUser,
    access: ["WorldOfImpactAdmin", "SetGroupMember"],
    page: "UserFormPage",
  },
  {
    ...inAdmin,
    path: `${admin.users}edit-user/:id`,
    access: ["WorldOfImpactAdmin", "SetGroupMember"],
    page: "UserFormPage",
  },
  { ...inAdmin, path: `${admin.users}view-group/:id`, page: "GroupPage" },
  {
    ...inAdmin,
    path: admin.createGroup,
    access: ["WorldOfImpactAdmin", "CreateGroup"],
    page: "GroupFormPage",
  },
  {
    ...inAdmin,
    path: `${admin.users}edit-group/:id`,
    access: ["WorldOfImpactAdmin", "UpdateGroup"],
    page: "GroupFormPage",
  },
  {
    path: buildingBlock.catalogue,
    access: ["CreateNewBuildingBlock"],
    page: "CataloguePage",
    nav: { admin: "Catalogue of building blocks", buildingBlock: "Catalogue" },
  },
  {
    area: "admin",
    path: admin.importedData,
    access: { anyOf: ["ImportPoliceStatistics", "ImportBuildingBlockData"] },
    page: "DataPage",
    nav: { admin: "Data" },
  },
  { ...inAdmin, path: admin.audit, page: "AuditPage", nav: { admin: "Audit log" } },
  { ...inAdmin, path: admin.operation, page: "OperationPage", nav: { admin: "Operation" } },
  {
    ...inOrganisation,
    path: organisation.start,
    page: "OrganisationPage",
    nav: { organisation: "Your health check" },
    usedPermissions: [
      "ViewYourOrganisationSurveyResult",
      "AddSurveyLink",
      "SetSurveyEffectiveDate",
      "EditOrganisationalInformation",
      "DeleteIndividualSurveys",
    ],
  },
  { ...inOrganisation, path: `${organisation.start}view/:resId`, page: "ResultsPage" },
  { ...inOrganisation, path: `${organisation.start}poster/:resId`, page: "PosterPage" },
  {
    area: "organisation",
    path: organisation.details,
    access: ["HealthCheckAdmin", "EditOrganisationalInformation"],
    page: "DetailsPage",
    nav: { organisation: "Organisation details" },
  },
  {
    ...inOtherOrganisations,
    path: organisation.otherOrganisations,
    page: "OthersPage",
    nav: { organisation: "Any organisation", admin: "Survey results" },
    menu: "Survey Results",
  },
  {
    ...inOtherOrganisations,
    path: `${organisation.otherOrganisations}:orgId`,
    page: "OtherOrganisationPage",
  },
  {
    ...inOtherOrganisations,
    path: `${organisation.otherOrganisations}:orgId/view/:resId`,
    page: "OtherResultsPage",
  },
  {
    area: "organisation",
    path: organisation.places,
    access: { anyOf: ["ViewGroupDistrictSurveyResults", "ViewNationalSurveyResults"] },
    page: "PlaceResultsPage",
    nav: { organisation: "Districts, provinces, country" },
    menu: "Survey Results",
  },
] as const satisfies readonly ScreenWith<string>[];

export type PageName = Extract<(typeof screens)[number], { page: string }>["page"];
export type Screen = ScreenWith<PageName>;

/**
 * Routes, access checks, navigation, the account menu and the notes of the group form are derived from this
 * list. People without a dashboard start on the first screen that they may open.
 */
export const SCREENS: readonly Screen[] = screens;
