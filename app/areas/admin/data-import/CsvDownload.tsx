import type { FileResponse } from "@gbvf/api/shared/http/fileResponse.ts";
import { saveFile } from "@gbvf/ui/charts/downloadCsv.ts";
import { Button, type ButtonProps } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import type { ApiError } from "../../../lib/api-client/ApiError.ts";

interface CsvDownloadProps {
  file: { data: FileResponse | undefined; error: ApiError | undefined; retry: () => void };
  name: string;
  variant?: ButtonProps["variant"];
}

export function CsvDownload({ file: { data, error, retry }, name, variant }: CsvDownloadProps) {
  const save = ({ fileName, bytes }: FileResponse) => saveFile(fileName, new Uint8Array(bytes), "text/csv");
  return (
    <Button
      variant={variant}
      isPending={data === undefined && error === undefined}
      onPress={() => (data ? save(data) : retry())}
    >
      <Icon name="download" size={18} /> {error && !data ? "Try the download again" : name}
    </Button>
  );
}
