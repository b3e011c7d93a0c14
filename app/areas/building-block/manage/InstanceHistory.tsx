import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { History } from "@gbvf/ui/primitives/History/History.tsx";
import { Pagination } from "@gbvf/ui/primitives/Pagination/Pagination.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { capitalised } from "@gbvf/ui/text/format.ts";
import { useState } from "react";
import { useApi } from "../../../lib/calls/useApi.ts";

const PAGE_SIZE = 20;

interface InstanceHistoryProps {
  buildingBlockId: number;
  stakeholderId: number;
}

export function InstanceHistory({ buildingBlockId, stakeholderId }: InstanceHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  const [pageNumber, setPage] = useState(1);
  const history = useApi(
    "GET /api/buildingblock/getBuildingBlockHistory",
    isOpen ? { query: { buildingBlockId, stakeholderId, pageNumber, pageSize: PAGE_SIZE } } : null,
    { keepsLast: true },
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
                  what: [capitalised(what), facts.map(({ value }) => value).join(", ")]
                    .filter((words) => words !== "")
                    .join(": "),
                  who: who ?? "An account that is gone",
                  when: happenedAt,
                  changes: changes.map((change) => ({
                    field: change.what,
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
