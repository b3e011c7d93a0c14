import { SERVICE_LANGUAGES, serviceLanguages } from "@gbvf/api/shared/i18n/languages.ts";
import { Checkbox } from "@gbvf/ui/primitives/Checkbox/Checkbox.tsx";
import { CheckboxGroup } from "@gbvf/ui/primitives/CheckboxGroup/CheckboxGroup.tsx";
import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { FormField } from "../../../lib/form/FormField.tsx";
import { ContactFields, LineField } from "./ContactFields.tsx";
import type { PlaceZodForm } from "./instanceForm.ts";

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
            choices={Object.entries(SERVICE_LANGUAGES).map(([code, name]) => ({ value: code, name }))}
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
