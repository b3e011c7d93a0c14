import type { Refresh } from "../../../lib/api-client/useRefresh.ts";

export const USER_REFRESHES: readonly Refresh[] = [
  "GET /api/security/getAllUsers",
  "GET /api/security/getUserDetails",
  "GET /api/security/getGroups",
];
