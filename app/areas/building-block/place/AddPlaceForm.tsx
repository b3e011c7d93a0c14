import type { OnMunicipality } from "@gbvf/api/building-block/overview/contract.ts";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { Checkbox } from "@gbvf/ui/primitives/Checkbox/Checkbox.tsx";
import { useMutation } from "../../../lib/calls/useMutation.ts";
import { FormField } from "../../../lib/form/FormField.tsx";
import { SaveForm } from "../../../lib/form/SaveForm.tsx";
import { newPlace, PlaceForm } from "../manage/instanceForm.ts";
import { PlaceFields } from "../manage/PlaceFields.tsx";
import { overviews } from "../refreshes.ts";

interface AddPlaceFormProps {
  block: OnMunicipality;
  onAdded: (stakeholderId: number) => void;
  onCancel: () => void;
}

export function AddPlaceForm({ block, onAdded, onCancel }: AddPlaceFormProps) {
  const { boundaryStakeholderId, buildingBlockId, municipality } = block;
  const { send } = useMutation("POST /api/buildingblock/addBuildingBlock", { refreshes: overviews });
  return (
    <Card>
      <h2>Add a place in {municipality}</h2>
      <p>It is listed from today on. Quarters that have ended stay as they were.</p>
      <SaveForm
        label="Add a place"
        schema={PlaceForm}
        initialValues={newPlace}
        send={async ({ name, address, contacts, isConfidential }) => {
          const answer = await send({
            body: { name, address, contacts, isConfidential, boundaryStakeholderId, buildingBlockId },
          });
          onAdded(answer.stakeholderId);
          return answer;
        }}
        submitName="Add place"
        cancel={onCancel}
        guardsChanges
        focus="name"
        hasSummary
      >
        {(form) => (
          <>
            <PlaceFields form={form} />
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
