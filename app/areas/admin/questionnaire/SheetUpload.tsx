import type { SheetCheck } from "@gbvf/api/questionnaire/contract.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { useState } from "react";
import { useAction } from "../../../lib/api-client/useAction.ts";
import { SheetDrop, type UploadedSheet } from "../../../lib/sheet/SheetDrop.tsx";
import { SheetChangesList } from "./SheetChangesList.tsx";

interface SheetUploadProps {
  questionnaireTypeId: 1 | 2;
  version?: number;
  onSaved?: () => void;
}

export function SheetUpload({ questionnaireTypeId, version, onSaved }: SheetUploadProps) {
  const [uploaded, setUploaded] = useState<UploadedSheet | null>(null);
  const [sheetCheck, setSheetCheck] = useState<SheetCheck | null>(null);
  const check = useAction("POST /api/healthcheck/checkQuestionnaireSheet", { onDone: setSheetCheck });
  const save = useAction("POST /api/healthcheck/saveQuestionnaireSheet", {
    refreshes: ["GET /api/healthcheck/getQuestionnaires"],
    onDone: onSaved,
  });
  const buildQuery = ({ fileName }: UploadedSheet) => ({
    QuestionnaireTypeId: questionnaireTypeId,
    FileName: fileName,
  });
  const checkSheet = (next: UploadedSheet | null) => {
    setUploaded(next);
    setSheetCheck(null);
    check.reset();
    save.reset();
    if (next !== null) check.run({ query: buildQuery(next), body: next.body });
  };
  const saveSheet = () => {
    if (uploaded === null || sheetCheck?.fingerprint == null) return;
    const { fingerprint: Fingerprint } = sheetCheck;
    const query = { ...buildQuery(uploaded), Fingerprint, ...(version !== undefined && { version }) };
    save.run({ query, body: uploaded.body });
  };
  return (
    <div>
      <SheetDrop
        label="Sheet of questions"
        isReading={check.isSending}
        errors={sheetCheck?.errors ?? []}
        onChange={checkSheet}
      />
      {sheetCheck?.changes && (
        <>
          <SheetChangesList changes={sheetCheck.changes} />
          <Button variant="primary" onPress={saveSheet} isPending={save.isSending}>
            Save as draft
          </Button>
        </>
      )}
      <Alert>{check.error ?? save.error}</Alert>
    </div>
  );
}
