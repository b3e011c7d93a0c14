import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";

export interface DigitsFieldProps extends Omit<TextFieldProps, "value" | "defaultValue" | "onChange"> {
  value: string;
  /** Called with digits alone. */
  onChange: (digits: string) => void;
  /** What comes after so many is dropped. */
  mostDigits?: number;
}

/** A line of digits, such as a postal code: whatever else is typed or pasted is left out. */
export function DigitsField({ onChange, mostDigits, ...props }: DigitsFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      {...props}
      onChange={(typed) => onChange(typed.replace(/\D/g, "").slice(0, mostDigits))}
    />
  );
}
