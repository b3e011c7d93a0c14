import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";

export interface DigitsFieldProps extends Omit<TextFieldProps, "value" | "defaultValue" | "onChange"> {
  value: string;
  onChange: (digits: string) => void;
  /** Further digits are dropped. */
  mostDigits?: number;
}

/**
 * Other characters are left out.
 *
 * - **When:** A short code or number in which zeros at the front count.
 * - **When not:** An amount: use `NumberField`. A telephone number: use `PhoneField`.
 */
export function DigitsField({ onChange, mostDigits, ...props }: DigitsFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      {...props}
      onChange={(typed) => onChange(typed.replace(/\D/g, "").slice(0, mostDigits))}
    />
  );
}
