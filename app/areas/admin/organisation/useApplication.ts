import type { Application } from "@gbvf/api/organisation/contract.ts";
import { type ApiState, useApi } from "../../../lib/api-client/useApi.ts";
import type { RefreshTarget } from "../../../lib/api-client/useRefresh.ts";

export const DECISION_REFRESHES: readonly RefreshTarget[] = [
  "POST /api/healthcheck/searchOrganisations",
  "POST /api/healthcheck/getAdminDashboard",
];

export function useApplication(stakeholderId: number): ApiState<Application | null> {
  const applications = useApi("POST /api/healthcheck/searchOrganisations", {
    body: { StakeholderId: stakeholderId },
  });
  return { ...applications, data: applications.data && (applications.data.organisations[0] ?? null) };
}
