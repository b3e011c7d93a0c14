import { encodeId } from "./encodedId.ts";
import { type Filters, NO_FILTERS, serialiseFilters } from "./filters.ts";

/** The public screens; their addresses are part of the interface. */
export const screens = {
  home: "/home",
  map: "/home/map",
  grid: "/home/grid",
  chart: "/home/chart",
  comparison: "/home/comparison",
  contact: "/home/contact",
} as const;
export type Screen = keyof typeof screens;

export const index = "/";

export const authScreens = {
  login: "/auth/login/",
  signUp: "/auth/sign-up/",
  verifyOtp: "/auth/verify-otp/",
  forgotPassword: "/auth/forgot-password/",
  resetPassword: "/auth/reset-password/",
  addPassword: "/auth/add-password/",
} as const;

export const profile = "/profile/";
/** The start pages of those who have a role. */
export const dashboards = {
  admin: "/admin/",
  organisation: "/organisation/",
  buildingBlock: "/buildingBlock/",
} as const;
export const manageUsers = "/admin/manage-users-groups/";

/** The screens of administration. */
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
} as const;

/** The audit log of one person, organisation or group. */
export const auditOf = (whom: { subject: number } | { group: number }) =>
  `${admin.audit}?${new URLSearchParams(Object.entries(whom).map(([name, id]) => [name, String(id)]))}`;

/** The people of one group. */
export const usersIn = (groupId: number) => `${manageUsers}?group=${groupId}`;

/** The screens for those who keep the building blocks. Ids of places and blocks stand encoded in them. */
export const buildingBlock = {
  start: dashboards.buildingBlock,
  /** What is due, in everything that one captures or in one place. */
  due: (boundaryId?: number) =>
    `${dashboards.buildingBlock}?due=now${boundaryId === undefined ? "" : `&boundaryId=${boundaryId}`}`,
  /** A block of a municipality; one of its places, where one is named. */
  manage: (boundaryId: number, bldId: number, instanceId?: number) =>
    `${dashboards.buildingBlock}manage/${encodeId(boundaryId)}/${encodeId(bldId)}/${
      instanceId === undefined ? "" : `${encodeId(instanceId)}/`
    }`,
  waiting: `${dashboards.buildingBlock}waiting/`,
  sheet: `${dashboards.buildingBlock}sheet/`,
  catalogue: `${dashboards.buildingBlock}catalogue/`,
} as const;

/** The screens of an organisation's health checks. Ids stand encoded in them. */
export const organisation = {
  start: dashboards.organisation,
  results: (healthCheckId: number) => `${dashboards.organisation}view/${encodeId(healthCheckId)}`,
  poster: (healthCheckId: number) => `${dashboards.organisation}poster/${encodeId(healthCheckId)}`,
  others: `${dashboards.organisation}others/`,
  other: (stakeholderId: number) => `${dashboards.organisation}others/${encodeId(stakeholderId)}/`,
  otherResults: (stakeholderId: number, healthCheckId: number) =>
    `${dashboards.organisation}others/${encodeId(stakeholderId)}/view/${encodeId(healthCheckId)}`,
  places: `${dashboards.organisation}places/`,
  details: `${dashboards.organisation}details/`,
} as const;

/** The page on which people answer, as a preview: it shows the same and stores nothing. */
export const surveyPreview = (code: string) =>
  `/Questionnaire/SurveyQuestions?inviteCode=${encodeURIComponent(code)}&Preview=true`;

/** The address of a public screen, narrowed by some filters. */
export const to = (screen: Screen, filters: Filters = NO_FILTERS): string =>
  screens[screen] + serialiseFilters(filters);

/** The screen of an address; null outside the public screens. */
export function screenOf(pathname: string): Screen | null {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
  return (Object.keys(screens) as Screen[]).find((screen) => screens[screen] === path) ?? null;
}

/** Where choosing a category leads: to the chart, except from the screens that can show it themselves. */
export function screenAfterCategory(current: Screen | null): Screen {
  return current === "map" || current === "grid" || current === "chart" ? current : "chart";
}

/** An e-mail to those who run the site, with its subject filled in. */
export const feedbackAddress = (email: string) =>
  `mailto:${email}?subject=${encodeURIComponent("Share your feedback")}`;
