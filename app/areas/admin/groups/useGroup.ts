import type { Group } from "@gbvf/api/group/contract.ts";
import { type ApiState, useApi } from "../../../lib/useApi.ts";
import type { Refresh } from "../../../lib/useRefresh.ts";

/** What a change of a group changes elsewhere: its people may do more or less. */
export const GROUP_REFRESHES: readonly Refresh[] = [
  "GET /api/security/getGroups",
  "GET /api/security/getAllUsers",
  "GET /api/security/getUserDetails",
];

/** One group; null where there is none with this number. */
export function useGroup(groupId: number | null): ApiState<Group | null> {
  const found = useApi("GET /api/security/getGroups", groupId === null ? null : { query: { groupId } });
  const isGone = found.error?.status === 404;
  return { ...found, data: isGone ? null : found.data && (found.data.groups[0] ?? null) };
}
