import type { SheetCheck } from "@gbvf/api/questionnaire/contract.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { useState } from "react";
import { useAction } from "../../../lib/api-client/useAction.ts";
import { type SentSheet, SheetDrop } from "../../../lib/sheet/SheetDrop.tsx";
import { SheetChangesList } from "./SheetChangesList.tsx";

interface SheetUploadProps {
  questionnaireTypeId: 1 | 2;
  version?: number;
  onSaved?: () => void;
}

/** Compares first; then the sheet becomes the draft. */
export function SheetUpload({ questionnaireTypeId, version, onSaved }: SheetUploadProps) {
  const [sent, setSent] = useState<SentSheet | null>(null);
  const [checked, setChecked] = useState<SheetCheck | null>(null);
  const check = useAction("POST /api/healthcheck/checkQuestionnaireSheet", { onDone: setChecked });
  const save = useAction("POST /api/healthcheck/saveQuestionnaireSheet", {
    refreshes: ["GET /api/healthcheck/getQuestionnaires"],
    onDone: onSaved,
  });
  const buildQuery = ({ fileName }: SentSheet) => ({
    QuestionnaireTypeId: questionnaireTypeId,
    FileName: fileName,
  });
  const take = (next: SentSheet | null) => {
    setSent(next);
    setChecked(null);
    check.forget();
    save.forget();
    if (next !== null) check.run({ query: buildQuery(next), body: next.body });
  };
  const keep = () => {
    if (sent === null || checked?.fingerprint == null) return;
    const { fingerprint: Fingerprint } = checked;
    const query = { ...buildQuery(sent), Fingerprint, ...(version !== undefined && { version }) };
    save.run({ query, body: sent.body });
  };
  return (
    <div>
      <SheetDrop
        label="Sheet of questions"
        isReading={check.isSending}
        faults={checked?.faults ?? []}
        onChange={take}
      />
      {checked?.changes && (
        <>
          <SheetChangesList changes={checked.changes} />
          <Button variant="primary" onPress={keep} isPending={save.isSending}>
            Save as draft
          </Button>
        </>
      )}
      <Alert>{check.failure ?? save.failure}</Alert>
    </div>
  );
}
