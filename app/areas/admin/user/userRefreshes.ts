import type { RefreshTarget } from "../../../lib/api-client/useRefresh.ts";

export const USER_REFRESHES: readonly RefreshTarget[] = [
  "GET /api/security/getAllUsers",
  "GET /api/security/getUserDetails",
  "GET /api/security/getGroups",
];
