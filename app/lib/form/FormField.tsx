import type { ReactNode, Ref } from "react";
import { type FieldPath, type FieldPathValue, type FieldValues, useController } from "react-hook-form";
import { runAfterPress } from "./runAfterPress.ts";
import type { ZodForm } from "./useZodForm.ts";

export interface BoundField<T> {
  name: string;
  value: T;
  onChange: (value: T | undefined) => void;
  onBlur: () => void;
  inputRef: Ref<never>;
  errorMessage: string | undefined;
  isRequired: boolean;
  isOptional: boolean;
}

interface FormFieldProps<V extends FieldValues, O, N extends FieldPath<V>> {
  form: ZodForm<V, O>;
  name: N;
  isOptional?: boolean;
  /** `{(field) => <TextField {...field} label="Email" />}` */
  children: (field: BoundField<FieldPathValue<V, N>>) => ReactNode;
}

export function FormField<V extends FieldValues, O, N extends FieldPath<V>>({
  form,
  name,
  isOptional = false,
  children,
}: FormFieldProps<V, O, N>) {
  const { field, fieldState } = useController({ control: form.control, name });
  return children({
    name,
    value: field.value,
    onChange: field.onChange,
    onBlur: () => runAfterPress(field.onBlur),
    inputRef: field.ref,
    errorMessage: fieldState.error?.message,
    isRequired: !isOptional,
    isOptional,
  });
}
