import type { RecentChange } from "@gbvf/api/building-block/save/contract.ts";
import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { FormProblem } from "@gbvf/ui/primitives/Form/FormProblem.tsx";
import { formatMoment } from "@gbvf/ui/primitives/History/formatMoment.ts";
import { Pagination } from "@gbvf/ui/primitives/Pagination/Pagination.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { RowList } from "@gbvf/ui/primitives/RowList/RowList.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "@gbvf/ui/primitives/VisuallyHidden/VisuallyHidden.tsx";
import { capitalised, formatDate } from "@gbvf/ui/text/format.ts";
import { ActionButton } from "../../../lib/calls/ActionButton.tsx";
import { useAction } from "../../../lib/calls/useAction.ts";
import { useApi } from "../../../lib/calls/useApi.ts";
import { everything } from "../refreshes.ts";

const PAGE_SIZE = 30;

interface RecentChangesProps {
  pageNumber: number;
  onPage: (pageNumber: number) => void;
}

export function RecentChanges({ pageNumber, onPage }: RecentChangesProps) {
  const changes = useApi(
    "GET /api/buildingblock/getRecentChanges",
    { query: { pageNumber, pageSize: PAGE_SIZE } },
    { keepsLast: true },
  );
  return (
    <Resource
      {...changes}
      errorMessage="The changes could not be loaded. Please try again."
      skeleton={<Skeleton height="16rem" />}
    >
      {({ changes: found, total }) =>
        found.length === 0 ? (
          <EmptyState title="Nothing was changed" headingLevel={2}>
            What was changed in the last 14 days can be taken back here.
          </EmptyState>
        ) : (
          <>
            <RowList
              label="Changes of the last 14 days"
              rows={found.map((change) => ({
                id: change.changeId,
                content: (
                  <>
                    <p>
                      <strong>{capitalised(change.what)}</strong>: {change.where}
                    </p>
                    <small>
                      {change.who ?? "An account that is gone"} on {formatMoment(change.happenedAt)}.{" "}
                      {change.refusal ?? `It can be taken back until ${formatDate(change.until)}.`}
                    </small>
                  </>
                ),
                action: change.refusal === null && <TakeBack change={change} />,
              }))}
            />
            <Pagination
              page={pageNumber}
              pageSize={PAGE_SIZE}
              total={total}
              label="Pages: Changes"
              onChange={onPage}
            />
          </>
        )
      }
    </Resource>
  );
}

function TakeBack({ change: { changeId, what, where } }: { change: RecentChange }) {
  const back = useAction("POST /api/buildingblock/takeBack", { refreshes: everything });
  return (
    <div>
      <ActionButton isSending={back.isSending} onPress={() => back.run({ body: { changeId } })}>
        Take back
        <VisuallyHidden>
          : {what}, {where}
        </VisuallyHidden>
      </ActionButton>
      {back.failure && <FormProblem>{back.failure}</FormProblem>}
    </div>
  );
}
