import { Dialog } from "@gbvf/ui/primitives/Dialog/Dialog.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { BoundarySummary } from "@gbvf/ui/widgets/BoundarySummary/BoundarySummary.tsx";
import { GENERIC_FAILURE } from "../../../lib/api-client/ApiError.ts";
import { useApi } from "../../../lib/api-client/useApi.ts";

interface BuildingBlockBoundaryDialogProps {
  boundaryId: number;
  name: string;
  onClose: () => void;
}

export function BuildingBlockBoundaryDialog({ boundaryId, name, onClose }: BuildingBlockBoundaryDialogProps) {
  const blocks = useApi("GET /api/buildingblock/getBuildingBlockData", { query: { boundaryId } });
  return (
    <Dialog title={`Places in ${name}`} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Resource
        {...blocks}
        errorMessage={GENERIC_FAILURE}
        skeleton={<Skeleton lines={8} />}
        isEmpty={({ source }) => source === null}
      >
        {({ boundaryLevel }) => <BoundarySummary summary={boundaryLevel.boundarySummary} />}
      </Resource>
    </Dialog>
  );
}
