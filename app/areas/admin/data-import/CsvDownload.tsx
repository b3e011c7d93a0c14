import type { FileAnswer } from "@gbvf/api/shared/http/fileAnswer.ts";
import { saveFile } from "@gbvf/ui/charts/downloadCsv.ts";
import { Button, type ButtonProps } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import type { ApiError } from "../../../lib/calls/ApiError.ts";

interface CsvDownloadProps {
  file: { data: FileAnswer | undefined; error: ApiError | undefined; retry: () => void };
  name: string;
  variant?: ButtonProps["variant"];
}

export function CsvDownload({ file: { data, error, retry }, name, variant }: CsvDownloadProps) {
  const save = ({ fileName, bytes }: FileAnswer) => saveFile(fileName, new Uint8Array(bytes), "text/csv");
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
