import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";

export interface DigitsFieldProps extends Omit<TextFieldProps, "value" | "defaultValue" | "onChange"> {
  value: string;
  onChange: (digits: string) => void;
  /** Further digits are dropped. */
  mostDigits?: number;
}

/** Other characters are left out. */
export function DigitsField({ onChange, mostDigits, ...props }: DigitsFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      {...props}
      onChange={(typed) => onChange(typed.replace(/\D/g, "").slice(0, mostDigits))}
    />
  );
}
