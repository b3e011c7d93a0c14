import type { TemplateKind } from "@gbvf/api/data-import/contract.ts";
import { useApi } from "../../../lib/calls/useApi.ts";
import { CsvDownload } from "./CsvDownload.tsx";

export function TemplateDownload({ kind }: { kind: TemplateKind }) {
  const file = useApi("GET /api/import/getTemplate", { query: { kind } });
  return (
    <div>
      <CsvDownload file={file} name="Download an empty file to fill in" variant="quiet" />
    </div>
  );
}
