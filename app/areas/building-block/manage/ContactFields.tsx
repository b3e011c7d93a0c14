import { isEmail } from "@gbvf/api/shared/contactTypes.ts";
import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import type { FieldPathByValue, FieldValues } from "react-hook-form";
import { FormField } from "../../../lib/form/FormField.tsx";
import { TelephoneField } from "../../../lib/form/TelephoneField.tsx";
import type { ZodForm } from "../../../lib/form/useZodForm.ts";
import { CONTACT_TYPES, contactLabels } from "./instanceForm.ts";

interface ContactFieldsProps<V extends FieldValues, O> {
  form: ZodForm<V, O>;
  nameOf: (index: number) => LineName<V>;
}

export function ContactFields<V extends FieldValues, O>({ form, nameOf }: ContactFieldsProps<V, O>) {
  return (
    <FormRow>
      {CONTACT_TYPES.map((type, index) => (
        <LineField
          key={type}
          form={form}
          name={nameOf(index)}
          label={contactLabels[type]}
          isOptional
          type={isEmail(type) ? "email" : "tel"}
        />
      ))}
    </FormRow>
  );
}

type LineName<V extends FieldValues> = FieldPathByValue<V, string | null | undefined>;

interface LineFieldProps<V extends FieldValues, O> {
  form: ZodForm<V, O>;
  name: LineName<V>;
  label: string;
  isOptional?: boolean;
  type?: "email" | "tel";
}

export function LineField<V extends FieldValues, O>(props: LineFieldProps<V, O>) {
  const { form, name, label, isOptional = false, type } = props;
  return (
    <FormField form={form} name={name} isOptional={isOptional}>
      {({ value, onChange, ...field }) => {
        const line = {
          ...field,
          label,
          autoComplete: "off",
          value: String(value ?? ""),
          onChange: (text?: string) => onChange(text as typeof value),
        };
        return type === "tel" ? <TelephoneField {...line} /> : <TextField {...line} type={type ?? "text"} />;
      }}
    </FormField>
  );
}
