import { ACTIONS_OF_IMPORT } from "@gbvf/api/data-import/contract.ts";
import { styled } from "styled-components";
import { AreaFrame } from "../../../layouts/AreaFrame.tsx";
import { useFocusKept } from "../../../lib/page/useFocusKept.ts";
import { useMay } from "../../../lib/session/useMay.ts";
import { ChosenImport } from "./ChosenImport.tsx";
import { ImportHistory } from "./ImportHistory.tsx";
import { IMPORT_KIND_WORDS } from "./importKinds.ts";
import { UploadPanel } from "./UploadPanel.tsx";
import { useChosenImport } from "./useChosenImport.ts";

export function DataPage() {
  const may = useMay();
  const chosen = useChosenImport();
  const step = useFocusKept<HTMLDivElement>(chosen.importId);
  const kinds = IMPORT_KIND_WORDS.filter(({ kind }) => ACTIONS_OF_IMPORT[kind].every(may));
  return (
    <AreaFrame
      title="Data"
      purpose="Load figures for the public dashboard. You see what a file would change before it changes anything."
    >
      <Step ref={step} tabIndex={-1}>
        {chosen.importId === null ? (
          <UploadPanel kinds={kinds} onUploaded={chosen.open} />
        ) : (
          <ChosenImport key={chosen.importId} importId={chosen.importId} onClose={chosen.close} />
        )}
      </Step>
      <ImportHistory hrefOf={chosen.hrefOf} />
    </AreaFrame>
  );
}

const Step = styled.div`
  scroll-margin-block: 6rem;
  outline: none;
`;
