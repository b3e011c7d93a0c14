import type { ListedCapture } from "@gbvf/api/building-block/capture/contract.ts";
import type {
  ContactsWithRequirements,
  InstanceCapture,
} from "@gbvf/api/building-block/instance/contract.ts";
import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { useState } from "react";
import { useApi } from "../../../lib/calls/useApi.ts";
import { useHasKept } from "../../../lib/form/useKeptForm.ts";
import { useMay } from "../../../lib/session/useMay.ts";
import { CaptureCard } from "../waiting/CaptureCard.tsx";
import { InstanceDetails } from "./InstanceDetails.tsx";
import { InstanceForm } from "./InstanceForm.tsx";
import { InstanceHistory } from "./InstanceHistory.tsx";
import { keptNameOf } from "./instanceForm.ts";

interface InstancePanelProps {
  buildingBlockId: number;
  stakeholderId: number;
  isBlockConfidential: boolean;
  onEnded: () => void;
}

export function InstancePanel(props: InstancePanelProps) {
  const { buildingBlockId, stakeholderId, isBlockConfidential, onEnded } = props;
  const may = useMay();
  const [isEditing, setEditing] = useState(useHasKept(keptNameOf({ buildingBlockId, stakeholderId })));
  const [hasEdited, setEdited] = useState(false);
  const instance = useApi("GET /api/buildingblock/getBuildingBlockContactsWithRequirements", {
    query: { buildingBlockId, stakeholderId },
  });
  const close = () => {
    setEdited(true);
    setEditing(false);
  };
  if (instance.error?.status === 404)
    return (
      <EmptyState title="This place is not there" headingLevel={2}>
        It was ended, or it belongs to a municipality that you do not capture.
      </EmptyState>
    );
  return (
    <Resource
      {...instance}
      errorMessage="The place could not be loaded. Please try again."
      skeleton={<Skeleton height="24rem" />}
    >
      {(found) =>
        isEditing ? (
          <InstanceForm
            instance={found}
            isBlockConfidential={isBlockConfidential}
            mayValidate={may("ValidateBuildingBlock")}
            onSaved={close}
            onCancel={close}
          />
        ) : (
          <>
            {found.capture && <CaptureCard capture={listed(found, found.capture, may)} isAtPlace />}
            <InstanceDetails
              instance={found}
              may={may}
              hasEdited={hasEdited}
              onEdit={() => setEditing(true)}
              onEnded={onEnded}
            />
            <InstanceHistory buildingBlockId={buildingBlockId} stakeholderId={stakeholderId} />
          </>
        )
      }
    </Resource>
  );
}

function listed(
  place: ContactsWithRequirements,
  capture: InstanceCapture,
  may: ReturnType<typeof useMay>,
): ListedCapture {
  const isSecondPerson = !(capture.isOwn && place.demandsSecondPerson);
  return { ...place, ...capture, mayVerify: may("ValidateBuildingBlock") && isSecondPerson };
}
