import { ContactNote, type DueContact, validateCallAgain } from "@gbvf/api/building-block/check/contract.ts";
import { dayInSouthAfrica } from "@gbvf/api/shared/quarters.ts";
import { DateField } from "@gbvf/ui/primitives/DateField/DateField.tsx";
import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { formatDate } from "@gbvf/ui/text/format.ts";
import { useRef, useState } from "react";
import { ApiError } from "../../../lib/api-client/ApiError.ts";
import { useMutation } from "../../../lib/api-client/useMutation.ts";
import { getErrorText } from "../../../lib/form/errorText.ts";
import { FormField } from "../../../lib/form/FormField.tsx";
import { SaveForm } from "../../../lib/form/SaveForm.tsx";
import { LineField } from "../manage/ContactFields.tsx";
import { OVERVIEW_TARGETS } from "../refreshTargets.ts";
import type { QueueRow } from "./queueRows.ts";
import type { Checks } from "./useChecks.ts";

const validateDay = (day: string | null) =>
  day === null ? undefined : validateCallAgain(day, dayInSouthAfrica(new Date()));

const fields = ContactNote.superRefine(({ callAgainOn }, { addIssue }) => {
  const message = validateDay(callAgainOn);
  if (message) addIssue({ code: "custom", path: ["callAgainOn"], message });
});

interface NoteEditorProps {
  row: QueueRow;
  send: (note: SavedNote) => Promise<void>;
  onCancel: () => void;
}

export function NoteEditor({ row: { id, contact }, send, onCancel }: NoteEditorProps) {
  const { name, callAgainOn, note } = contact;
  return (
    <SaveForm
      label={`Note on ${name}`}
      schema={fields}
      initialValues={{ callAgainOn: validateDay(callAgainOn) ? null : callAgainOn, note: note ?? "" }}
      send={(values) => send({ ...values, note: values.note || null })}
      submitName="Save note"
      cancel={onCancel}
      guardsChanges
      draftKey={`note ${id}`}
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

type SavedNote = Pick<DueContact, "callAgainOn" | "note">;

type Notes = {
  savedNotes: ReadonlyMap<number, SavedNote>;
  save: (row: QueueRow, note: SavedNote) => Promise<boolean>;
  undo: (row: QueueRow) => boolean;
};

export function useNotes(setStatus: Checks["setStatus"]): Notes {
  const { send } = useMutation("POST /api/buildingblock/checkContacts", { refreshes: OVERVIEW_TARGETS });
  const [savedNotes, setSavedNotes] = useState<Notes["savedNotes"]>(new Map());
  const previousNotes = useRef(new Map<string, SavedNote>());

  const sendNote = async (
    { contact: { placeId, stakeholderId } }: QueueRow,
    { callAgainOn, note }: SavedNote,
  ) => {
    await send({ body: { outcome: "noted", placeId, stakeholderId, callAgainOn, note } });
    setSavedNotes((saved) => new Map(saved).set(stakeholderId, { callAgainOn, note }));
  };
  return {
    savedNotes,
    save: async (row, { callAgainOn, note }) => {
      await sendNote(row, { callAgainOn, note });
      const isLater = callAgainOn !== null && callAgainOn > dayInSouthAfrica(new Date());
      // A contact that the public reported as wrong stays due despite a date to call again.
      const isPostponed = isLater && row.contact.reason !== "reported";
      if (isPostponed) previousNotes.current.set(row.id, row.contact);
      const text = isPostponed ? `Call again on ${formatDate(callAgainOn)}` : "";
      setStatus([row.id], isPostponed ? { kind: "done", isStillDue: true, canUndo: true, text } : undefined);
      return isPostponed;
    },
    undo: (row) => {
      const previousNote = previousNotes.current.get(row.id);
      if (previousNote === undefined) return false;
      previousNotes.current.delete(row.id);
      const day = previousNote.callAgainOn;
      const isPast = day !== null && day < dayInSouthAfrica(new Date());
      sendNote(row, { callAgainOn: isPast ? null : day, note: previousNote.note }).then(
        () => setStatus([row.id], undefined),
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
          setStatus([row.id], { kind: "failed", text: getErrorText(error) });
        },
      );
      return true;
    },
  };
}
