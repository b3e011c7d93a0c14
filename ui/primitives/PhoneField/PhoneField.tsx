import { DigitsField, type DigitsFieldProps } from "../DigitsField/DigitsField.tsx";

export type PhoneFieldProps = Omit<DigitsFieldProps, "mostDigits" | "type" | "inputMode">;

/** Spaces, brackets and signs are removed while typing. */
export function PhoneField(props: PhoneFieldProps) {
  return <DigitsField autoComplete="tel" {...props} type="tel" inputMode="tel" />;
}
