import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { AreaFrame } from "../../../layouts/AreaFrame.tsx";
import { useApi } from "../../../lib/calls/useApi.ts";
import { useMay } from "../../../lib/session/useMay.ts";
import { CardGrid } from "../CardGrid.tsx";
import { FirstDay } from "../first-day/FirstDay.tsx";
import { FailedMail } from "./FailedMail.tsx";
import { Freshness } from "./Freshness.tsx";
import { OrganisationsCard } from "./OrganisationsCard.tsx";
import { SurveysCard } from "./SurveysCard.tsx";
import { YourWork } from "./YourWork.tsx";

export function AdminPage() {
  return useMay()("WorldOfImpactAdmin") ? <Dashboard /> : <YourWork />;
}

function Dashboard() {
  const dashboard = useApi("POST /api/healthcheck/getAdminDashboard", { body: {} });
  return (
    <AreaFrame
      title="Admin Dashboard"
      purpose="What waits for a decision, how the surveys are going, and how fresh the figures are."
    >
      <Resource {...dashboard} skeleton="20rem">
        {(figures) => (
          <>
            <FailedMail failed={figures.failedMail} />
            <CardGrid>
              <OrganisationsCard figures={figures} />
              <SurveysCard figures={figures} />
            </CardGrid>
            <FirstDay />
            <Freshness themes={figures.freshness} />
          </>
        )}
      </Resource>
    </AreaFrame>
  );
}
