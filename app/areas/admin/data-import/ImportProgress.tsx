import type { DataImport } from "@gbvf/api/data-import/contract.ts";
import { ProgressBar } from "@gbvf/ui/charts/ProgressBar/ProgressBar.tsx";
import { color } from "@gbvf/ui/tokens/tokens.ts";

export function ImportProgress({ one: { state, progress } }: { one: DataImport }) {
  return (
    <>
      <p role="status">
        {state === "reading"
          ? "The file is being read. Nothing changes yet."
          : "The figures are being written. Until the end, everybody sees those from before."}{" "}
        You may leave this page: the list below tells what came of it.
      </p>
      {progress && progress.total > 0 && (
        <ProgressBar label={progress.stage} share={progress.done / progress.total} fill={color.primary} />
      )}
    </>
  );
}
