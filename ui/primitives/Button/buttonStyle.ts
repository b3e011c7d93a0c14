import { css } from "styled-components";
import { focusRing } from "../../tokens/focusRing.ts";
import { media } from "../../tokens/media.ts";
import { color, font, motion, radius, size, space } from "../../tokens/tokens.ts";

export type ButtonVariant = "primary" | "secondary" | "danger" | "quiet";

/** Depends on `data-variant`. Links that look like buttons use it too. */
export const buttonStyle = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  min-height: ${size.target};
  min-width: ${size.target};
  max-width: 100%;
  padding: ${space(0.5)} ${space(2)};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.primary};
  font-size: ${font.size.body};
  font-weight: ${font.weight.strong};
  line-height: 1.25;
  text-align: center;
  overflow-wrap: break-word;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${motion.quick}, border-color ${motion.quick};

  &[data-variant="primary"] { background: ${color.primary}; color: ${color.onPrimary}; }
  &[data-variant="primary"][data-hovered] { background: ${color.primaryHover}; }
  &[data-variant="primary"][data-pressed] { background: ${color.primaryPressed}; }

  &[data-variant="secondary"] { background: ${color.surface}; border-color: ${color.edge}; }
  &[data-variant="secondary"][data-hovered] { background: ${color.primaryTint}; border-color: ${color.primary}; }
  &[data-variant="secondary"][data-pressed] { border-color: ${color.primaryPressed}; }

  &[data-variant="danger"] { background: ${color.surface}; border-color: ${color.danger}; color: ${color.danger}; }
  &[data-variant="danger"][data-hovered] { background: ${color.dangerTint}; }

  &[data-variant="quiet"] { padding-inline: ${space(1)}; color: inherit; font-weight: ${font.weight.regular}; }
  &[data-variant="quiet"][data-hovered] { background: color-mix(in srgb, currentColor 8%, transparent); }
  &[data-variant="quiet"][data-pressed] { background: color-mix(in srgb, currentColor 14%, transparent); }

  &[data-focus-visible] { ${focusRing} }

  &[data-disabled] { cursor: not-allowed; }
  /* A button that is disabled only until its script has loaded does not look disabled. */
  &[data-disabled][data-variant]:where(:not([data-waiting])) { color: ${color.inkMuted}; background: ${color.sunken}; border-color: transparent; }
  &[data-disabled][data-variant="quiet"] { background: transparent; opacity: 0.6; }

  ${media.forcedColors} {
    border-color: ButtonText;
    &[data-disabled][data-variant] { opacity: 1; color: GrayText; border-color: GrayText; }
  }
  /* Nothing can be pressed on paper. */
  ${media.print} { display: none; }
`;
