import { useSession } from "../../lib/session.ts";
import { useApi } from "../../lib/useApi.ts";

export function useOwnSurveys() {
  const userId = useSession()?.user?.stakeholderId;
  return useApi(
    "GET /api/healthcheck/getOrganisationHealthChecks",
    userId === undefined ? null : { query: { userId } },
  );
}
