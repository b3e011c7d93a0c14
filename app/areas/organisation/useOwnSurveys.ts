import { useApi } from "../../lib/api-client/useApi.ts";
import { useSession } from "../../lib/session/session.ts";

export function useOwnSurveys() {
  const userId = useSession()?.user?.stakeholderId;
  return useApi(
    "GET /api/healthcheck/getOrganisationHealthChecks",
    userId === undefined ? null : { query: { userId } },
  );
}
