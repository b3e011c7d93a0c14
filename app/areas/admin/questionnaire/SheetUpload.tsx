import type { SheetCheck } from "@gbvf/api/questionnaire/contract.ts";
import { plural } from "@gbvf/ui/charts/format.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { FileDrop } from "@gbvf/ui/primitives/FileDrop/FileDrop.tsx";
import { ProblemAlert } from "@gbvf/ui/primitives/Form/ProblemAlert.tsx";
import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";
import { useState } from "react";
import { ApiError } from "../../../lib/ApiError.ts";
import { problemText } from "../../../lib/form/problemText.ts";
import { useMutation } from "../../../lib/useMutation.ts";
import { SheetChangesList } from "./SheetChangesList.tsx";
import { SheetFaults } from "./SheetFaults.tsx";

export interface SheetUploadProps {
  questionnaireTypeId: 1 | 2;
  /** Of the draft that it takes the place of. */
  version?: number;
  onSaved?: () => void;
}

const MOST_BYTES = 2 * 1024 * 1024;

/** A sheet is read and compared first; it becomes the draft only when that was seen. */
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
      // What is saved is what was looked at, also where the file on the disk changes in between.
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
        mostBytes={MOST_BYTES}
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
      <ProblemAlert>{failure}</ProblemAlert>
    </div>
  );
}
