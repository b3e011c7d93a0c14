import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { useParams } from "react-router-dom";
import { AreaFrame } from "../../../layouts/AreaFrame.tsx";
import { organisation } from "../../../lib/address/areaPaths.ts";
import { decodeId } from "../../../lib/address/encodedId.ts";
import { useApi } from "../../../lib/api-client/useApi.ts";
import { useBackToList } from "../../../lib/list/useBackToList.ts";
import { AccessLoggedNote } from "../Note.tsx";
import { ResultsActions } from "../results/ResultsActions.tsx";
import { SurveyResults } from "../results/SurveyResults.tsx";
import { ExcludeSurvey } from "./ExcludeSurvey.tsx";

export function OtherResultsPage() {
  const { orgId, resId } = useParams();
  const stakeholderId = decodeId(orgId);
  const healthCheckId = decodeId(resId);
  const { linkTo } = useBackToList(organisation.otherOrganisations);
  const checks = useApi(
    "POST /api/healthcheck/otherHealthChecks",
    stakeholderId === null ? null : { body: { StakeholderId: stakeholderId } },
  );
  const survey = checks.data?.healthChecks.find((each) => each.healthCheckId === healthCheckId);
  const results = useApi(
    "POST /api/healthcheck/otherResult",
    survey && stakeholderId !== null && healthCheckId !== null
      ? {
          body: {
            StakeholderId: stakeholderId,
            QuestionnaireTypeId: survey.questionnaireTypeId,
            HealthCheckId: healthCheckId,
          },
        }
      : null,
  );
  const isUnknown = checks.error?.status === 404 || (checks.data !== undefined && survey === undefined);
  const currentRequest = checks.data === undefined ? checks : results;
  return (
    <AreaFrame
      title={survey ? `View results: ${survey.questionnaireType} ${survey.questionnaire}` : "View results"}
      purpose="Where this organisation stands, the weakest first, and what would help most."
      back={
        stakeholderId === null
          ? { href: organisation.otherOrganisations, name: "All organisations" }
          : { href: linkTo(organisation.otherOrganisation(stakeholderId)), name: "Health Check Dashboard" }
      }
      actions={
        results.data && (
          <>
            {survey && <ExcludeSurvey survey={survey} />}
            <ResultsActions results={results.data} />
          </>
        )
      }
    >
      {isUnknown || stakeholderId === null ? (
        <EmptyState title="No such survey here" headingLevel={2}>
          It may have been deleted.
        </EmptyState>
      ) : (
        <Resource
          data={results.data}
          error={currentRequest.error}
          isLoading={checks.isLoading || results.isLoading}
          retry={currentRequest.retry}
          errorMessage="Error: Failed to load results data"
          skeleton="36rem"
        >
          {(data) => (
            <>
              <AccessLoggedNote owner={data.organisation} />
              <SurveyResults results={data} />
            </>
          )}
        </Resource>
      )}
    </AreaFrame>
  );
}
