import { useState } from "react";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";

export interface NumberFieldProps extends Omit<TextFieldProps, "value" | "defaultValue" | "onChange"> {
  value?: number | null;
  defaultValue?: number;
  onChange?: (value: number | null) => void;
}

/** Enough for any count of people or answers, and still an exact number in JavaScript. */
const MAX_DIGITS = 12;

/**
 * A whole number from zero up. Other input is ignored, because 12.5 must not become 125; spaces between
 * digits are removed.
 *
 * - **When:** A count of people, places or things.
 * - **When not:** A year, a code, a telephone number: use `SelectField`, `DigitsField`, `PhoneField`.
 */
export function NumberField({ defaultValue, onChange, ...props }: NumberFieldProps) {
  const [ownValue, setOwnValue] = useState<number | null>(defaultValue ?? null);
  const value = props.value === undefined ? ownValue : props.value;
  const change = (typed: string) => {
    const digits = typed.replace(/\s/g, "");
    if (!/^\d*$/.test(digits) || digits.length > MAX_DIGITS) return;
    const next = digits === "" ? null : Number(digits);
    setOwnValue(next);
    onChange?.(next);
  };
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...props}
      value={value === null ? "" : String(value)}
      onChange={change}
    />
  );
}
