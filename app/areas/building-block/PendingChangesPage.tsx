import type { RecentChange } from "@gbvf/api/building-block/save/contract.ts";
import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { FormError } from "@gbvf/ui/primitives/Form/FormError.tsx";
import { formatMoment } from "@gbvf/ui/primitives/History/formatMoment.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Pagination } from "@gbvf/ui/primitives/Pagination/Pagination.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { RowList } from "@gbvf/ui/primitives/RowList/RowList.tsx";
import { SegmentedControl } from "@gbvf/ui/primitives/SegmentedControl/SegmentedControl.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "@gbvf/ui/primitives/VisuallyHidden/VisuallyHidden.tsx";
import { capitalised, formatDate } from "@gbvf/ui/text/format.ts";
import { useSearchParams } from "react-router-dom";
import { AreaFrame } from "../../layouts/AreaFrame.tsx";
import { buildingBlock } from "../../lib/address/areaPaths.ts";
import { ActionButton } from "../../lib/api-client/ActionButton.tsx";
import { useAction } from "../../lib/api-client/useAction.ts";
import { useApi } from "../../lib/api-client/useApi.ts";
import { useHasPermission } from "../../lib/session/useHasPermission.ts";
import { Changes } from "./manage/Changes.tsx";
import { CaptureCard } from "./pending-changes/CaptureCard.tsx";
import { ALL_TARGETS } from "./refreshTargets.ts";

const PAGE_SIZE = 30;

const captureStates = [
  { id: "waiting", label: "Waiting" },
  { id: "sent back", label: "Sent back" },
] as const;
const recentChanges = { id: "changed", label: "Changed lately" } as const;

export function PendingChangesPage() {
  const [searchParams, setSearchParams] = useSearchParams();
  const hasPermission = useHasPermission();
  const segments = hasPermission("ValidateBuildingBlock") ? [...captureStates, recentChanges] : captureStates;
  const state = segments.find(({ id }) => id === searchParams.get("state"))?.id ?? "waiting";
  const pageNumber = Math.max(1, Number(searchParams.get("page")) || 1);
  const goTo = (page: number) =>
    setSearchParams({ ...(state !== "waiting" && { state }), page: String(page) });
  return (
    <AreaFrame
      title="Waiting for verification"
      purpose="Captured changes count in public once somebody has verified them."
    >
      <SegmentedControl
        label="What to show"
        segments={segments}
        value={state}
        onChange={(next) => setSearchParams(next === "waiting" ? {} : { state: next })}
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
    { keepsPreviousData: true },
  );
  return (
    <Resource
      {...captures}
      errorMessage="The captures could not be loaded. Please try again."
      skeleton={<Skeleton height="16rem" />}
    >
      {({ captures, total }) =>
        captures.length === 0 ? (
          <EmptyState
            title={state === "waiting" ? "Nothing is waiting" : "Nothing was sent back"}
            headingLevel={2}
            action={<Link href={buildingBlock.start}>All municipalities</Link>}
          >
            What somebody captures who may not verify is listed here.
          </EmptyState>
        ) : (
          <>
            {captures.map((capture) => (
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

interface RecentChangesProps {
  pageNumber: number;
  onPage: (pageNumber: number) => void;
}

function RecentChanges({ pageNumber, onPage }: RecentChangesProps) {
  const changes = useApi(
    "GET /api/buildingblock/getRecentChanges",
    { query: { pageNumber, pageSize: PAGE_SIZE } },
    { keepsPreviousData: true },
  );
  return (
    <Resource
      {...changes}
      errorMessage="The changes could not be loaded. Please try again."
      skeleton={<Skeleton height="16rem" />}
    >
      {({ changes, total }) =>
        changes.length === 0 ? (
          <EmptyState title="Nothing was changed" headingLevel={2}>
            What was changed in the last 14 days can be taken back here.
          </EmptyState>
        ) : (
          <>
            <RowList
              label="Changes of the last 14 days"
              rows={changes.map((change) => ({
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
                    {change.refusal === null && <UndoPreview places={change.places} />}
                  </>
                ),
                action: change.refusal === null && <UndoButton change={change} />,
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

const UndoPreview = ({ places }: Pick<RecentChange, "places">) =>
  places.map(({ name, changes, left }) => (
    <section key={name} aria-label={`Taken back at ${name}`}>
      <small>Taking it back changes {name}:</small>
      <Changes changes={changes} />
      {left.length > 0 && <p>Changed since, and left as it is: {left.join(", ")}.</p>}
    </section>
  ));

function UndoButton({ change: { changeId, what, where } }: { change: RecentChange }) {
  const undo = useAction("POST /api/buildingblock/undoChange", { refreshes: ALL_TARGETS });
  return (
    <div>
      <ActionButton isSending={undo.isSending} onPress={() => undo.run({ body: { changeId } })}>
        Take back
        <VisuallyHidden>
          : {what}, {where}
        </VisuallyHidden>
      </ActionButton>
      {undo.error && <FormError>{undo.error}</FormError>}
    </div>
  );
}
