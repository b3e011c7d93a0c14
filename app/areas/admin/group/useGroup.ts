import type { Group } from "@gbvf/api/group/contract.ts";
import { type ApiState, useApi } from "../../../lib/api-client/useApi.ts";
import type { RefreshTarget } from "../../../lib/api-client/useRefresh.ts";

/** Includes users, because their permissions change with their group. */
export const GROUP_REFRESHES: readonly RefreshTarget[] = [
  "GET /api/security/getGroups",
  "GET /api/security/getAllUsers",
  "GET /api/security/getUserDetails",
];

export function useGroup(groupId: number | null): ApiState<Group | null> {
  const groups = useApi("GET /api/security/getGroups", groupId === null ? null : { query: { groupId } });
  const isGone = groups.error?.status === 404;
  return { ...groups, data: isGone ? null : groups.data && (groups.data.groups[0] ?? null) };
}
