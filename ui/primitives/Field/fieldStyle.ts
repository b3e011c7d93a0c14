import { css } from "styled-components";
import { focusRing } from "../../tokens/focusRing.ts";
import { media } from "../../tokens/media.ts";
import { color, font, motion, radius, size, space } from "../../tokens/tokens.ts";

export const fieldLayout = css`
  display: grid;
  /* Keeps a field with large text within its container. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(0.5)};
  min-width: 0;
`;

export const fieldBox = css`
  min-height: ${size.target};
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
  background: ${color.surface};
  transition: border-color ${motion.quick};

  &[data-hovered] { border-color: ${color.primary}; }
  &[data-focused], &[data-focus-within] { ${focusRing} outline-width: 2px; outline-offset: 0; }
  &[data-invalid] { border-color: ${color.danger}; border-width: 2px; }
  &[data-disabled] { background: ${color.sunken}; border-color: ${color.line}; color: ${color.inkMuted}; }

  ${media.forcedColors} {
    &[data-disabled] { border-color: GrayText; color: GrayText; }
  }
`;

export const tickBox = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.onPrimary};

  [data-selected] > & { border-color: ${color.primary}; background: ${color.primary}; }
  [data-focus-visible] > & { ${focusRing} }
  [data-invalid] > & { border: 2px solid ${color.danger}; }
  ${media.forcedColors} {
    [data-selected] > & { forced-color-adjust: none; background: Highlight; color: HighlightText; }
  }
`;

export const fieldLabelStyle = css`
  font-size: ${font.size.small};
  font-weight: ${font.weight.strong};
`;

export const optionalStyle = css`
  color: ${color.inkMuted};
  font-weight: ${font.weight.regular};
`;

export const descriptionStyle = css`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;

export const errorStyle = css`
  color: ${color.danger};
  font-size: ${font.size.small};
  font-weight: ${font.weight.strong};
`;
