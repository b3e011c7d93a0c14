import type { AssociatedToUser } from "@gbvf/api/building-block/overview/contract.ts";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { Checkbox } from "@gbvf/ui/primitives/Checkbox/Checkbox.tsx";
import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { FormError } from "@gbvf/ui/primitives/Form/FormError.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "@gbvf/ui/primitives/VisuallyHidden/VisuallyHidden.tsx";
import { plural } from "@gbvf/ui/text/format.ts";
import { color, font } from "@gbvf/ui/tokens/tokens.ts";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { AreaFrame } from "../../layouts/AreaFrame.tsx";
import { useAction } from "../../lib/api-client/useAction.ts";
import { useApi } from "../../lib/api-client/useApi.ts";
import { useSession } from "../../lib/session/session.ts";
import { useHasPermission } from "../../lib/session/useHasPermission.ts";
import { Municipalities } from "./dashboard/Municipalities.tsx";
import { NextSteps } from "./dashboard/NextSteps.tsx";
import { ScopeFilters } from "./dashboard/ScopeFilters.tsx";

const ENDPOINT = "GET /api/buildingblock/getBuildingBlockAssociatedToUser";
const FAILED = "The municipalities could not be loaded. Please try again.";

export function DashboardPage() {
  const session = useSession();
  const hasPermission = useHasPermission();
  const [searchParams, setSearchParams] = useSearchParams();
  const boundaryId = Number(searchParams.get("boundaryId")) || null;
  const overview = useApi(ENDPOINT, {});
  return (
    <AreaFrame
      title={getHeading(session?.organisationName ?? null, overview.data)}
      purpose="Keep the contacts of your municipalities right. What you verify here is what the public sees and calls."
    >
      <Resource {...overview} errorMessage={FAILED} skeleton={<Skeleton height="32rem" />}>
        {(overview) =>
          overview.municipalities.length === 0 ? (
            <EmptyState title="No data available to display." headingLevel={2}>
              No municipality is assigned to you. An administrator can assign one under Manage Users and
              Groups.
            </EmptyState>
          ) : (
            <>
              <NextSteps overview={overview} />
              {overview.municipalities.length > 1 && (
                <ScopeFilters
                  scope={overview.scope}
                  boundaryId={boundaryId}
                  onChange={(id) => setSearchParams(id === null ? {} : { boundaryId: String(id) })}
                />
              )}
              {boundaryId === null ? (
                <Municipalities overview={overview} />
              ) : (
                <MunicipalitiesInPlace boundaryId={boundaryId} />
              )}
              {overview.provinces.length > 0 && hasPermission("ValidateBuildingBlock") && (
                <SecondPersonRules provinces={overview.provinces} />
              )}
            </>
          )
        }
      </Resource>
    </AreaFrame>
  );
}

function MunicipalitiesInPlace({ boundaryId }: { boundaryId: number }) {
  const overviewOfPlace = useApi(ENDPOINT, { query: { boundaryId } });
  if (overviewOfPlace.error?.status === 404)
    return (
      <EmptyState title="No data available to display." headingLevel={2}>
        This place is not one of yours. Choose another, or All.
      </EmptyState>
    );
  return (
    <Resource {...overviewOfPlace} errorMessage={FAILED} skeleton={<Skeleton height="24rem" />}>
      {(overview) => <Municipalities overview={overview} />}
    </Resource>
  );
}

function getHeading(organisationName: string | null, overview: AssociatedToUser | undefined): string {
  if (organisationName === null) return "Building Block Dashboard";
  const count = overview && plural(overview.municipalities.length, "Municipality", "Municipalities");
  return [`System Admin: ${organisationName}`, count].filter(Boolean).join(" | ");
}

type Province = AssociatedToUser["provinces"][number];

function SecondPersonRules({ provinces }: { provinces: readonly Province[] }) {
  return (
    <Card>
      <h2>Who verifies</h2>
      {provinces.map((province) => (
        <Rule key={province.boundaryId} province={province} />
      ))}
      <Explanation>
        If ticked, nobody verifies a change of their own: it waits until somebody else who may verify has
        looked at it. One person is enough to confirm that nothing has changed. One person can tick this; it
        takes two to untick it.
      </Explanation>
    </Card>
  );
}

function Rule({ province }: { province: Province }) {
  const {
    boundaryId,
    description,
    demandsSecondPerson,
    liftedBy: liftRequestedBy,
    isLiftedByMe: isLiftRequestedByMe,
  } = province;
  const demand = useAction("PUT /api/buildingblock/demandSecondPerson", {
    refreshes: [
      "GET /api/buildingblock/getBuildingBlockAssociatedToUser",
      "GET /api/buildingblock/getBuildingBlockContactsWithRequirements",
      "GET /api/buildingblock/getCaptures",
    ],
  });
  return (
    <>
      <Checkbox
        isSelected={demandsSecondPerson}
        isDisabled={demand.isSending}
        onChange={(isDemanded) => demand.run({ body: { boundaryId, isDemanded } })}
      >
        A second person has to verify changes in {description}
      </Checkbox>
      {liftRequestedBy !== null && (
        <p>
          {isLiftRequestedByMe ? "You ask" : `${liftRequestedBy} asks`} to lift this. It holds until somebody
          else who captures the whole province takes the tick off, too.
        </p>
      )}
      <VisuallyHidden role="status">{demand.isSending && "Sending"}</VisuallyHidden>
      {demand.error && <FormError>{demand.error}</FormError>}
    </>
  );
}

const Explanation = styled.p`
  max-width: 60ch;
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
