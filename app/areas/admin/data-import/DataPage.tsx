import { IMPORT_PERMISSIONS } from "@gbvf/api/data-import/contract.ts";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { useLocation, useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { AreaFrame } from "../../../layouts/AreaFrame.tsx";
import { admin } from "../../../lib/address/areaPaths.ts";
import { useApi } from "../../../lib/api-client/useApi.ts";
import { useRestoreFocus } from "../../../lib/page/useRestoreFocus.ts";
import { useHasPermission } from "../../../lib/session/useHasPermission.ts";
import { Panel } from "../CardGrid.tsx";
import { AddedStations } from "./AddedStations.tsx";
import { ImportHistory } from "./ImportHistory.tsx";
import { ImportView } from "./ImportView.tsx";
import { IMPORT_KIND_TEXTS } from "./importKinds.ts";
import { isRunning } from "./importStates.ts";
import { UploadPanel } from "./UploadPanel.tsx";
import { usePolling } from "./usePolling.ts";

export function DataPage() {
  const hasPermission = useHasPermission();
  const chosenImport = useChosenImport();
  const step = useRestoreFocus<HTMLDivElement>(chosenImport.importId);
  const kinds = IMPORT_KIND_TEXTS.filter(({ kind }) => IMPORT_PERMISSIONS[kind].every(hasPermission));
  return (
    <AreaFrame
      title="Data"
      purpose="Load figures for the public dashboard. You see what a file would change before it changes anything."
    >
      <Step ref={step} tabIndex={-1}>
        {chosenImport.importId === null ? (
          <UploadPanel kinds={kinds} onUploaded={chosenImport.open} />
        ) : (
          <ChosenImport
            key={chosenImport.importId}
            importId={chosenImport.importId}
            onClose={chosenImport.close}
          />
        )}
      </Step>
      <ImportHistory hrefOf={chosenImport.hrefOf} />
      {chosenImport.importId === null && <AddedStations />}
    </AreaFrame>
  );
}

const getHref = (importId: number) => `${admin.importedData}?import=${importId}`;

/** Stores the opened import in the address, so that a reload opens it again. */
function useChosenImport() {
  const openedId = new URLSearchParams(useLocation().search).get("import") ?? "";
  const navigate = useNavigate();
  return {
    importId: /^[1-9]\d{0,9}$/.test(openedId) ? Number(openedId) : null,
    open: (importId: number) => navigate(getHref(importId)),
    close: () => navigate(admin.importedData),
    hrefOf: getHref,
  };
}

const Step = styled.div`
  scroll-margin-block: 6rem;
  outline: none;
`;

interface ChosenImportProps {
  importId: number;
  onClose: () => void;
}

function ChosenImport({ importId, onClose }: ChosenImportProps) {
  const request = { query: { importId } };
  const importState = useApi("GET /api/import/getImport", request);
  usePolling(importState.data !== undefined && isRunning(importState.data), [
    ["GET /api/import/getImport", request],
  ]);
  if (importState.error?.status === 404) {
    return (
      <Panel>
        <p>
          This import does not exist. <a href={admin.importedData}>Upload a file</a>
        </p>
      </Panel>
    );
  }
  return (
    <Resource {...importState} skeleton="20rem">
      {(openedImport) => <ImportView openedImport={openedImport} onClose={onClose} />}
    </Resource>
  );
}
