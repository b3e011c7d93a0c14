import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { useParams } from "react-router-dom";
import { AreaFrame } from "../../../layouts/AreaFrame.tsx";
import { organisation } from "../../../lib/address/areaPaths.ts";
import { decodeId } from "../../../lib/address/encodedId.ts";
import { useApi } from "../../../lib/api-client/useApi.ts";
import { useBackToList } from "../../../lib/list/useBackToList.ts";
import { type HasPermission, useHasPermission } from "../../../lib/session/useHasPermission.ts";
import { HealthChecksView } from "../HealthChecksView.tsx";
import { AccessLoggedNote } from "../Note.tsx";

export function OtherOrganisationPage() {
  const hasPermission = useHasPermission();
  // Here, readers may only view results, and delete surveys if they have that permission.
  const hasPermissionHere: HasPermission = (action) =>
    action === "ViewYourOrganisationSurveyResult" ||
    (action === "DeleteIndividualSurveys" && hasPermission(action));
  const stakeholderId = decodeId(useParams().orgId);
  const { back, linkTo } = useBackToList(organisation.otherOrganisations);
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
          errorMessage={`Error loading data: ${checks.error?.message ?? ""}`}
          skeleton="28rem"
        >
          {(data) => (
            <>
              <AccessLoggedNote owner={data.organisation.name} />
              <HealthChecksView
                checks={data}
                hasPermission={hasPermissionHere}
                resultsHref={(id) => linkTo(organisation.otherResults(stakeholderId, id))}
                onSlipsCreated={() => undefined}
                onTypeChange={checks.retry}
              />
            </>
          )}
        </Resource>
      )}
    </AreaFrame>
  );
}
