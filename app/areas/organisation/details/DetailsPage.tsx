import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { AreaFrame } from "../../../layouts/AreaFrame.tsx";
import { useApi } from "../../../lib/api-client/useApi.ts";
import { DetailsForm } from "../../../profile/DetailsForm.tsx";
import { TeamPanel } from "./TeamPanel.tsx";

export function DetailsPage() {
  const details = useApi("GET /api/healthcheck/getOrganisationDetails", {});
  return (
    <AreaFrame
      title="Organisation details"
      purpose="How your organisation is named, where it is found, and who runs its health check."
    >
      <Resource {...details} skeleton="24rem">
        {({ team, ...details }) => (
          <>
            <DetailsForm key={details.version} details={details} />
            <TeamPanel team={team} />
          </>
        )}
      </Resource>
    </AreaFrame>
  );
}
