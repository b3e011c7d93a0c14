import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { FormField } from "../../../lib/form/FormField.tsx";
import type { ZodForm } from "../../../lib/form/useZodForm.ts";
import type { InstanceValues } from "./instanceForm.ts";

export type InstanceZodForm = ZodForm<InstanceValues, InstanceValues>;

interface LineFieldProps {
  form: InstanceZodForm;
  name: string;
  label: string;
  isOptional?: boolean;
  type?: "email";
  autoComplete?: string;
}

export function LineField({ form, name, isOptional = false, ...words }: LineFieldProps) {
  return (
    <FormField form={form} name={name} isOptional={isOptional}>
      {(field) => <TextField {...field} {...words} value={String(field.value ?? "")} />}
    </FormField>
  );
}
