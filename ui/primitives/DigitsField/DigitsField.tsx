import { useState } from "react";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";

export interface DigitsFieldProps extends TextFieldProps {
  /** Further digits are ignored. */
  maxDigits?: number;
}

/**
 * Drops characters that are not digits.
 *
 * - **When:** A short code or number in which zeros at the front count.
 * - **When not:** An amount: use `NumberField`. A telephone number: use `PhoneField`.
 */
export function DigitsField({ defaultValue = "", onChange, maxDigits, ...props }: DigitsFieldProps) {
  const [ownValue, setOwnValue] = useState(defaultValue);
  const change = (typed: string) => {
    const digits = typed.replace(/\D/g, "").slice(0, maxDigits);
    setOwnValue(digits);
    onChange?.(digits);
  };
  return <TextField inputMode="numeric" {...props} value={props.value ?? ownValue} onChange={change} />;
}
