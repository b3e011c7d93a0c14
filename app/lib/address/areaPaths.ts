import { encodeId } from "./encodedId.ts";
import { dashboards, manageUsers } from "./paths.ts";

export const admin = {
  start: dashboards.admin,
  organisations: "/admin/organisations/",
  organisation: (orgId: number) => `/admin/organisations/view/${orgId}/`,
  users: manageUsers,
  groups: `${manageUsers}?show=groups`,
  viewUser: (id: number) => `${manageUsers}view-user/${id}/`,
  createUser: `${manageUsers}create-user/`,
  editUser: (id: number) => `${manageUsers}edit-user/${id}/`,
  viewGroup: (id: number) => `${manageUsers}view-group/${id}/`,
  createGroup: `${manageUsers}create-group/`,
  editGroup: (id: number) => `${manageUsers}edit-group/${id}/`,
  questionnaires: "/admin/questionnaire/",
  importedData: "/admin/data/",
  audit: "/admin/audit/",
  operation: "/admin/operation/",
} as const;

export const getAuditPath = (target: { subject: number } | { group: number }) =>
  `${admin.audit}?${new URLSearchParams(Object.entries(target).map(([name, id]) => [name, String(id)]))}`;

export const getGroupUsersPath = (groupId: number) => `${manageUsers}?group=${groupId}`;

export const buildingBlock = {
  start: dashboards.buildingBlock,
  due: (boundaryId?: number, reason?: "reported") =>
    [
      `${dashboards.buildingBlock}?due=now`,
      boundaryId !== undefined && `boundaryId=${boundaryId}`,
      reason !== undefined && `reason=${reason}`,
    ]
      .filter(Boolean)
      .join("&"),
  manage: (boundaryId: number, bldId: number, instanceId?: number) =>
    `${dashboards.buildingBlock}manage/${encodeId(boundaryId)}/${encodeId(bldId)}/${
      instanceId === undefined ? "" : `${encodeId(instanceId)}/`
    }`,
  pendingChanges: `${dashboards.buildingBlock}waiting/`,
  returnedChanges: `${dashboards.buildingBlock}waiting/?state=sent+back`,
  changed: `${dashboards.buildingBlock}waiting/?state=changed`,
  sheet: `${dashboards.buildingBlock}sheet/`,
  catalogue: `${dashboards.buildingBlock}catalogue/`,
} as const;

export const organisation = {
  start: dashboards.organisation,
  results: (healthCheckId: number) => `${dashboards.organisation}view/${encodeId(healthCheckId)}`,
  poster: (healthCheckId: number) => `${dashboards.organisation}poster/${encodeId(healthCheckId)}`,
  otherOrganisations: `${dashboards.organisation}others/`,
  otherOrganisation: (stakeholderId: number) =>
    `${dashboards.organisation}others/${encodeId(stakeholderId)}/`,
  otherResults: (stakeholderId: number, healthCheckId: number) =>
    `${dashboards.organisation}others/${encodeId(stakeholderId)}/view/${encodeId(healthCheckId)}`,
  places: `${dashboards.organisation}places/`,
  details: `${dashboards.organisation}details/`,
} as const;

export const surveyPreview = (code: string) =>
  `/Questionnaire/SurveyQuestions?inviteCode=${encodeURIComponent(code)}&Preview=true`;
