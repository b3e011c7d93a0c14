import { type CheckedHow, correctContact } from "@gbvf/api/building-block/instance/contract.ts";
import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import type { z } from "zod";
import { useMutation } from "../../../lib/api-client/useMutation.ts";
import { FormField } from "../../../lib/form/FormField.tsx";
import { SaveForm } from "../../../lib/form/SaveForm.tsx";
import { CheckMethodChoice } from "../CheckMethodChoice.tsx";
import { ContactFields, LineField } from "../manage/ContactFields.tsx";
import { CONTACT_TYPES, contactLabels, getContacts } from "../manage/instanceForm.ts";
import { useReplaceConfirmation } from "../pending-changes/useReplaceConfirmation.tsx";
import { listRefreshTargets } from "../refreshTargets.ts";
import type { QueueRow } from "./queueRows.ts";
import type { Correction } from "./useChecks.ts";

const fields = correctContact.body.pick({
  version: true,
  name: true,
  role: true,
  contacts: true,
  checkedHow: true,
});
const checkedFields = fields.required({ checkedHow: true });
type Values = z.input<typeof fields>;
type SavedContact = Pick<QueueRow["contact"], "name" | "role" | "contacts" | "version">;

interface ContactEditorProps {
  row: QueueRow;
  version: number;
  /** How the reader checked the contact; undefined if another person has to verify it. */
  method: CheckedHow | null | undefined;
  onSaved: (response: Correction) => void;
  onCancel: () => void;
}

/** Saves and checks only this contact, not the others at the place. */
export function ContactEditor({
  row: { contact, place },
  version,
  method,
  onSaved,
  onCancel,
}: ContactEditorProps) {
  const { placeId, buildingBlockId } = place;
  const { stakeholderId } = contact;
  const isPlace = stakeholderId === placeId;
  const firstFilledIndex = Math.max(
    0,
    getContacts(contact.contacts).findIndex(({ detail }) => detail !== ""),
  );
  const { send } = useMutation("POST /api/buildingblock/correctContact", {
    refreshes: listRefreshTargets({ buildingBlockId, stakeholderId: placeId }),
  });
  const { sendWithReplacement, question } = useReplaceConfirmation();
  const getValues = (saved: SavedContact): Values & { version: number } => ({
    version: saved.version,
    ...(!isPlace && { name: saved.name, role: saved.role ?? "" }),
    contacts: getContacts(saved.contacts),
    checkedHow: method ?? undefined,
  });
  return (
    <>
      <SaveForm
        label={`Edit ${contact.name}`}
        schema={method === undefined ? fields : checkedFields}
        initialValues={getValues({ ...contact, version })}
        send={async (values) => {
          const body = { ...values, placeId, buildingBlockId, stakeholderId };
          const response = await sendWithReplacement((replaces) => send({ body: { ...body, replaces } }));
          const contacts = values.contacts.filter(({ detail }) => detail !== "");
          onSaved({
            ...response,
            saved: { ...(values.name && { name: values.name, role: values.role || null }), contacts },
          });
        }}
        submitName={method === undefined ? "Save for verification" : "Submit"}
        cancel={onCancel}
        conflict={{
          fields: {
            name: { label: "Name" },
            role: { label: "Role" },
            ...Object.fromEntries(
              CONTACT_TYPES.map((type, index) => [
                `contacts.${index}.detail`,
                { label: contactLabels[type] },
              ]),
            ),
          },
          valuesOf: getValues,
        }}
        guardsChanges
        draftKey={`contact ${placeId} ${stakeholderId}`}
        focus={`contacts.${firstFilledIndex}.detail`}
      >
        {(form) => (
          <>
            {!isPlace && (
              <FormRow>
                <LineField form={form} name="name" label="Name" />
                <LineField form={form} name="role" label="Role" isOptional />
              </FormRow>
            )}
            <ContactFields form={form} nameOf={(index) => `contacts.${index}.detail`} />
            {method === null && (
              <FormField form={form} name="checkedHow">
                {(field) => <CheckMethodChoice {...field} />}
              </FormField>
            )}
          </>
        )}
      </SaveForm>
      {question}
    </>
  );
}
