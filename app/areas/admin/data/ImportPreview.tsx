import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { ProblemAlert } from "@gbvf/ui/primitives/Form/ProblemAlert.tsx";
import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";
import { useState } from "react";
import { ActionButton } from "../../../lib/ActionButton.tsx";
import { ApiError } from "../../../lib/ApiError.ts";
import { problemText } from "../../../lib/form/problemText.ts";
import { useMutation } from "../../../lib/useMutation.ts";
import { useRefresh } from "../../../lib/useRefresh.ts";
import { Findings } from "./Findings.tsx";
import type { ImportViewProps } from "./importViewProps.ts";
import { RejectsDownload } from "./RejectsDownload.tsx";

const REFRESHES = ["GET /api/import/getImport", "GET /api/import/getImports"] as const;

/** What the file would change, and the choice to apply it or to leave everything as it is. */
export function ImportPreview({ one, onClose }: ImportViewProps) {
  const { importId, isApplicable, hasRejects, summary } = one;
  const [failure, setFailure] = useState<string>();
  const apply = useMutation("POST /api/import/apply");
  const cancel = useMutation("POST /api/import/cancel");
  const refresh = useRefresh();
  const act = async (send: () => Promise<{ message: string }>, onDone?: () => void) => {
    try {
      setFailure(undefined);
      const { message } = await send();
      void notify.success(message);
      onDone?.();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(problemText(error));
    } finally {
      // Where figures have changed since the preview, the file is being read again.
      await refresh(REFRESHES);
    }
  };
  const call = { body: { importId } };
  return (
    <>
      <h3>{isApplicable ? "What would change" : "Nothing would change"}</h3>
      <Findings sentences={summary} />
      {hasRejects && <RejectsDownload importId={importId} />}
      <ButtonRow>
        {isApplicable && (
          <ActionButton
            variant="primary"
            onPress={() => void act(() => apply.send(call))}
            isSending={apply.isSending}
          >
            Apply
          </ActionButton>
        )}
        <ActionButton onPress={() => void act(() => cancel.send(call), onClose)} isSending={cancel.isSending}>
          {isApplicable ? "Cancel: change nothing" : "Close"}
        </ActionButton>
      </ButtonRow>
      <ProblemAlert>{failure}</ProblemAlert>
    </>
  );
}
