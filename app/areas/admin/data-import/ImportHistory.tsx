import type { DataImport } from "@gbvf/api/data-import/contract.ts";
import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { formatMoment } from "@gbvf/ui/primitives/History/formatMoment.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { ListTable } from "@gbvf/ui/primitives/ListTable/ListTable.tsx";
import type { ListColumn } from "@gbvf/ui/primitives/ListTable/listStyles.ts";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { StatusTag } from "@gbvf/ui/primitives/StatusTag/StatusTag.tsx";
import { useApi } from "../../../lib/api-client/useApi.ts";
import { useListAddress } from "../../../lib/list/useListAddress.ts";
import { useListTable } from "../../../lib/list/useListTable.ts";
import { getKindText } from "./importKinds.ts";
import { getStateLabel, isRunning } from "./importStates.ts";
import { usePolling } from "./usePolling.ts";

export function ImportHistory({ hrefOf }: { hrefOf: (importId: number) => string }) {
  const list = useListAddress({
    sortableColumns: ["uploadedAt"],
    defaultSort: { columnId: "uploadedAt", direction: "descending" },
  });
  const { pageNumber, pageSize } = list.request;
  const imports = useApi(
    "GET /api/import/getImports",
    { query: { pageNumber, pageSize } },
    { keepsPreviousData: true },
  );
  usePolling(imports.data?.imports.some(isRunning) === true, ["GET /api/import/getImports"]);
  const { search: _search, ...table } = useListTable(list, imports, "");
  return (
    <Resource {...imports} skeleton="16rem">
      {({ imports }) => (
        <ListTable
          {...table}
          caption="Imports so far"
          columns={createColumns(hrefOf)}
          rows={imports}
          rowId={({ importId }) => importId}
          rowLabel={({ fileName }) => fileName}
          empty={
            <EmptyState title="Nothing has been imported here yet" headingLevel={2}>
              Every import is listed here, and those of crime figures can be withdrawn.
            </EmptyState>
          }
        />
      )}
    </Resource>
  );
}

function createColumns(hrefOf: (importId: number) => string): ListColumn<DataImport>[] {
  return [
    {
      id: "fileName",
      label: "File",
      cell: ({ importId, fileName }) => <Link href={hrefOf(importId)}>{fileName}</Link>,
    },
    { id: "kind", label: "What", cell: ({ kind }) => getKindText(kind).name },
    { id: "state", label: "State", cell: (dataImport) => <StatusTag {...getStateLabel(dataImport)} /> },
    { id: "uploadedBy", label: "By", cell: ({ uploadedBy }) => uploadedBy },
    { id: "uploadedAt", label: "When", cell: ({ uploadedAt }) => formatMoment(uploadedAt) },
  ];
}
