import type { Application } from "@gbvf/api/organisation/contract.ts";
import { type ApiState, useApi } from "../../../lib/useApi.ts";
import type { Refresh } from "../../../lib/useRefresh.ts";

/** What a decision changes. */
export const DECISION_REFRESHES: readonly Refresh[] = [
  "POST /api/healthcheck/searchOrganisations",
  "POST /api/healthcheck/getAdminDashboard",
];

/** One application, whatever became of it; null where there is none with this number. */
export function useApplication(stakeholderId: number): ApiState<Application | null> {
  const found = useApi("POST /api/healthcheck/searchOrganisations", {
    body: { StakeholderId: stakeholderId },
  });
  return { ...found, data: found.data && (found.data.organisations[0] ?? null) };
}
