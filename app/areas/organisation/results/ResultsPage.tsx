import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { useParams } from "react-router-dom";
import { AreaFrame } from "../../../layouts/AreaFrame.tsx";
import { organisation } from "../../../lib/address/areaPaths.ts";
import { decodeId } from "../../../lib/address/encodedId.ts";
import { useApi } from "../../../lib/api-client/useApi.ts";
import { CategoryMeasures } from "../measures/CategoryMeasures.tsx";
import { useOwnSurveys } from "../useOwnSurveys.ts";
import { ResultsActions } from "./ResultsActions.tsx";
import { SurveyResults } from "./SurveyResults.tsx";

const FAILED = "Error: Failed to load results data";

export function ResultsPage() {
  const { resId } = useParams();
  const healthCheckId = decodeId(resId);
  const checks = useOwnSurveys();
  const survey = checks.data?.healthChecks.find((each) => each.healthCheckId === healthCheckId);
  const results = useApi(
    "POST /api/healthcheck/organisationalResult",
    survey && healthCheckId !== null
      ? { body: { QuestionnaireTypeId: survey.questionnaireTypeId, HealthCheckId: healthCheckId } }
      : null,
  );
  const measures = useApi(
    "GET /api/healthcheck/getMeasures",
    survey && healthCheckId !== null ? { query: { healthCheckId } } : null,
  );
  const isUnknown = checks.data !== undefined && survey === undefined;
  const error = checks.data === undefined ? checks.error : results.error;
  const retry = checks.data === undefined ? checks.retry : results.retry;
  return (
    <AreaFrame
      title={survey ? `View results: ${survey.questionnaireType} ${survey.questionnaire}` : "View results"}
      purpose="Where your organisation stands, the weakest first, and what would help most."
      back={{ href: organisation.start, name: "Health Check Dashboard" }}
      actions={results.data && <ResultsActions results={results.data} measures={measures.data?.measures} />}
    >
      {isUnknown ? (
        <EmptyState title="No such survey here" headingLevel={2}>
          It may have been deleted, or it belongs to another organisation.
        </EmptyState>
      ) : (
        <Resource
          data={results.data}
          error={error}
          isLoading={checks.isLoading || results.isLoading}
          retry={retry}
          errorMessage={FAILED}
          skeleton="36rem"
        >
          {(data) => (
            <SurveyResults
              results={data}
              renderMeasures={(category) => <CategoryMeasures survey={data} category={category} />}
            />
          )}
        </Resource>
      )}
    </AreaFrame>
  );
}
