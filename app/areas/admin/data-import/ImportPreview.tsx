import type { OpenedImport } from "@gbvf/api/data-import/contract.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { FormProblem } from "@gbvf/ui/primitives/Form/FormProblem.tsx";
import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";
import { useState } from "react";
import { ActionButton } from "../../../lib/calls/ActionButton.tsx";
import { ApiError } from "../../../lib/calls/ApiError.ts";
import { useMutation } from "../../../lib/calls/useMutation.ts";
import { useRefresh } from "../../../lib/calls/useRefresh.ts";
import { problemText } from "../../../lib/form/problemText.ts";
import { Findings } from "./Findings.tsx";
import { ImportChoices } from "./ImportChoices.tsx";
import { hasOpenQuestions, hasQuestions } from "./importChoices.ts";
import type { ImportViewProps } from "./importViewProps.ts";
import { RejectsDownload } from "./RejectsDownload.tsx";

const REFRESHES = ["GET /api/import/getImport", "GET /api/import/getImports"] as const;

export function ImportPreview({ one, onClose }: ImportViewProps) {
  const { importId, isApplicable, hasRejects, problem, questions, summary } = one;
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
      // The file is read again where figures have changed.
      await refresh(REFRESHES);
    }
  };
  const call = { body: { importId } };
  return (
    <>
      <h3>{titleOf(one)}</h3>
      {problem !== null && <FormProblem>{problem}</FormProblem>}
      <Findings sentences={summary} />
      {questions !== null && hasQuestions(questions) && <ImportChoices one={one} questions={questions} />}
      {hasRejects && <RejectsDownload importId={importId} />}
      <ButtonRow>
        {isApplicable && (
          <ActionButton
            variant={questions !== null && hasOpenQuestions(questions) ? "secondary" : "primary"}
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
      <Alert>{failure}</Alert>
    </>
  );
}

function titleOf({ problem, isApplicable }: OpenedImport): string {
  if (problem !== null) return "The file cannot be read yet";
  return isApplicable ? "What would change" : "Nothing would change";
}
