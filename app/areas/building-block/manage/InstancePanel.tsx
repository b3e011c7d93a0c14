import type { ListedCapture } from "@gbvf/api/building-block/capture/contract.ts";
import type {
  ContactsWithRequirements,
  InstanceCapture,
} from "@gbvf/api/building-block/instance/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { History } from "@gbvf/ui/primitives/History/History.tsx";
import { Pagination } from "@gbvf/ui/primitives/Pagination/Pagination.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { capitalised } from "@gbvf/ui/text/format.ts";
import { useState } from "react";
import { useApi } from "../../../lib/api-client/useApi.ts";
import { useHasFormDraft } from "../../../lib/form/useFormDraft.ts";
import { type HasPermission, useHasPermission } from "../../../lib/session/useHasPermission.ts";
import { CaptureCard } from "../pending-changes/CaptureCard.tsx";
import { InstanceDetails } from "./InstanceDetails.tsx";
import { InstanceForm } from "./InstanceForm.tsx";
import { getDraftKey } from "./instanceForm.ts";

interface InstancePanelProps {
  buildingBlockId: number;
  stakeholderId: number;
  isBlockConfidential: boolean;
  onEnded: () => void;
}

export function InstancePanel(props: InstancePanelProps) {
  const { buildingBlockId, stakeholderId, isBlockConfidential, onEnded } = props;
  const hasPermission = useHasPermission();
  const [isEditing, setEditing] = useState(useHasFormDraft(getDraftKey({ buildingBlockId, stakeholderId })));
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
      {(instance) =>
        isEditing ? (
          <InstanceForm
            instance={instance}
            isBlockConfidential={isBlockConfidential}
            mayValidate={hasPermission("ValidateBuildingBlock")}
            onSaved={close}
            onCancel={close}
          />
        ) : (
          <>
            {instance.capture && (
              <CaptureCard capture={toListedCapture(instance, instance.capture, hasPermission)} isAtPlace />
            )}
            <InstanceDetails
              instance={instance}
              hasPermission={hasPermission}
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

function toListedCapture(
  place: ContactsWithRequirements,
  capture: InstanceCapture,
  hasPermission: HasPermission,
): ListedCapture {
  const isSecondPerson = !(capture.isOwn && place.demandsSecondPerson);
  return { ...place, ...capture, mayVerify: hasPermission("ValidateBuildingBlock") && isSecondPerson };
}

const PAGE_SIZE = 20;

interface InstanceHistoryProps {
  buildingBlockId: number;
  stakeholderId: number;
}

function InstanceHistory({ buildingBlockId, stakeholderId }: InstanceHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  const [pageNumber, setPage] = useState(1);
  const history = useApi(
    "GET /api/buildingblock/getBuildingBlockHistory",
    isOpen ? { query: { buildingBlockId, stakeholderId, pageNumber, pageSize: PAGE_SIZE } } : null,
    { keepsPreviousData: true },
  );
  return (
    <Card as="section" aria-labelledby="history-title">
      <h2 id="history-title">History</h2>
      <div>
        <Button onPress={() => setOpen(!isOpen)} aria-expanded={isOpen}>
          {isOpen ? "Hide history" : "Show history"}
        </Button>
      </div>
      {isOpen && (
        <Resource
          {...history}
          errorMessage="The history could not be loaded. Please try again."
          skeleton={<Skeleton lines={4} height="2rem" />}
        >
          {({ entries, total }) => (
            <>
              <History
                entries={entries.map(({ auditId, what, who, happenedAt, changes, facts }) => ({
                  id: auditId,
                  label: [capitalised(what), facts.map(({ value }) => value).join(", ")]
                    .filter((text) => text !== "")
                    .join(": "),
                  who: who ?? "An account that is gone",
                  when: happenedAt,
                  changes: changes.map((change) => ({
                    label: change.what,
                    from: change.before,
                    to: change.after,
                  })),
                }))}
              />
              <Pagination
                page={pageNumber}
                pageSize={PAGE_SIZE}
                total={total}
                label="Pages: History"
                onChange={setPage}
              />
            </>
          )}
        </Resource>
      )}
    </Card>
  );
}
