import { styled } from "styled-components";
import { font } from "../../tokens/tokens.ts";
import { DigitsField, type DigitsFieldProps } from "../DigitsField/DigitsField.tsx";

export type OtpFieldProps = Omit<DigitsFieldProps, "maxDigits" | "type" | "inputMode" | "autoComplete">;

const LENGTH = 6;

/**
 * Phones offer to fill in the code that has just arrived.
 *
 * - **When:** A code that was sent, or that an app shows.
 * - **When not:** A password: use `PasswordField`.
 */
export function OtpField(props: OtpFieldProps) {
  return <Spaced {...props} maxDigits={LENGTH} inputMode="numeric" autoComplete="one-time-code" />;
}

const Spaced = styled(DigitsField)`
  input {
    max-width: 14rem;
    font-size: ${font.size.large};
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.4em;
  }
`;
