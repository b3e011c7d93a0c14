import { csvFileName, listCsv } from "@gbvf/ui/charts/csv.ts";
import { downloadText } from "@gbvf/ui/charts/downloadCsv.ts";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";
import { useState } from "react";
import { ActionButton } from "../../lib/ActionButton.tsx";
import { ApiError } from "../../lib/ApiError.ts";

export interface ExportButtonProps {
  /** "Applications: In Progress" */
  fileName: string;
  header: readonly string[];
  /** All rows that match, not one page. */
  rows: () => Promise<(readonly (string | number)[])[]>;
}

/** A CSV download; the server logs it. */
export function ExportButton({ fileName, header, rows }: ExportButtonProps) {
  const [isSending, setSending] = useState(false);
  const take = async () => {
    setSending(true);
    try {
      downloadText(listCsv(header, await rows()), csvFileName(fileName, { source: null }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await notify.error(error.message);
    } finally {
      setSending(false);
    }
  };
  return (
    <ActionButton onPress={() => void take()} isSending={isSending}>
      <Icon name="download" /> Download CSV
    </ActionButton>
  );
}
