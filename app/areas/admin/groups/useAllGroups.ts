import type { Group } from "@gbvf/api/group/contract.ts";
import { type ApiState, useApi } from "../../../lib/useApi.ts";

/** The most that a list answers at once; there are some dozens of groups. */
const ALL = 100;

/** Every group, to choose from. */
export function useAllGroups(): ApiState<readonly Group[]> {
  const found = useApi("GET /api/security/getGroups", { query: { pageSize: ALL } });
  return { ...found, data: found.data?.groups };
}
