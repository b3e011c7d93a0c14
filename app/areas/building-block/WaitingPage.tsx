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
import { CaptureCard } from "./waiting/CaptureCard.tsx";

const PAGE_SIZE = 30;

const states = [
  { id: "waiting", name: "Waiting" },
  { id: "sent back", name: "Sent back" },
] as const;

export function WaitingPage() {
  const [address, setAddress] = useSearchParams();
  const state = address.get("state") === "sent back" ? "sent back" : "waiting";
  const pageNumber = Math.max(1, Number(address.get("page")) || 1);
  const captures = useApi(
    "GET /api/buildingblock/getCaptures",
    { query: { state, pageNumber, pageSize: PAGE_SIZE } },
    { keepsLast: true },
  );
  return (
    <AreaFrame
      title="Waiting for verification"
      purpose="Captured changes count in public once somebody has verified them."
    >
      <SegmentedControl
        label="Which captures"
        segments={states}
        value={state}
        onChange={(next) => setAddress(next === "waiting" ? {} : { state: next })}
      />
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
                onChange={(page) => setAddress({ ...(state !== "waiting" && { state }), page: String(page) })}
              />
            </>
          )
        }
      </Resource>
    </AreaFrame>
  );
}
