import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { FormField } from "../../../lib/form/FormField.tsx";
import { TelephoneField } from "../../../lib/form/TelephoneField.tsx";
import { CONTACT_TYPES, contactLabel } from "./instanceForm.ts";
import { LineField, type PlaceZodForm } from "./LineField.tsx";

/** Of the place itself, or of a person. */
export type PersonPath = `buildingBlockRequirements.${number}.stakeholderContactPerson.${number}.`;

interface ContactFieldsProps {
  form: PlaceZodForm;
  path: "" | PersonPath;
}

export function ContactFields({ form, path }: ContactFieldsProps) {
  return (
    <FormRow>
      {CONTACT_TYPES.map((type, place) => {
        const name = `${path}contacts.${place}.detail` as const;
        const label = contactLabel[type];
        if (type === 1)
          return <LineField key={type} form={form} name={name} label={label} isOptional type="email" />;
        return (
          <FormField key={type} form={form} name={name} isOptional>
            {(field) => <TelephoneField {...field} label={label} autoComplete="off" />}
          </FormField>
        );
      })}
    </FormRow>
  );
}
