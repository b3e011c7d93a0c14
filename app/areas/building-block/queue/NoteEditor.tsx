import { ContactNote, callAgainProblem } from "@gbvf/api/building-block/check/contract.ts";
import { dayInSouthAfrica } from "@gbvf/api/shared/quarters.ts";
import { DateField } from "@gbvf/ui/primitives/DateField/DateField.tsx";
import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { FormField } from "../../../lib/form/FormField.tsx";
import { SaveForm } from "../../../lib/form/SaveForm.tsx";
import { LineField } from "../manage/LineField.tsx";
import type { QueueRow } from "./queueRows.ts";
import type { Noted } from "./useNotes.ts";

const problemOf = (day: string | null) =>
  day === null ? undefined : callAgainProblem(day, dayInSouthAfrica(new Date()));

const fields = ContactNote.superRefine(({ callAgainOn }, { addIssue }) => {
  const message = problemOf(callAgainOn);
  if (message) addIssue({ code: "custom", path: ["callAgainOn"], message });
});

interface NoteEditorProps {
  row: QueueRow;
  send: (noted: Noted) => Promise<void>;
  onCancel: () => void;
}

export function NoteEditor({ row: { id, contact }, send, onCancel }: NoteEditorProps) {
  const { name, callAgainOn, note } = contact;
  return (
    <SaveForm
      label={`Note on ${name}`}
      schema={fields}
      initialValues={{ callAgainOn: problemOf(callAgainOn) ? null : callAgainOn, note: note ?? "" }}
      send={(values) => send({ ...values, note: values.note || null })}
      submitName="Save note"
      cancel={onCancel}
      guardsChanges
      keptAs={`note ${id}`}
      focus="callAgainOn"
    >
      {(form) => (
        <FormRow>
          <FormField form={form} name="callAgainOn" isOptional>
            {({ value, onChange, ...field }) => (
              <DateField
                {...field}
                label="Call again on"
                description="At most 90 days ahead"
                value={value ?? null}
                onChange={onChange as (day: string | null) => void}
              />
            )}
          </FormField>
          <LineField form={form} name="note" label="Note" isOptional />
        </FormRow>
      )}
    </SaveForm>
  );
}
