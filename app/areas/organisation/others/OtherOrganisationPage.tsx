import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import { ACTIONS } from "@gbvf/api/lib/actions.ts";
import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { useParams } from "react-router-dom";
import { AreaFrame } from "../../../layouts/AreaFrame.tsx";
import { organisation } from "../../../lib/areaPaths.ts";
import { decodeId } from "../../../lib/encodedId.ts";
import { useBackToList } from "../../../lib/list/useBackToList.ts";
import { useSession } from "../../../lib/session.ts";
import { useApi } from "../../../lib/useApi.ts";
import { HealthChecksView } from "../HealthChecksView.tsx";
import { RecordedNote } from "./RecordedNote.tsx";

/** Another organisation's page as its own people see it, to read. */
export function OtherOrganisationPage() {
  const session = useSession();
  const stakeholderId = decodeId(useParams().orgId);
  const { back, keep } = useBackToList(organisation.others);
  const checks = useApi(
    "POST /api/healthcheck/otherHealthChecks",
    stakeholderId === null ? null : { body: { StakeholderId: stakeholderId } },
  );
  const name = checks.data?.organisation.name;
  const isUnknown = stakeholderId === null || checks.error?.status === 404;
  return (
    <AreaFrame
      title={name === undefined ? "Health Check Dashboard" : `${name}: Health Check Dashboard`}
      purpose="As this organisation's own people see it, to read."
      back={{ href: back, name: "All organisations" }}
    >
      {isUnknown ? (
        <EmptyState title="No such organisation" headingLevel={2}>
          It may take no part any more.
        </EmptyState>
      ) : (
        <Resource
          {...checks}
          onRetry={checks.retry}
          errorMessage={`Error loading data: ${checks.error?.message ?? ""}`}
          skeleton={<Skeleton height="28rem" />}
        >
          {(data) => (
            <>
              <RecordedNote whose={data.organisation.name} />
              {session && (
                <HealthChecksView
                  checks={data}
                  session={reading(session)}
                  resultsHref={(id) => keep(organisation.otherResults(stakeholderId, id))}
                  onSlips={() => undefined}
                  onType={checks.retry}
                />
              )}
            </>
          )}
        </Resource>
      )}
    </AreaFrame>
  );
}

/** Nothing of the organisation's own work is offered; a survey may be deleted by whoever deletes surveys. */
const reading = (session: SessionCheck): SessionCheck => ({
  ...session,
  userActions: [
    { actionId: ACTIONS.ViewYourOrganisationSurveyResult },
    ...session.userActions.filter(({ actionId }) => actionId === ACTIONS.DeleteIndividualSurveys),
  ],
});
