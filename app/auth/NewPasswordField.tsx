import { unmetPasswordRules } from "@gbvf/api/shared/passwordRules.ts";
import { PasswordField } from "@gbvf/ui/primitives/PasswordField/PasswordField.tsx";
import type { BoundField } from "../lib/form/FormField.tsx";

interface NewPasswordFieldProps extends BoundField<string> {
  label: string;
}

export function NewPasswordField({ errorMessage, ...field }: NewPasswordFieldProps) {
  const unmetRules = unmetPasswordRules(field.value);
  // The list of rules already shows this message, so a general one replaces it.
  const isListed = errorMessage !== undefined && unmetRules.some(({ message }) => message === errorMessage);
  return (
    <PasswordField
      {...field}
      errorMessage={isListed ? "The password does not meet every rule yet" : errorMessage}
      autoComplete="new-password"
      // The rule of different characters includes that of the length.
      unmetRules={unmetRules.filter(({ name }) => name !== "length").map(({ needs }) => needs)}
    />
  );
}
