import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { formatMoment } from "@gbvf/ui/primitives/History/formatMoment.ts";
import { Findings } from "./Findings.tsx";
import type { ImportViewProps } from "./importViewProps.ts";
import { RejectsDownload } from "./RejectsDownload.tsx";

export function ImportResult({ one, onClose }: ImportViewProps) {
  const when = one.finishedAt ? ` on ${formatMoment(one.finishedAt)}` : "";
  return (
    <>
      <div role="status">
        <h3>{one.state === "applied" ? `Applied${when}` : `Cancelled${when}`}</h3>
      </div>
      {one.state === "applied" ? (
        <>
          <p>Everybody sees the new figures now.</p>
          <Findings sentences={one.summary} />
          {one.hasRejects && <RejectsDownload importId={one.importId} />}
        </>
      ) : (
        <p>{one.problem ?? "Nothing was changed."}</p>
      )}
      <div>
        <Button variant="primary" onPress={onClose}>
          Upload another file
        </Button>
      </div>
    </>
  );
}
