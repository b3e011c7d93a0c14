import type { Endpoints } from "@gbvf/api/contract.ts";
import type { ApiResponse } from "@gbvf/api/shared/http/endpoint.ts";
import { csvFileName, listCsv } from "@gbvf/ui/charts/csv.ts";
import { downloadText } from "@gbvf/ui/charts/downloadCsv.ts";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { ActionButton } from "../../lib/api-client/ActionButton.tsx";
import type { ChangeEndpoint, ChangeRequest } from "../../lib/api-client/requestTypes.ts";
import { useAction } from "../../lib/api-client/useAction.ts";
import type { MutationOptions } from "../../lib/api-client/useMutation.ts";

interface ExportButtonProps<K extends ChangeEndpoint> extends MutationOptions {
  endpoint: K;
  request: ChangeRequest<K>;
  /** "Applications: In Progress" */
  fileName: string;
  header: readonly string[];
  getRows: (response: ApiResponse<Endpoints[K]>) => (readonly (string | number)[])[];
}

export function ExportButton<K extends ChangeEndpoint>(props: ExportButtonProps<K>) {
  const { endpoint, request, fileName, header, getRows, ...options } = props;
  const download = useAction(endpoint, {
    ...options,
    onDone: (response) =>
      downloadText(listCsv(header, getRows(response)), csvFileName(fileName, { source: null })),
  });
  return (
    <ActionButton onPress={() => download.run(request)} isSending={download.isSending}>
      <Icon name="download" /> Download CSV
    </ActionButton>
  );
}
