import { useApi } from "../../../lib/api-client/useApi.ts";
import { Note } from "../CardGrid.tsx";
import { CsvDownload } from "./CsvDownload.tsx";

export function RejectsDownload({ importId }: { importId: number }) {
  const file = useApi("GET /api/import/getRejects", { query: { importId } });
  return (
    <div>
      <CsvDownload file={file} name="Download the rows that were left out" />
      <Note>Each has its line in your file and the reason. Correct them there, and upload that file.</Note>
    </div>
  );
}
