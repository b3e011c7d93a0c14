import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";

export interface NumberFieldProps extends Omit<TextFieldProps, "value" | "defaultValue" | "onChange"> {
  value: number | null;
  onChange: (value: number | null) => void;
}

/** More than any count of people or answers, and still exact. */
const MAX_DIGITS = 12;

/**
 * A whole number from zero up. Other input is ignored, because 12.5 must not become 125; spaces between
 * digits are removed.
 *
 * - **When:** A count of people, places or things.
 * - **When not:** A year, a code, a telephone number: use `SelectField`, `DigitsField`, `PhoneField`.
 */
export function NumberField({ value, onChange, ...props }: NumberFieldProps) {
  const take = (typed: string) => {
    const digits = typed.replace(/\s/g, "");
    if (digits === "") onChange(null);
    else if (/^\d+$/.test(digits) && digits.length <= MAX_DIGITS) onChange(Number(digits));
  };
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...props}
      value={value === null ? "" : String(value)}
      onChange={take}
    />
  );
}
