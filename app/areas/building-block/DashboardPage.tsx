import type { AssociatedToUser } from "@gbvf/api/building-block/overview/contract.ts";
import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { plural } from "@gbvf/ui/text/format.ts";
import { useSearchParams } from "react-router-dom";
import { AreaFrame } from "../../layouts/AreaFrame.tsx";
import { buildingBlock } from "../../lib/address/areaPaths.ts";
import { useApi } from "../../lib/calls/useApi.ts";
import { useSession } from "../../lib/session/session.ts";
import { useMay } from "../../lib/session/useMay.ts";
import { DashboardSkeleton, Municipalities } from "./dashboard/Municipalities.tsx";
import { ScopeFilters } from "./dashboard/ScopeFilters.tsx";
import { SecondPersonRules } from "./dashboard/SecondPersonRules.tsx";

export function DashboardPage() {
  const session = useSession();
  const may = useMay();
  const [address, setAddress] = useSearchParams();
  const boundaryId = Number(address.get("boundaryId")) || null;
  const everything = useApi("GET /api/buildingblock/getBuildingBlockAssociatedToUser", {});
  const narrowed = useApi(
    "GET /api/buildingblock/getBuildingBlockAssociatedToUser",
    boundaryId === null ? null : { query: { boundaryId } },
  );
  const shown = boundaryId === null ? everything : narrowed;
  const due = shown.data?.municipalities.reduce((sum, { dueCount }) => sum + dueCount, 0) ?? 0;
  const choose = (id: number | null) => setAddress(id === null ? {} : { boundaryId: String(id) });
  const scope = everything.data?.scope ?? [];
  return (
    <AreaFrame
      title={headingOf(session?.organisationName ?? null, everything.data)}
      purpose="Keep the contacts of your municipalities right. What you verify here is what the public sees and calls."
      actions={
        due > 0 && (
          <Link href={buildingBlock.due(boundaryId ?? undefined)} variant="primary">
            Check {plural(due, "contact", "contacts")}
          </Link>
        )
      }
    >
      <ScopeFilters scope={scope} boundaryId={boundaryId} onChange={choose} />
      <Resource
        {...shown}
        onRetry={shown.retry}
        errorMessage="The municipalities could not be loaded. Please try again."
        skeleton={<DashboardSkeleton />}
      >
        {(found) =>
          found.municipalities.length === 0 ? (
            <EmptyState title="No data available to display." headingLevel={2}>
              No municipality is assigned to you. An administrator can assign one under Manage Users and
              Groups.
            </EmptyState>
          ) : (
            <>
              <Municipalities found={found} />
              {found.provinces.length > 0 && may("ValidateBuildingBlock") && (
                <SecondPersonRules provinces={found.provinces} />
              )}
            </>
          )
        }
      </Resource>
    </AreaFrame>
  );
}

function headingOf(organisationName: string | null, found: AssociatedToUser | undefined): string {
  if (organisationName === null) return "Building Block Dashboard";
  const count = found && plural(found.municipalities.length, "Municipality", "Municipalities");
  return [`System Admin: ${organisationName}`, count].filter(Boolean).join(" | ");
}
