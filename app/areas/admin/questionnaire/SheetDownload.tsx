import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { useApi } from "../../../lib/useApi.ts";
import { saveText } from "./saveText.ts";

/** The questions as a sheet, with the key of each: what keeps its key can be compared over the quarters. */
export function SheetDownload({ code }: { code: string }) {
  const { data, error, retry } = useApi("GET /api/healthcheck/questionnaireSheet", { query: { code } });
  return (
    <Button
      isPending={data === undefined && error === undefined}
      onPress={() => (data ? saveText(data.fileName, data.content) : retry())}
    >
      <Icon name="download" size={18} /> {error && !data ? "Try the download again" : "Download the sheet"}
    </Button>
  );
}
