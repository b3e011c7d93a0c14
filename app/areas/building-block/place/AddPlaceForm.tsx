import type { OnMunicipality } from "@gbvf/api/building-block/overview/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { Checkbox } from "@gbvf/ui/primitives/Checkbox/Checkbox.tsx";
import { Form, FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";
import { useEffect, useMemo } from "react";
import { FormField } from "../../../lib/form/FormField.tsx";
import { SubmitButton } from "../../../lib/form/SubmitButton.tsx";
import { UnsavedDialog } from "../../../lib/form/UnsavedDialog.tsx";
import { useSubmission } from "../../../lib/form/useSubmission.ts";
import { useZodForm } from "../../../lib/form/useZodForm.ts";
import { useMutation } from "../../../lib/useMutation.ts";
import { ContactFields } from "../manage/ContactFields.tsx";
import { fieldNamesOf, newPlaceValues, proposedOf, schemaOf } from "../manage/instanceForm.ts";
import { LineField } from "../manage/LineField.tsx";
import { overviews } from "../refreshes.ts";

export interface AddPlaceFormProps {
  block: OnMunicipality;
  onAdded: (stakeholderId: number) => void;
  onCancel: () => void;
}

/** A place that the municipality has and nobody listed yet. Its contact people are captured afterwards. */
export function AddPlaceForm({ block, onAdded, onCancel }: AddPlaceFormProps) {
  const { boundaryStakeholderId, buildingBlockId, municipality } = block;
  const form = useZodForm(
    useMemo(() => schemaOf([], false), []),
    newPlaceValues,
  );
  const { send } = useMutation("POST /api/buildingblock/addBuildingBlock", { refreshes: overviews });
  const { formProps, isSending } = useSubmission(
    form,
    async (values) => {
      const { buildingBlockRequirements: _, ...place } = proposedOf(values, []);
      const isConfidential = values.isConfidential === true;
      const { message, stakeholderId } = await send({
        body: { ...place, boundaryStakeholderId, buildingBlockId, isConfidential },
      });
      await notify.success(message);
      onAdded(stakeholderId);
    },
    { fieldNames: fieldNamesOf(newPlaceValues, []), hasSummary: true },
  );
  useEffect(() => form.setFocus("name"), [form]);
  return (
    <Card>
      <h2>Add a place in {municipality}</h2>
      <p>It is listed from today on. Quarters that have ended stay as they were.</p>
      <Form
        aria-label="Add a place"
        {...formProps}
        actions={
          <>
            <SubmitButton isSending={isSending}>Add place</SubmitButton>
            <Button onPress={onCancel} isDisabled={isSending}>
              Cancel
            </Button>
          </>
        }
      >
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
        {block.isConfidential ? (
          <p>Every place of this kind is confidential: the public never sees its address.</p>
        ) : (
          <FormField form={form} name="isConfidential" isOptional>
            {(field) => (
              <Checkbox
                name={field.name}
                isSelected={field.value === true}
                onChange={field.onChange}
                onBlur={field.onBlur}
              >
                Confidential: the public never sees the address
              </Checkbox>
            )}
          </FormField>
        )}
        <UnsavedDialog isUnsaved={form.formState.isDirty} />
      </Form>
    </Card>
  );
}
