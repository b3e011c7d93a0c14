import type { AssociatedToUser } from "@gbvf/api/building-block/overview/contract.ts";
import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { plural } from "@gbvf/ui/text/format.ts";
import { useSearchParams } from "react-router-dom";
import { AreaFrame } from "../../layouts/AreaFrame.tsx";
import { useApi } from "../../lib/calls/useApi.ts";
import { useSession } from "../../lib/session/session.ts";
import { useMay } from "../../lib/session/useMay.ts";
import { Municipalities } from "./dashboard/Municipalities.tsx";
import { NextSteps } from "./dashboard/NextSteps.tsx";
import { ScopeFilters } from "./dashboard/ScopeFilters.tsx";
import { SecondPersonRules } from "./dashboard/SecondPersonRules.tsx";

const ENDPOINT = "GET /api/buildingblock/getBuildingBlockAssociatedToUser";
const FAILED = "The municipalities could not be loaded. Please try again.";

export function DashboardPage() {
  const session = useSession();
  const may = useMay();
  const [address, setAddress] = useSearchParams();
  const boundaryId = Number(address.get("boundaryId")) || null;
  const everything = useApi(ENDPOINT, {});
  return (
    <AreaFrame
      title={headingOf(session?.organisationName ?? null, everything.data)}
      purpose="Keep the contacts of your municipalities right. What you verify here is what the public sees and calls."
    >
      <Resource {...everything} errorMessage={FAILED} skeleton={<Skeleton height="32rem" />}>
        {(all) =>
          all.municipalities.length === 0 ? (
            <EmptyState title="No data available to display." headingLevel={2}>
              No municipality is assigned to you. An administrator can assign one under Manage Users and
              Groups.
            </EmptyState>
          ) : (
            <>
              <NextSteps found={all} />
              {all.municipalities.length > 1 && (
                <ScopeFilters
                  scope={all.scope}
                  boundaryId={boundaryId}
                  onChange={(id) => setAddress(id === null ? {} : { boundaryId: String(id) })}
                />
              )}
              {boundaryId === null ? <Municipalities found={all} /> : <Narrowed boundaryId={boundaryId} />}
              {all.provinces.length > 0 && may("ValidateBuildingBlock") && (
                <SecondPersonRules provinces={all.provinces} />
              )}
            </>
          )
        }
      </Resource>
    </AreaFrame>
  );
}

function Narrowed({ boundaryId }: { boundaryId: number }) {
  const narrowed = useApi(ENDPOINT, { query: { boundaryId } });
  if (narrowed.error?.status === 404)
    return (
      <EmptyState title="No data available to display." headingLevel={2}>
        This place is not one of yours. Choose another, or All.
      </EmptyState>
    );
  return (
    <Resource {...narrowed} errorMessage={FAILED} skeleton={<Skeleton height="24rem" />}>
      {(found) => <Municipalities found={found} />}
    </Resource>
  );
}

function headingOf(organisationName: string | null, found: AssociatedToUser | undefined): string {
  if (organisationName === null) return "Building Block Dashboard";
  const count = found && plural(found.municipalities.length, "Municipality", "Municipalities");
  return [`System Admin: ${organisationName}`, count].filter(Boolean).join(" | ");
}
