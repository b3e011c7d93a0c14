import { Dialog } from "@gbvf/ui/primitives/Dialog/Dialog.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { ChallengeList } from "@gbvf/ui/widgets/ChallengeList/ChallengeList.tsx";
import { GENERIC_FAILURE } from "../../../lib/api-client/ApiError.ts";
import { useApi } from "../../../lib/api-client/useApi.ts";
import type { MarkerDialogProps } from "../MarkerPins.tsx";

export function CollectiveActionMarkerDialog({ stakeholderId, onClose }: MarkerDialogProps) {
  const details = useApi("GET /api/CollectiveAction/getCollectiveActionDetailsByStakeholderId", {
    query: { stakeholderId },
  });
  const title = details.data
    ? `100-Day Challenges in ${details.data.localMunicipalityName}`
    : "100-Day Challenges";
  return (
    <Dialog title={title} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Resource {...details} errorMessage={GENERIC_FAILURE} skeleton={<Skeleton lines={6} />}>
        {({ collectiveActions }) => <ChallengeList challenges={collectiveActions} />}
      </Resource>
    </Dialog>
  );
}
