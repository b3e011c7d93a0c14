import { DigitsField, type DigitsFieldProps } from "../DigitsField/DigitsField.tsx";

export type PhoneFieldProps = Omit<DigitsFieldProps, "maxDigits" | "type" | "inputMode">;

/**
 * Spaces, brackets and signs are removed while typing.
 *
 * - **When:** A South African telephone number.
 * - **When not:** Numbers of other countries: use `TextField`.
 */
export function PhoneField(props: PhoneFieldProps) {
  return <DigitsField autoComplete="tel" {...props} type="tel" inputMode="tel" />;
}
