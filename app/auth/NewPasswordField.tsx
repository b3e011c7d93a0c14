import { unmetPasswordRules } from "@gbvf/api/user/passwordRules.ts";
import { PasswordField } from "@gbvf/ui/primitives/PasswordField/PasswordField.tsx";
import type { BoundField } from "../lib/form/FormField.tsx";

export interface NewPasswordFieldProps extends BoundField<string> {
  label: string;
}

/** A password that is being chosen, with what it still lacks. */
export function NewPasswordField({ errorMessage, ...field }: NewPasswordFieldProps) {
  const unmet = unmetPasswordRules(field.value).map(({ message }) => message);
  // The list says each of these already; above it, one line is enough.
  const isListed = errorMessage !== undefined && unmet.includes(errorMessage);
  return (
    <PasswordField
      {...field}
      errorMessage={isListed ? "The password does not meet every rule yet" : errorMessage}
      autoComplete="new-password"
      unmetRules={unmet}
    />
  );
}
