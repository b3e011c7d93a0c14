import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Pagination } from "@gbvf/ui/primitives/Pagination/Pagination.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { SegmentedControl } from "@gbvf/ui/primitives/SegmentedControl/SegmentedControl.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { useSearchParams } from "react-router-dom";
import { AreaFrame } from "../../layouts/AreaFrame.tsx";
import { buildingBlock } from "../../lib/address/areaPaths.ts";
import { useApi } from "../../lib/calls/useApi.ts";
import { useMay } from "../../lib/session/useMay.ts";
import { CaptureCard } from "./waiting/CaptureCard.tsx";
import { RecentChanges } from "./waiting/RecentChanges.tsx";

const PAGE_SIZE = 30;

const states = [
  { id: "waiting", name: "Waiting" },
  { id: "sent back", name: "Sent back" },
] as const;
const changed = { id: "changed", name: "Changed lately" } as const;

export function WaitingPage() {
  const [address, setAddress] = useSearchParams();
  const may = useMay();
  const shown = may("ValidateBuildingBlock") ? [...states, changed] : states;
  const state = shown.find(({ id }) => id === address.get("state"))?.id ?? "waiting";
  const pageNumber = Math.max(1, Number(address.get("page")) || 1);
  const goTo = (page: number) => setAddress({ ...(state !== "waiting" && { state }), page: String(page) });
  return (
    <AreaFrame
      title="Waiting for verification"
      purpose="Captured changes count in public once somebody has verified them."
    >
      <SegmentedControl
        label="What to show"
        segments={shown}
        value={state}
        onChange={(next) => setAddress(next === "waiting" ? {} : { state: next })}
      />
      {state === "changed" ? (
        <RecentChanges pageNumber={pageNumber} onPage={goTo} />
      ) : (
        <Captures state={state} pageNumber={pageNumber} onPage={goTo} />
      )}
    </AreaFrame>
  );
}

interface CapturesProps {
  state: "waiting" | "sent back";
  pageNumber: number;
  onPage: (pageNumber: number) => void;
}

function Captures({ state, pageNumber, onPage }: CapturesProps) {
  const captures = useApi(
    "GET /api/buildingblock/getCaptures",
    { query: { state, pageNumber, pageSize: PAGE_SIZE } },
    { keepsLast: true },
  );
  return (
    <Resource
      {...captures}
      errorMessage="The captures could not be loaded. Please try again."
      skeleton={<Skeleton height="16rem" />}
    >
      {({ captures: found, total }) =>
        found.length === 0 ? (
          <EmptyState
            title={state === "waiting" ? "Nothing is waiting" : "Nothing was sent back"}
            headingLevel={2}
            action={<Link href={buildingBlock.start}>All municipalities</Link>}
          >
            What somebody captures who may not verify is listed here.
          </EmptyState>
        ) : (
          <>
            {found.map((capture) => (
              <CaptureCard key={capture.captureId} capture={capture} />
            ))}
            <Pagination
              page={pageNumber}
              pageSize={PAGE_SIZE}
              total={total}
              label="Pages: Captures"
              onChange={onPage}
            />
          </>
        )
      }
    </Resource>
  );
}
