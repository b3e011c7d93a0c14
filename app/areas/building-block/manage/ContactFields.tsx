import { isEmail } from "@gbvf/api/shared/contactTypes.ts";
import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import type { FieldValues } from "react-hook-form";
import type { ZodForm } from "../../../lib/form/useZodForm.ts";
import { CONTACT_TYPES, contactLabel } from "./instanceForm.ts";
import { LineField, type LineName } from "./LineField.tsx";

interface ContactFieldsProps<V extends FieldValues, O> {
  form: ZodForm<V, O>;
  nameOf: (place: number) => LineName<V>;
}

export function ContactFields<V extends FieldValues, O>({ form, nameOf }: ContactFieldsProps<V, O>) {
  return (
    <FormRow>
      {CONTACT_TYPES.map((type, place) => (
        <LineField
          key={type}
          form={form}
          name={nameOf(place)}
          label={contactLabel[type]}
          isOptional
          type={isEmail(type) ? "email" : "tel"}
        />
      ))}
    </FormRow>
  );
}
