import type { ContactsWithRequirements } from "@gbvf/api/building-block/instance/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { ConflictChoice } from "@gbvf/ui/primitives/ConflictChoice/ConflictChoice.tsx";
import { Form, FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { useEffect, useRef } from "react";
import { FormField } from "../../../lib/form/FormField.tsx";
import { SubmitButton } from "../../../lib/form/SubmitButton.tsx";
import { UnsavedDialog } from "../../../lib/form/UnsavedDialog.tsx";
import { CheckedHowChoice } from "../CheckedHowChoice.tsx";
import { ContactFields } from "./ContactFields.tsx";
import { LineField } from "./LineField.tsx";
import { RequirementFields } from "./RequirementFields.tsx";
import { useInstanceForm } from "./useInstanceForm.ts";

export interface InstanceFormProps {
  instance: ContactsWithRequirements;
  /** Without it, somebody else verifies. */
  mayValidate: boolean;
  onSaved: () => void;
  onCancel: () => void;
}

export function InstanceForm({ instance, mayValidate, onSaved, onCancel }: InstanceFormProps) {
  const { form, people, submission, choice, addPerson, removal, removePerson } = useInstanceForm({
    instance,
    mayValidate,
    onSaved,
  });
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.querySelector("input")?.focus();
  }, []);
  const secondPerson =
    instance.demandsSecondPerson && " Your province wants somebody else to verify changes.";
  return (
    <Card ref={root}>
      <Form
        aria-label={`Edit ${instance.name}`}
        {...submission.formProps}
        actions={
          <>
            <SubmitButton isSending={submission.isSending}>
              {mayValidate ? "Submit" : "Save for verification"}
            </SubmitButton>
            <Button onPress={onCancel} isDisabled={submission.isSending}>
              Cancel
            </Button>
          </>
        }
      >
        {choice && <ConflictChoice {...choice} />}
        <LineField form={form} name="name" label="Name" autoComplete="off" />
        <FormRow>
          <LineField form={form} name="addressLine1" label="Physical Address" autoComplete="off" />
          <LineField
            form={form}
            name="addressLine2"
            label="Address, second line"
            isOptional
            autoComplete="off"
          />
        </FormRow>
        <ContactFields form={form} prefix="" />
        {instance.buildingBlockRequirements.map((requirement) => (
          <RequirementFields
            key={requirement.buildingBlockRequirementId}
            form={form}
            requirement={requirement}
            people={people.filter(
              (person) => person.buildingBlockRequirementId === requirement.buildingBlockRequirementId,
            )}
            onAdd={() => addPerson(requirement.buildingBlockRequirementId)}
            onRemove={removePerson}
          />
        ))}
        {mayValidate && (
          <FormField form={form} name="checkedHow">
            {(field) => (
              <CheckedHowChoice
                {...field}
                description={`Submitting says that everyone listed here was checked in this way.${secondPerson || ""}`}
              />
            )}
          </FormField>
        )}
      </Form>
      <ConfirmDialog {...removal.dialog} title={`Delete ${removal.name}?`} confirmName="Delete contact">
        <p>
          {removal.name} will no longer stand for the requirement. Earlier quarters stay as they were.
          {!mayValidate && " It counts once somebody has verified it."}
        </p>
      </ConfirmDialog>
      <UnsavedDialog isUnsaved={form.formState.isDirty} />
    </Card>
  );
}
