import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { FormField } from "../../../lib/form/FormField.tsx";
import { TelephoneField } from "../../../lib/form/TelephoneField.tsx";
import { CONTACT_TYPES, contactLabel } from "./instanceForm.ts";
import { type InstanceZodForm, LineField } from "./LineField.tsx";

interface ContactFieldsProps {
  form: InstanceZodForm;
  /** Prefix of field names; empty for the place itself. */
  prefix: string;
}

export function ContactFields({ form, prefix }: ContactFieldsProps) {
  return (
    <FormRow>
      {CONTACT_TYPES.map((type) => {
        const name = `${prefix}contact${type}`;
        const label = contactLabel[type];
        if (type === 1)
          return (
            <LineField
              key={type}
              form={form}
              name={name}
              label={label}
              isOptional
              type="email"
              autoComplete="off"
            />
          );
        return (
          <FormField key={type} form={form} name={name} isOptional>
            {(field) => (
              <TelephoneField {...field} label={label} value={String(field.value ?? "")} autoComplete="off" />
            )}
          </FormField>
        );
      })}
    </FormRow>
  );
}
