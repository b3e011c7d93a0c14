import type { CheckedHow, ContactsWithRequirements } from "@gbvf/api/building-block/instance/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ConflictChoice } from "@gbvf/ui/primitives/ConflictChoice/ConflictChoice.tsx";
import { Form, FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { useEffect, useMemo } from "react";
import { buildingBlock } from "../../../lib/areaPaths.ts";
import { FormField } from "../../../lib/form/FormField.tsx";
import { SubmitButton } from "../../../lib/form/SubmitButton.tsx";
import { UnsavedDialog } from "../../../lib/form/UnsavedDialog.tsx";
import { useConflict } from "../../../lib/form/useConflict.ts";
import { useSubmission } from "../../../lib/form/useSubmission.ts";
import { useZodForm } from "../../../lib/form/useZodForm.ts";
import { useApi } from "../../../lib/useApi.ts";
import { useMutation } from "../../../lib/useMutation.ts";
import { CheckedHowChoice } from "../CheckedHowChoice.tsx";
import { ContactFields } from "../manage/ContactFields.tsx";
import { conflictFields } from "../manage/conflictFields.ts";
import {
  type FormPerson,
  fieldNamesOf,
  type InstanceValues,
  peopleOf,
  personKey,
  proposedOf,
  schemaOf,
  valuesOf,
} from "../manage/instanceForm.ts";
import { LineField } from "../manage/LineField.tsx";
import { refreshesOf } from "../refreshes.ts";
import type { QueueRow } from "./queueRows.ts";

export interface PersonEditorProps {
  row: QueueRow;
  how: CheckedHow | null;
  onSaved: () => void;
  onCancel: () => void;
}

/** Edits one contact; others at the place stay. */
export function PersonEditor({ row, ...props }: PersonEditorProps) {
  const { buildingBlockId, placeId: stakeholderId } = row.place;
  const instance = useApi("GET /api/buildingblock/getBuildingBlockContactsWithRequirements", {
    query: { buildingBlockId, stakeholderId },
  });
  const key = personKey(row.contact.stakeholderId, row.contact.buildingBlockRequirementId ?? 0);
  return (
    <Resource {...instance} onRetry={instance.retry} skeleton={<Skeleton height="8rem" />}>
      {(found) => {
        const person = peopleOf(found).find((each) => each.key === key);
        if (person === undefined)
          return (
            <>
              <p>This contact is no longer listed.</p>
              <Button onPress={props.onCancel}>Close</Button>
            </>
          );
        if (!found.address?.addressLine1)
          return (
            <>
              <p>The place has no physical address yet, which is asked for with every change.</p>
              <Link href={buildingBlock.manage(found.boundaryStakeholderId, buildingBlockId, stakeholderId)}>
                Edit the place
              </Link>
            </>
          );
        return <PersonForm instance={found} person={person} name={row.contact.name} {...props} />;
      }}
    </Resource>
  );
}

type PersonFormProps = Omit<PersonEditorProps, "row"> & {
  instance: ContactsWithRequirements;
  person: FormPerson;
  name: string;
};

function PersonForm({ instance, person, name, how, onSaved, onCancel }: PersonFormProps) {
  const { stakeholderId, buildingBlockId } = instance;
  const schema = useMemo(() => schemaOf([person], true), [person]);
  const form = useZodForm(schema, { ...valuesOf(instance), checkedHow: how ?? undefined });
  const { send } = useMutation("PUT /api/buildingblock/updateBuildingBlockContactsAndRequirements", {
    refreshes: refreshesOf(instance),
  });
  const { settling, choice } = useConflict<InstanceValues, InstanceValues, ContactsWithRequirements>(
    form,
    conflictFields(instance),
  );
  const { formProps, isSending } = useSubmission(
    form,
    settling(async (values) => {
      await send({
        body: {
          ...proposedOf(values, [person]),
          stakeholderId,
          buildingBlockId,
          version: values.version,
          isSubmitted: true,
          checkedHow: values.checkedHow as CheckedHow,
        },
      });
      onSaved();
    }),
    { fieldNames: fieldNamesOf(form.getValues(), [person]) },
  );
  const first = `${person.key}_name`;
  useEffect(() => form.setFocus(first), [form, first]);
  return (
    <Form
      aria-label={`Edit ${name}`}
      {...formProps}
      actions={
        <>
          <SubmitButton isSending={isSending}>Submit</SubmitButton>
          <Button onPress={onCancel} isDisabled={isSending}>
            Cancel
          </Button>
        </>
      }
    >
      {choice && <ConflictChoice {...choice} />}
      <FormRow>
        <LineField form={form} name={first} label="Name" autoComplete="off" />
        <LineField form={form} name={`${person.key}_role`} label="Role" isOptional autoComplete="off" />
      </FormRow>
      <ContactFields form={form} prefix={`${person.key}_`} />
      {how === null && (
        <FormField form={form} name="checkedHow">
          {(field) => <CheckedHowChoice {...field} />}
        </FormField>
      )}
      <UnsavedDialog isUnsaved={form.formState.isDirty} />
    </Form>
  );
}
