import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { font, space } from "@gbvf/ui/tokens/tokens.ts";
import { useState } from "react";
import { styled } from "styled-components";
import { useApi } from "../../../lib/calls/useApi.ts";
import { useMay } from "../../../lib/session/useMay.ts";
import { SheetButtons } from "../../../lib/sheet/SheetButtons.tsx";
import { ScopeFilters } from "../dashboard/ScopeFilters.tsx";

export function SheetDownload() {
  const may = useMay();
  const everything = useApi("GET /api/buildingblock/getBuildingBlockAssociatedToUser", {});
  const [boundaryId, setBoundaryId] = useState<number | null>(null);
  return (
    <Card as="section" aria-labelledby="sheet-download">
      <h2 id="sheet-download">1. Download</h2>
      <Rules>
        <li>An empty cell keeps what is there. CLEAR empties it.</li>
        <li>To add a contact, copy a row and empty its Contact id and Version.</li>
        {may("AddBuildingBlock") && (
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
      </Rules>
      <ScopeFilters scope={everything.data?.scope ?? []} boundaryId={boundaryId} onChange={setBoundaryId} />
      <SheetButtons
        endpoint="POST /api/buildingblock/downloadSheet"
        callFor={(format) => ({ body: { format, ...(boundaryId !== null && { boundaryId }) } })}
      />
    </Card>
  );
}

const Rules = styled.ul`
  display: grid;
  gap: ${space(0.5)};
  padding-inline-start: ${space(2.5)};
  font-size: ${font.size.small};
`;
