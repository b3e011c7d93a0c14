import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { FormProblem } from "@gbvf/ui/primitives/Form/FormProblem.tsx";
import { Findings } from "./Findings.tsx";
import type { ImportViewProps } from "./importViewProps.ts";
import { RejectsDownload } from "./RejectsDownload.tsx";

export function ImportFailure({ one, onClose }: ImportViewProps) {
  return (
    <>
      <FormProblem>{one.problem ?? "The import failed."}</FormProblem>
      {one.details.length > 0 && <Findings sentences={one.details.map((line) => line.trim())} />}
      {one.hasRejects && <RejectsDownload importId={one.importId} />}
      <p>
        <strong>The figures are as they were.</strong> Correct the file if it is at fault, and upload it
        again.
      </p>
      <div>
        <Button variant="primary" onPress={onClose}>
          Upload a file
        </Button>
      </div>
    </>
  );
}
