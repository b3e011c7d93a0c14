import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { plural } from "@gbvf/ui/text/format.ts";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { AreaFrame } from "../../layouts/AreaFrame.tsx";
import { buildingBlock } from "../../lib/address/areaPaths.ts";
import { useRefresh } from "../../lib/api-client/useRefresh.ts";
import { Queue } from "./queue/Queue.tsx";
import { type DueScope, useDueRows } from "./queue/queueRows.ts";

export function QueuePage() {
  const [searchParams] = useSearchParams();
  const boundaryId = Number(searchParams.get("boundaryId")) || undefined;
  const reason = searchParams.get("reason") === "reported" ? "reported" : undefined;
  const isFresh = useRefetchedQueue();
  return (
    <AreaFrame
      title={reason === undefined ? "Contacts that are due" : "Contacts reported wrong"}
      purpose={
        reason === undefined ? (
          "Never checked, checked 75 days ago or longer, or reported wrong. Call, and say whether each is still right."
        ) : (
          <>
            Call, and say whether each is still right.{" "}
            <Link href={buildingBlock.due(boundaryId)}>All that are due</Link>
          </>
        )
      }
    >
      {isFresh ? (
        <DueQueue key={`${boundaryId} ${reason}`} scope={{ boundaryId, reason }} />
      ) : (
        <Skeleton height="24rem" />
      )}
    </AreaFrame>
  );
}

/** Fetches the queue again on opening, because a cached queue would be outdated. */
function useRefetchedQueue(): boolean {
  const [isFresh, setFresh] = useState(false);
  const refresh = useRefresh();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => {
    void refresh(["GET /api/buildingblock/getDueContacts"]).then(() => setFresh(true));
  }, []);
  return isFresh;
}

function DueQueue({ scope }: { scope: DueScope }) {
  const { due, rows, moreRows } = useDueRows(scope);
  const [total, setTotal] = useState<number>();
  if (total === undefined && due.data !== undefined) setTotal(due.data.total);
  return (
    <Resource
      {...due}
      errorMessage="What is due could not be loaded. Please try again."
      skeleton={<Skeleton height="24rem" />}
    >
      {({ counts }) =>
        total === 0 ? (
          <EmptyState
            title="Nothing is due"
            headingLevel={2}
            action={<Link href={buildingBlock.start}>All municipalities</Link>}
          >
            Every contact was checked in the last 75 days, and none was reported wrong.
          </EmptyState>
        ) : (
          <>
            {counts.reported > 0 && (
              <p>
                {plural(counts.reported, "contact was", "contacts were")} reported wrong by the public. Many
                reports from few networks may be a flood: clear them, which is not a check.
              </p>
            )}
            <Queue rows={rows} total={Math.max(total ?? 0, rows.length)} moreRows={moreRows} />
          </>
        )
      }
    </Resource>
  );
}
