import type { OnMunicipality } from "@gbvf/api/building-block/overview/contract.ts";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { Checkbox } from "@gbvf/ui/primitives/Checkbox/Checkbox.tsx";
import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { useMutation } from "../../../lib/calls/useMutation.ts";
import { FormField } from "../../../lib/form/FormField.tsx";
import { SaveForm } from "../../../lib/form/SaveForm.tsx";
import { ContactFields } from "../manage/ContactFields.tsx";
import { fieldNamesOf, newPlaceValues, proposedOf, schemaOf } from "../manage/instanceForm.ts";
import { LineField } from "../manage/LineField.tsx";
import { overviews } from "../refreshes.ts";

interface AddPlaceFormProps {
  block: OnMunicipality;
  onAdded: (stakeholderId: number) => void;
  onCancel: () => void;
}

const fields = schemaOf([], false);

export function AddPlaceForm({ block, onAdded, onCancel }: AddPlaceFormProps) {
  const { boundaryStakeholderId, buildingBlockId, municipality } = block;
  const { send } = useMutation("POST /api/buildingblock/addBuildingBlock", { refreshes: overviews });
  return (
    <Card>
      <h2>Add a place in {municipality}</h2>
      <p>It is listed from today on. Quarters that have ended stay as they were.</p>
      <SaveForm
        label="Add a place"
        schema={fields}
        initialValues={newPlaceValues}
        send={async (values) => {
          const { buildingBlockRequirements: _, ...place } = proposedOf(values, []);
          const isConfidential = values.isConfidential === true;
          const answer = await send({
            body: { ...place, boundaryStakeholderId, buildingBlockId, isConfidential },
          });
          onAdded(answer.stakeholderId);
          return answer;
        }}
        submitName="Add place"
        cancel={onCancel}
        guardsChanges
        focus="name"
        fieldNames={(values) => fieldNamesOf(values, [])}
        hasSummary
      >
        {(form) => (
          <>
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
          </>
        )}
      </SaveForm>
    </Card>
  );
}
