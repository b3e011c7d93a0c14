import type { Endpoints } from "@gbvf/api/contract.ts";
import type { Answer } from "@gbvf/api/shared/http/endpoint.ts";
import { csvFileName, listCsv } from "@gbvf/ui/charts/csv.ts";
import { downloadText } from "@gbvf/ui/charts/downloadCsv.ts";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { ActionButton } from "../../lib/calls/ActionButton.tsx";
import type { SendCall, SendKey } from "../../lib/calls/calls.ts";
import { useAction } from "../../lib/calls/useAction.ts";
import type { MutationOptions } from "../../lib/calls/useMutation.ts";

interface ExportButtonProps<K extends SendKey> extends MutationOptions {
  endpoint: K;
  call: SendCall<K>;
  /** Example: "Applications: In Progress". */
  fileName: string;
  header: readonly string[];
  rowsOf: (answer: Answer<Endpoints[K]>) => (readonly (string | number)[])[];
}

/** The server logs the download. */
export function ExportButton<K extends SendKey>(props: ExportButtonProps<K>) {
  const { endpoint, call, fileName, header, rowsOf, ...options } = props;
  const download = useAction(endpoint, {
    ...options,
    onDone: (answer) =>
      downloadText(listCsv(header, rowsOf(answer)), csvFileName(fileName, { source: null })),
  });
  return (
    <ActionButton onPress={() => download.run(call)} isSending={download.isSending}>
      <Icon name="download" /> Download CSV
    </ActionButton>
  );
}
