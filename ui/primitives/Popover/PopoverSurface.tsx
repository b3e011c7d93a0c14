import { Popover } from "react-aria-components/Popover";
import { css, styled } from "styled-components";
import { media } from "../../tokens/media.ts";
import { color, font, layer, radius, size, space } from "../../tokens/tokens.ts";

export const PopoverSurface = styled(Popover).attrs({ offset: 4, containerPadding: 8 })`
  display: flex;
  flex-direction: column;
  min-width: var(--trigger-width);
  max-width: min(24rem, calc(100vw - ${space(2)}));
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.ink};
  font-size: ${font.size.body};
  /* React Aria writes its own z-index inline. */
  z-index: ${layer.overlay} !important;
`;

export const choiceList = css`
  padding: ${space(0.5)};
  overflow: auto;
  outline: none;
`;

export const choiceStyle = css`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${size.target};
  padding: ${space(0.5)} ${space(1)};
  border-radius: 2px;
  color: inherit;
  text-decoration: none;
  overflow-wrap: anywhere;
  outline: none;
  cursor: pointer;

  &[data-hovered] { background: ${color.primaryTint}; }
  &[data-focused] { background: ${color.primary}; color: ${color.onPrimary}; }
  &[data-selected] { font-weight: ${font.weight.strong}; }
  &[data-disabled] { color: ${color.inkMuted}; cursor: not-allowed; }

  ${media.forcedColors} {
    forced-color-adjust: none;
    background: Canvas;
    color: CanvasText;
    &[data-focused] { background: Highlight; color: HighlightText; }
    &[data-disabled] { color: GrayText; }
  }
`;
