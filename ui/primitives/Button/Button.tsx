import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import { styled } from "styled-components";
import type { RootStyle } from "../../tokens/RootProps.ts";
import { type ButtonVariant, buttonStyle } from "./buttonStyle.ts";

export interface ButtonProps
  extends Omit<AriaButtonProps, "className" | "style">,
    RootStyle<HTMLButtonElement> {
  /**
   * `primary` for the main action, `danger` for an action that cannot be undone, `quiet` inside toolbars and rows.
   */
  variant?: ButtonVariant;
}

/**
 * - **When:** Something happens on this page: save, delete, open a dialog.
 * - **When not:** The reader goes somewhere: use `Link`. One of several views is chosen: use
 *   `SegmentedControl`.
 * - **Keys:** Enter and Space press it.
 */
export function Button({ variant = "secondary", ...props }: ButtonProps) {
  return <Root {...props} data-variant={variant} />;
}

const Root = styled(AriaButton)`${buttonStyle}`;
