import type { TemplateKind } from "@gbvf/api/data-import/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { useApi } from "../../../lib/calls/useApi.ts";
import { saveText } from "../saveText.ts";

export function TemplateDownload({ kind }: { kind: TemplateKind }) {
  const { data, error, retry } = useApi("GET /api/import/getTemplate", { query: { kind } });
  return (
    <div>
      <Button
        variant="quiet"
        isPending={data === undefined && error === undefined}
        onPress={() => (data ? saveText(data.fileName, data.csv) : retry())}
      >
        <Icon name="download" size={18} />{" "}
        {error && !data ? "Try the download again" : "Download an empty file to fill in"}
      </Button>
    </div>
  );
}
