import type { OpenedImport } from "@gbvf/api/data-import/contract.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { FormProblem } from "@gbvf/ui/primitives/Form/FormProblem.tsx";
import { ActionButton } from "../../../lib/calls/ActionButton.tsx";
import { useAction } from "../../../lib/calls/useAction.ts";
import { useRefresh } from "../../../lib/calls/useRefresh.ts";
import { Findings } from "./Findings.tsx";
import { ImportChoices } from "./ImportChoices.tsx";
import { hasOpenQuestions, hasQuestions } from "./importChoices.ts";
import type { ImportViewProps } from "./importViewProps.ts";
import { RejectsDownload } from "./RejectsDownload.tsx";

const REFRESHES = ["GET /api/import/getImport", "GET /api/import/getImports"] as const;

export function ImportPreview({ one, onClose }: ImportViewProps) {
  const { importId, isApplicable, hasRejects, problem, questions, summary } = one;
  const refresh = useRefresh();
  // A refusal may mean that figures have changed, and then the file is read again.
  const onRefused = () => void refresh(REFRESHES);
  const apply = useAction("POST /api/import/apply", { refreshes: REFRESHES, onRefused });
  const cancel = useAction("POST /api/import/cancel", {
    onDone: () => {
      onClose();
      void refresh(REFRESHES);
    },
    onRefused,
  });
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
            onPress={() => apply.run(call)}
            isSending={apply.isSending}
          >
            Apply
          </ActionButton>
        )}
        <ActionButton onPress={() => cancel.run(call)} isSending={cancel.isSending}>
          {isApplicable ? "Cancel: change nothing" : "Close"}
        </ActionButton>
      </ButtonRow>
      <Alert>{apply.failure ?? cancel.failure}</Alert>
    </>
  );
}

function titleOf({ problem, isApplicable }: OpenedImport): string {
  if (problem !== null) return "The file cannot be read yet";
  return isApplicable ? "What would change" : "Nothing would change";
}
