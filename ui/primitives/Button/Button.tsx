import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import { styled } from "styled-components";
import { focusRing } from "../../theme/focusRing.ts";
import { media } from "../../theme/media.ts";
import { color, font, motion, radius, size, space } from "../../theme/tokens.ts";

export interface ButtonProps extends Omit<AriaButtonProps, "className" | "style"> {
  /** `primary` for a page's one main action, `secondary` for the others, `quiet` for those inside a toolbar or a row. */
  variant?: "primary" | "secondary" | "quiet";
}

/** A press that does something. A press that goes somewhere is a `Link`. */
export function Button({ variant = "secondary", ...props }: ButtonProps) {
  return <Root {...props} data-variant={variant} />;
}

const Root = styled(AriaButton)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  min-height: ${size.target};
  min-width: ${size.target};
  padding: ${space(0.5)} ${space(2)};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.primary};
  font-size: ${font.size.body};
  font-weight: ${font.weight.strong};
  line-height: 1.25;
  text-align: center;
  cursor: pointer;
  transition: background-color ${motion.quick}, border-color ${motion.quick};

  &[data-variant="primary"] { background: ${color.primary}; color: ${color.onPrimary}; }
  &[data-variant="primary"][data-hovered] { background: ${color.primaryHover}; }
  &[data-variant="primary"][data-pressed] { background: ${color.primaryPressed}; }

  &[data-variant="secondary"] { background: ${color.surface}; border-color: ${color.edge}; }
  &[data-variant="secondary"][data-hovered] { background: ${color.primaryTint}; border-color: ${color.primary}; }
  &[data-variant="secondary"][data-pressed] { background: ${color.primaryTint}; border-color: ${color.primaryPressed}; }

  &[data-variant="quiet"] { padding-inline: ${space(1)}; color: inherit; font-weight: ${font.weight.regular}; }
  &[data-variant="quiet"][data-hovered] { background: color-mix(in srgb, currentColor 8%, transparent); }
  &[data-variant="quiet"][data-pressed] { background: color-mix(in srgb, currentColor 14%, transparent); }

  &[data-focus-visible] { ${focusRing} }
  &[data-disabled] { opacity: 0.5; cursor: not-allowed; }

  ${media.forcedColors} {
    border-color: ButtonText;
    &[data-disabled] { opacity: 1; color: GrayText; border-color: GrayText; }
  }
`;
