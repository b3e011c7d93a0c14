import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { AreaFrame } from "../../../layouts/AreaFrame.tsx";
import { useApi } from "../../../lib/calls/useApi.ts";
import { DetailsForm } from "./DetailsForm.tsx";

export function DetailsPage() {
  const details = useApi("GET /api/healthcheck/getOrganisationDetails", {});
  return (
    <AreaFrame
      title="Organisation details"
      purpose="How your organisation is named and where it is found. Everybody who runs its health check sees a change."
    >
      <Resource {...details} skeleton="24rem">
        {(known) => <DetailsForm key={known.version} details={known} />}
      </Resource>
    </AreaFrame>
  );
}
