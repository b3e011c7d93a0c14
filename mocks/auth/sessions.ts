import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import { PERMISSION_IDS, type PermissionName } from "@gbvf/api/shared/permissions.ts";

const getActions = (...names: PermissionName[]) => names.map((name) => ({ actionId: PERMISSION_IDS[name] }));

export const signedOut: SessionCheck = {
  isAuthenticated: false,
  user: null,
  organisationName: null,
  organisationTypeId: null,
  application: null,
  userActions: [],
};

const createSession = (
  stakeholderId: number,
  displayName: string,
  username: string,
  names: PermissionName[],
): SessionCheck => ({
  isAuthenticated: true,
  user: { stakeholderId, displayName, username, userType: 2 },
  organisationName: null,
  organisationTypeId: null,
  application: null,
  userActions: getActions(...names),
});

/** `respond(userAuthenticated, sessions.administrator)` */
export const sessions = {
  administrator: createSession(
    500_001,
    "Nomsa Dlamini",
    "admin@example.org",
    Object.keys(PERMISSION_IDS).filter(isAdministrative),
  ),
  organisation: {
    ...createSession(500_002, "Thabo Mokoena", "organisation@example.org", [
      "LogIntoSystem",
      "ViewYourOrganisationSurveyResult",
      "AddSurveyLink",
      "SetSurveyEffectiveDate",
      "EditOrganisationalInformation",
      "HealthCheckAdmin",
    ]),
    organisationName: "University of the Valley",
    organisationTypeId: 4,
  },
  districtResults: createSession(500_008, "Refilwe Mahlangu", "results@example.org", [
    "LogIntoSystem",
    "ViewGroupDistrictSurveyResults",
  ]),
  buildingBlock: {
    ...createSession(500_003, "Zanele Khumalo", "buildingblock@example.org", [
      "LogIntoSystem",
      "AddBuildingBlock",
      "EditBuildingBlock",
      "DeleteBuildingBlock",
      "ViewBuildingBlocks",
      "VerifyBuildingBlockExist",
      "ValidateBuildingBlock",
      "BuildingBlockAdmin",
    ]),
    organisationName: "Gauteng",
    organisationTypeId: 1,
  },
  twoRoles: {
    ...createSession(500_004, "Lerato van der Westhuizen-Nkosi", "tworoles@example.org", [
      "LogIntoSystem",
      "HealthCheckAdmin",
      "BuildingBlockAdmin",
    ]),
    organisationName: "City of Johannesburg",
    organisationTypeId: 1,
  },
  withoutRole: {
    ...createSession(500_005, "Ayanda Naidoo", "norole@example.org", []),
    organisationName: "Masakhane Community Trust",
    organisationTypeId: 3,
    application: {
      verificationStatus: 1,
      receivedOn: "2026-06-30",
      question: null,
      decidedOn: null,
      rejectionReason: null,
    },
  },
  invited: {
    ...createSession(500_006, "Sipho Botha", "invited@example.org", []),
    user: {
      stakeholderId: 500_006,
      displayName: "Sipho Botha",
      username: "invited@example.org",
      userType: 1,
    },
  },
} satisfies Record<string, SessionCheck>;

export const withOnlyPermissions = (session: SessionCheck, ...names: PermissionName[]): SessionCheck => ({
  ...session,
  userActions: getActions(...names),
});

export const withoutPermissions = (session: SessionCheck, ...names: PermissionName[]): SessionCheck => {
  const withheldIds = new Set(names.map((name): number => PERMISSION_IDS[name]));
  return {
    ...session,
    userActions: session.userActions.filter(({ actionId }) => !withheldIds.has(actionId)),
  };
};

function isAdministrative(name: string): name is PermissionName {
  return name !== "HealthCheckAdmin" && name !== "BuildingBlockAdmin";
}
