import type { Group } from "@gbvf/api/group/contract.ts";
import { type ApiState, useApi } from "../../../lib/api-client/useApi.ts";

/** The largest page that the API sends; there are only some dozens of groups. */
const MAX_PAGE_SIZE = 100;

export function useAllGroups(): ApiState<readonly Group[]> {
  const groups = useApi("GET /api/security/getGroups", { query: { pageSize: MAX_PAGE_SIZE } });
  return { ...groups, data: groups.data?.groups };
}
