import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { ContactFields } from "./ContactFields.tsx";
import { LineField, type PlaceZodForm } from "./LineField.tsx";

/** Of a place, new or known. */
export function PlaceFields({ form }: { form: PlaceZodForm }) {
  return (
    <>
      <LineField form={form} name="name" label="Name" />
      <FormRow>
        <LineField form={form} name="address.addressLine1" label="Physical Address" />
        <LineField form={form} name="address.addressLine2" label="Address, second line" isOptional />
      </FormRow>
      <ContactFields form={form} path="" />
    </>
  );
}
