import type { SheetCheck } from "@gbvf/api/questionnaire/contract.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { FileDrop } from "@gbvf/ui/primitives/FileDrop/FileDrop.tsx";
import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";
import { plural } from "@gbvf/ui/text/format.ts";
import { useState } from "react";
import { ApiError } from "../../../lib/calls/ApiError.ts";
import { useMutation } from "../../../lib/calls/useMutation.ts";
import { problemText } from "../../../lib/form/problemText.ts";
import { SheetChangesList } from "./SheetChangesList.tsx";
import { SheetFaults } from "./SheetFaults.tsx";

interface SheetUploadProps {
  questionnaireTypeId: 1 | 2;
  version?: number;
  onSaved?: () => void;
}

const MAX_BYTES = 2 * 1024 * 1024;

/** The sheet becomes the draft only after the reader has seen the comparison. */
export function SheetUpload({ questionnaireTypeId, version, onSaved }: SheetUploadProps) {
  const [file, setFile] = useState<File | null>(null);
  const [sent, setSent] = useState<Blob | null>(null);
  const [checked, setChecked] = useState<SheetCheck | null>(null);
  const [failure, setFailure] = useState<string>();
  const check = useMutation("POST /api/healthcheck/checkQuestionnaireSheet");
  const save = useMutation("POST /api/healthcheck/saveQuestionnaireSheet", {
    refreshes: ["GET /api/healthcheck/getQuestionnaires"],
  });
  const trying = async (act: () => Promise<void>) => {
    try {
      setFailure(undefined);
      await act();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(problemText(error));
    }
  };
  const take = (chosen: File | null) => {
    setFile(chosen);
    setChecked(null);
    if (chosen === null) return;
    void trying(async () => {
      // Saves what was compared, even if the file on the disk changes in between.
      const body = new Blob([await chosen.arrayBuffer()]);
      setSent(body);
      const query = { QuestionnaireTypeId: questionnaireTypeId, FileName: chosen.name };
      setChecked(await check.send({ query, body }));
    });
  };
  const keep = () =>
    void trying(async () => {
      if (file === null || sent === null || checked?.fingerprint == null) return;
      const query = {
        QuestionnaireTypeId: questionnaireTypeId,
        FileName: file.name,
        Fingerprint: checked.fingerprint,
        ...(version !== undefined && { version }),
      };
      const { message } = await save.send({ query, body: sent });
      await notify.success(message);
      onSaved?.();
    });
  return (
    <div>
      <FileDrop
        label="Sheet of questions"
        endings={[".xlsx", ".csv"]}
        mostBytes={MAX_BYTES}
        value={file}
        onChange={take}
      />
      <div role="status">
        {check.isSending && <p>Reading the sheet…</p>}
        {checked && checked.faults.length > 0 && (
          <p>
            <strong>{plural(checked.faults.length, "fault", "faults")} in this sheet.</strong> Nothing was
            saved. Mend them in your spreadsheet program and choose the file again.
          </p>
        )}
      </div>
      {checked && checked.faults.length > 0 && <SheetFaults faults={checked.faults} />}
      {checked?.changes && (
        <>
          <SheetChangesList changes={checked.changes} />
          <Button variant="primary" onPress={keep} isPending={save.isSending}>
            Save as draft
          </Button>
        </>
      )}
      <Alert>{failure}</Alert>
    </div>
  );
}
