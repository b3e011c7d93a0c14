import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import { PERMISSION_IDS, type PermissionName } from "@gbvf/api/shared/permissions.ts";
import { authScreens, dashboards, rootPath } from "../address/paths.ts";

export type Area = keyof typeof dashboards;

type DashboardRole = { permission: PermissionName; area: Area; name: string; href: string };

const DASHBOARD_ROLES: readonly DashboardRole[] = [
  { permission: "WorldOfImpactAdmin", area: "admin", name: "Admin Dashboard", href: dashboards.admin },
  {
    permission: "HealthCheckAdmin",
    area: "organisation",
    name: "Organisation Dashboard",
    href: dashboards.organisation,
  },
  {
    permission: "BuildingBlockAdmin",
    area: "buildingBlock",
    name: "Building Block Dashboard",
    href: dashboards.buildingBlock,
  },
];

export const sessionHasPermission = (session: SessionCheck, permission: PermissionName): boolean =>
  session.userActions.some(({ actionId }) => actionId === PERMISSION_IDS[permission]);

/** Lists the dashboards in the order of the server's permissions; the first is the start page. */
export function listDashboards(session: SessionCheck): DashboardRole[] {
  return session.userActions.flatMap(
    ({ actionId }) => DASHBOARD_ROLES.find(({ permission }) => PERMISSION_IDS[permission] === actionId) ?? [],
  );
}

/** Returns the public root for people without a dashboard. */
export function getLandingPage(session: SessionCheck): string {
  if (hasToAddPassword(session)) return authScreens.addPassword;
  return listDashboards(session)[0]?.href ?? rootPath;
}

const APPROVED = 3;

/** Returns null for people who have a dashboard. */
export function findApplication(session: SessionCheck): SessionCheck["application"] {
  const { application } = session;
  if (application?.verificationStatus === APPROVED || listDashboards(session).length > 0) return null;
  return application;
}

const NEW_USER = 1;

export const hasToAddPassword = (session: SessionCheck): boolean => session.user?.userType === NEW_USER;
