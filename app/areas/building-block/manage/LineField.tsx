import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import type { FieldPathByValue } from "react-hook-form";
import { FormField } from "../../../lib/form/FormField.tsx";
import type { ZodForm } from "../../../lib/form/useZodForm.ts";
import type { PlaceValues } from "./instanceForm.ts";

export type PlaceZodForm = ZodForm<PlaceValues>;

interface LineFieldProps {
  form: PlaceZodForm;
  name: FieldPathByValue<PlaceValues, string | null | undefined>;
  label: string;
  isOptional?: boolean;
  type?: "email";
}

export function LineField({ form, name, isOptional = false, ...words }: LineFieldProps) {
  return (
    <FormField form={form} name={name} isOptional={isOptional}>
      {(field) => <TextField {...field} {...words} value={field.value ?? ""} autoComplete="off" />}
    </FormField>
  );
}
