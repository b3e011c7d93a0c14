import type { OnMunicipality } from "@gbvf/api/building-block/overview/contract.ts";
import { SERVICE_LANGUAGES, serviceLanguages } from "@gbvf/api/shared/i18n/languages.ts";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { Checkbox } from "@gbvf/ui/primitives/Checkbox/Checkbox.tsx";
import { CheckboxGroup } from "@gbvf/ui/primitives/CheckboxGroup/CheckboxGroup.tsx";
import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { useMutation } from "../../../lib/api-client/useMutation.ts";
import { FormField } from "../../../lib/form/FormField.tsx";
import { SaveForm } from "../../../lib/form/SaveForm.tsx";
import { OVERVIEW_TARGETS } from "../refreshTargets.ts";
import { ContactFields, LineField } from "./ContactFields.tsx";
import { emptyPlace, PlaceForm, type PlaceZodForm } from "./instanceForm.ts";

interface PlaceFieldsProps {
  form: PlaceZodForm;
  isBlockConfidential: boolean;
}

export function PlaceFields({ form, isBlockConfidential }: PlaceFieldsProps) {
  return (
    <>
      <LineField form={form} name="name" label="Name" />
      <FormRow>
        <LineField form={form} name="address.addressLine1" label="Physical Address" />
        <LineField form={form} name="address.addressLine2" label="Address, second line" isOptional />
      </FormRow>
      <ContactFields form={form} nameOf={(place) => `contacts.${place}.detail`} />
      <LineField form={form} name="openingHours" label="Opening hours" isOptional />
      <FormField form={form} name="languages" isOptional>
        {({ value, onChange, isRequired: _, isOptional: __, ...field }) => (
          <CheckboxGroup
            {...field}
            label="Languages it answers in"
            choices={Object.entries(SERVICE_LANGUAGES).map(([code, name]) => ({ id: code, label: name }))}
            value={value ?? []}
            onChange={(codes) => onChange(serviceLanguages.filter((code) => codes.includes(code)))}
          />
        )}
      </FormField>
      {isBlockConfidential ? (
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
  );
}

interface AddPlaceFormProps {
  block: OnMunicipality;
  onAdded: (stakeholderId: number) => void;
  onCancel: () => void;
}

export function AddPlaceForm({ block, onAdded, onCancel }: AddPlaceFormProps) {
  const { boundaryStakeholderId, buildingBlockId, municipality } = block;
  const { send } = useMutation("POST /api/buildingblock/addBuildingBlock", { refreshes: OVERVIEW_TARGETS });
  return (
    <Card>
      <h2>Add a place in {municipality}</h2>
      <p>It is listed from today on. Quarters that have ended stay as they were.</p>
      <SaveForm
        label="Add a place"
        schema={PlaceForm}
        initialValues={emptyPlace}
        send={async ({ version: _, checkedHow: __, buildingBlockRequirements: ___, ...place }) => {
          const response = await send({
            body: { ...place, boundaryStakeholderId, buildingBlockId },
          });
          onAdded(response.stakeholderId);
          return response;
        }}
        submitName="Add place"
        cancel={onCancel}
        guardsChanges
        draftKey={`new place ${boundaryStakeholderId} ${buildingBlockId}`}
        focus="name"
        hasSummary
      >
        {(form) => <PlaceFields form={form} isBlockConfidential={block.isConfidential} />}
      </SaveForm>
    </Card>
  );
}
