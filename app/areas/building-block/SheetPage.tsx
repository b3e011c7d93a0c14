import type { uploadSheet } from "@gbvf/api/building-block/sheet/contract.ts";
import type { ApiResponse } from "@gbvf/api/shared/http/endpoint.ts";
import { Banner } from "@gbvf/ui/primitives/Banner/Banner.tsx";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { useState } from "react";
import { AreaFrame } from "../../layouts/AreaFrame.tsx";
import { buildingBlock } from "../../lib/address/areaPaths.ts";
import { useApi } from "../../lib/api-client/useApi.ts";
import { useHasPermission } from "../../lib/session/useHasPermission.ts";
import { SheetButtons, SheetRules } from "../../lib/sheet/SheetButtons.tsx";
import { ScopeFilters } from "./dashboard/ScopeFilters.tsx";
import { SheetUpload, takeFocus } from "./sheet/SheetUpload.tsx";

export function SheetPage() {
  const hasPermission = useHasPermission();
  const [applyResponse, setApplyResponse] = useState<ApiResponse<typeof uploadSheet> | null>(null);
  const [uploadKey, setUploadKey] = useState(0);
  return (
    <AreaFrame
      title="Contacts in a sheet"
      purpose="Download your contacts, edit them in Excel or another program, and send them back. You see every change before it counts."
    >
      <SheetDownload />
      {hasPermission("EditBuildingBlock") && (
        <>
          {applyResponse?.applied && (
            <div ref={takeFocus} tabIndex={-1} role="status">
              <Banner>
                {applyResponse.message}{" "}
                {applyResponse.applied.changeId !== null && (
                  <>
                    <Link href={buildingBlock.changed}>Take it back</Link>{" "}
                  </>
                )}
                {applyResponse.applied.pendingCount > 0 ? (
                  <Link href={buildingBlock.pendingChanges}>See what is waiting</Link>
                ) : (
                  <Link href={buildingBlock.start}>See your municipalities</Link>
                )}
              </Banner>
            </div>
          )}
          <SheetUpload
            key={uploadKey}
            onRead={() => setApplyResponse(null)}
            onApplied={(response) => {
              setApplyResponse(response);
              setUploadKey(uploadKey + 1);
            }}
          />
        </>
      )}
    </AreaFrame>
  );
}

function SheetDownload() {
  const hasPermission = useHasPermission();
  const associated = useApi("GET /api/buildingblock/getBuildingBlockAssociatedToUser", {});
  const [boundaryId, setBoundaryId] = useState<number | null>(null);
  return (
    <Card as="section" aria-labelledby="sheet-download">
      <h2 id="sheet-download">1. Download</h2>
      <SheetRules>
        <li>An empty cell keeps what is there. CLEAR empties it.</li>
        <li>To add a contact, copy a row and empty its Contact id and Version.</li>
        {hasPermission("AddBuildingBlock") && (
          <li>
            To add a place, add a row with its municipality, building block, name and address, and no ids. A
            name close to a listed one is refused.
          </li>
        )}
        <li>
          To capture a place, write the day on which you first asked it under Captured on, in its own row.
        </li>
        <li>To end a contact, write yes under Ended. To confirm one, write yes under Still right.</li>
        <li>Confidential addresses are left out. Please keep the file safe: it has people's numbers.</li>
      </SheetRules>
      <ScopeFilters scope={associated.data?.scope ?? []} boundaryId={boundaryId} onChange={setBoundaryId} />
      <SheetButtons
        endpoint="POST /api/buildingblock/downloadSheet"
        createRequest={(format) => ({ body: { format, ...(boundaryId !== null && { boundaryId }) } })}
      />
    </Card>
  );
}
