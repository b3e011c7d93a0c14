import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { useApi } from "../../../lib/calls/useApi.ts";
import { Note } from "../CardGrid.tsx";
import { saveText } from "../saveText.ts";

export function RejectsDownload({ importId }: { importId: number }) {
  const { data, error, retry } = useApi("GET /api/import/getRejects", { query: { importId } });
  return (
    <div>
      <Button
        isPending={data === undefined && error === undefined}
        onPress={() => (data ? saveText(data.fileName, data.csv) : retry())}
      >
        <Icon name="download" size={18} />{" "}
        {error && !data ? "Try the download again" : "Download the rows that were left out"}
      </Button>
      <Note>Each has its line in your file and the reason. Correct them there, and upload that file.</Note>
    </div>
  );
}
