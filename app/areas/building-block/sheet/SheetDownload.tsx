import type { SHEET_FORMATS } from "@gbvf/api/building-block/sheet/contract.ts";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { FormProblem } from "@gbvf/ui/primitives/Form/FormProblem.tsx";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { font, space } from "@gbvf/ui/tokens/tokens.ts";
import { useState } from "react";
import { styled } from "styled-components";
import { ActionButton } from "../../../lib/calls/ActionButton.tsx";
import { ApiError } from "../../../lib/calls/ApiError.ts";
import { saveEncodedFile } from "../../../lib/calls/saveEncodedFile.ts";
import { useApi } from "../../../lib/calls/useApi.ts";
import { useMutation } from "../../../lib/calls/useMutation.ts";
import { useMay } from "../../../lib/session/useMay.ts";
import { ScopeFilters } from "../dashboard/ScopeFilters.tsx";

type Format = (typeof SHEET_FORMATS)[number];

export function SheetDownload() {
  const may = useMay();
  const everything = useApi("GET /api/buildingblock/getBuildingBlockAssociatedToUser", {});
  const [boundaryId, setBoundaryId] = useState<number | null>(null);
  const [failure, setFailure] = useState<string>();
  const [wanted, setWanted] = useState<Format>();
  const { send, isSending } = useMutation("POST /api/buildingblock/downloadSheet");
  const take = async (format: Format) => {
    setWanted(format);
    setFailure(undefined);
    try {
      const { fileName, content } = await send({
        body: { format, ...(boundaryId !== null && { boundaryId }) },
      });
      saveEncodedFile(fileName, content);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    }
  };
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
        <li>To end a contact, write yes under Ended. To confirm one, write yes under Still right.</li>
        <li>Confidential addresses are left out. Please keep the file safe: it has people's numbers.</li>
      </Rules>
      <ScopeFilters scope={everything.data?.scope ?? []} boundaryId={boundaryId} onChange={setBoundaryId} />
      {failure && <FormProblem>{failure}</FormProblem>}
      <Buttons>
        <ActionButton onPress={() => void take("xlsx")} isSending={isSending && wanted === "xlsx"}>
          <Icon name="download" size={18} /> Download for Excel
        </ActionButton>
        <ActionButton onPress={() => void take("csv")} isSending={isSending && wanted === "csv"}>
          <Icon name="download" size={18} /> Download CSV
        </ActionButton>
      </Buttons>
    </Card>
  );
}

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
`;

const Rules = styled.ul`
  display: grid;
  gap: ${space(0.5)};
  padding-inline-start: ${space(2.5)};
  font-size: ${font.size.small};
`;
