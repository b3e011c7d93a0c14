import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { admin } from "../../../lib/address/areaPaths.ts";
import { useApi } from "../../../lib/calls/useApi.ts";
import { Panel } from "../CardGrid.tsx";
import { ImportView } from "./ImportView.tsx";
import { isRunning } from "./importStates.ts";
import { usePolling } from "./usePolling.ts";

interface ChosenImportProps {
  importId: number;
  onClose: () => void;
}

export function ChosenImport({ importId, onClose }: ChosenImportProps) {
  const call = { query: { importId } };
  const found = useApi("GET /api/import/getImport", call);
  usePolling(found.data !== undefined && isRunning(found.data), [["GET /api/import/getImport", call]]);
  if (found.error?.status === 404) {
    return (
      <Panel>
        <p>
          This import does not exist. <a href={admin.importedData}>Upload a file</a>
        </p>
      </Panel>
    );
  }
  return (
    <Resource {...found} skeleton="20rem">
      {(one) => <ImportView one={one} onClose={onClose} />}
    </Resource>
  );
}
