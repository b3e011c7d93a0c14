import type { SheetCheck } from "@gbvf/api/questionnaire/contract.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { FileDrop } from "@gbvf/ui/primitives/FileDrop/FileDrop.tsx";
import { Table } from "@gbvf/ui/primitives/Table/Table.tsx";
import { plural } from "@gbvf/ui/text/format.ts";
import { useState } from "react";
import { useAction } from "../../../lib/calls/useAction.ts";
import { SheetChangesList } from "./SheetChangesList.tsx";

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
  const check = useAction("POST /api/healthcheck/checkQuestionnaireSheet", { onDone: setChecked });
  const save = useAction("POST /api/healthcheck/saveQuestionnaireSheet", {
    refreshes: ["GET /api/healthcheck/getQuestionnaires"],
    onDone: onSaved,
  });
  const take = async (chosen: File | null) => {
    setFile(chosen);
    setChecked(null);
    check.forget();
    save.forget();
    if (chosen === null) return;
    // Saves what was compared, even if the file on the disk changes in between.
    const body = new Blob([await chosen.arrayBuffer()]);
    setSent(body);
    check.run({ query: { QuestionnaireTypeId: questionnaireTypeId, FileName: chosen.name }, body });
  };
  const keep = () => {
    if (file === null || sent === null || checked?.fingerprint == null) return;
    const query = {
      QuestionnaireTypeId: questionnaireTypeId,
      FileName: file.name,
      Fingerprint: checked.fingerprint,
      ...(version !== undefined && { version }),
    };
    save.run({ query, body: sent });
  };
  return (
    <div>
      <FileDrop
        label="Sheet of questions"
        endings={[".xlsx", ".csv"]}
        mostBytes={MAX_BYTES}
        value={file}
        onChange={(chosen) => void take(chosen)}
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
      <Alert>{check.failure ?? save.failure}</Alert>
    </div>
  );
}

function SheetFaults({ faults }: Pick<SheetCheck, "faults">) {
  return (
    <Table
      caption="Faults in the sheet"
      rows={faults.map((fault, index) => ({ ...fault, index }))}
      rowId={({ index }) => index}
      columns={[
        { id: "message", name: "What is wrong", value: ({ message }) => message },
        { id: "row", name: "Row", value: ({ row }) => row, isNumeric: true },
        { id: "column", name: "Column", value: ({ column }) => column },
        { id: "sheet", name: "Sheet", value: ({ sheet }) => sheet },
      ]}
    />
  );
}
