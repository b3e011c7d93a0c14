import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";

export interface DigitsFieldProps extends Omit<TextFieldProps, "value" | "defaultValue" | "onChange"> {
  value: string;
  onChange: (digits: string) => void;
  /** Further digits are dropped. */
  maxDigits?: number;
}

/**
 * Drops characters that are not digits.
 *
 * - **When:** A short code or number in which zeros at the front count.
 * - **When not:** An amount: use `NumberField`. A telephone number: use `PhoneField`.
 */
export function DigitsField({ onChange, maxDigits, ...props }: DigitsFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      {...props}
      onChange={(typed) => onChange(typed.replace(/\D/g, "").slice(0, maxDigits))}
    />
  );
}
