import { Dialog } from "@gbvf/ui/primitives/Dialog/Dialog.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { plain } from "@gbvf/ui/text/words.ts";
import { ChallengeList } from "@gbvf/ui/widgets/ChallengeList/ChallengeList.tsx";
import { GENERIC_FAILURE } from "../../../lib/calls/ApiError.ts";
import { useApi } from "../../../lib/calls/useApi.ts";
import type { MarkerDialogProps } from "../MarkerPins.tsx";

export function CollectiveActionMarkerDialog({ stakeholderId, onClose }: MarkerDialogProps) {
  const details = useApi("GET /api/CollectiveAction/getCollectiveActionDetailsByStakeholderId", {
    query: { stakeholderId },
  });
  const title = details.data
    ? plain("100-Day Challenges in {place}", { place: details.data.localMunicipalityName })
    : plain("100-Day Challenges");
  return (
    <Dialog title={title} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Resource {...details} errorMessage={GENERIC_FAILURE} skeleton={<Skeleton lines={6} />}>
        {({ collectiveActions }) => <ChallengeList challenges={collectiveActions} />}
      </Resource>
    </Dialog>
  );
}
