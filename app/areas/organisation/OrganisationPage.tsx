import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { useEffect, useState } from "react";
import { AreaFrame } from "../../layouts/AreaFrame.tsx";
import { OtherDashboards } from "../../layouts/OtherDashboards.tsx";
import { organisation } from "../../lib/address/areaPaths.ts";
import { useSession } from "../../lib/session/session.ts";
import { useHasPermission } from "../../lib/session/useHasPermission.ts";
import { HealthChecksView } from "./HealthChecksView.tsx";
import { type CodeSlip, PrintableCodeSlips } from "./PrintableCodeSlips.tsx";
import { useOwnSurveys } from "./useOwnSurveys.ts";

export function OrganisationPage() {
  const session = useSession();
  return session && <Dashboard session={session} />;
}

function Dashboard({ session }: { session: SessionCheck }) {
  const { organisationName } = session;
  const hasPermission = useHasPermission();
  const [slips, setSlips] = useState<readonly CodeSlip[] | null>(null);
  const [hasMadeSlips, setMadeSlips] = useState(false);
  const checks = useOwnSurveys();
  const isLoading = useMinimumLoading(checks.isLoading);
  if (slips !== null)
    return (
      <PrintableCodeSlips
        slips={slips}
        organisation={organisationName ?? ""}
        onClose={() => {
          setMadeSlips(true);
          setSlips(null);
        }}
      />
    );
  return (
    <AreaFrame
      title={
        organisationName === null ? "Health Check Dashboard" : `${organisationName}: Health Check Dashboard`
      }
      purpose="Ask your people how gender-based violence is dealt with here, and see where you stand."
    >
      <Resource
        {...checks}
        data={isLoading ? undefined : checks.data}
        isLoading={isLoading}
        errorMessage={`Error loading data: ${checks.error?.message ?? ""}`}
        skeleton="28rem"
      >
        {(data) => (
          <HealthChecksView
            checks={data}
            missing={data.missing}
            hasPermission={hasPermission}
            resultsHref={organisation.results}
            onSlipsCreated={setSlips}
            takesFocus={hasMadeSlips}
            onTypeChange={checks.retry}
          />
        )}
      </Resource>
      <OtherDashboards area="organisation" session={session} />
    </AreaFrame>
  );
}

const MIN_LOADER_MS = 1_000;

/** Shows the loader for at least a second, because a shorter one would flash. */
function useMinimumLoading(isLoading: boolean): boolean {
  const [isLoaderHeld, setLoaderHeld] = useState(isLoading);
  useEffect(() => {
    if (!isLoaderHeld) return;
    const timer = setTimeout(() => setLoaderHeld(false), MIN_LOADER_MS);
    return () => clearTimeout(timer);
  }, [isLoaderHeld]);
  return isLoading || isLoaderHeld;
}
