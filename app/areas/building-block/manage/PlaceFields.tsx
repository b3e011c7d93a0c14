import { Checkbox } from "@gbvf/ui/primitives/Checkbox/Checkbox.tsx";
import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { FormField } from "../../../lib/form/FormField.tsx";
import { ContactFields } from "./ContactFields.tsx";
import type { PlaceZodForm } from "./instanceForm.ts";
import { LineField } from "./LineField.tsx";

interface PlaceFieldsProps {
  form: PlaceZodForm;
  /** Then every place of the building block is. */
  isBlockConfidential: boolean;
}

/** Of a place, new or known. */
export function PlaceFields({ form, isBlockConfidential }: PlaceFieldsProps) {
  return (
    <>
      <LineField form={form} name="name" label="Name" />
      <FormRow>
        <LineField form={form} name="address.addressLine1" label="Physical Address" />
        <LineField form={form} name="address.addressLine2" label="Address, second line" isOptional />
      </FormRow>
      <ContactFields form={form} nameOf={(place) => `contacts.${place}.detail`} />
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
