import { styled } from "styled-components";
import { cardStyle } from "../../primitives/Card/Card.tsx";
import { focusRing } from "../../tokens/focusRing.ts";
import { row, stack } from "../../tokens/layout.ts";
import { media } from "../../tokens/media.ts";
import { color, font, radius, size, space } from "../../tokens/tokens.ts";

/** In a queue that is narrower than this, a row is a card. */
const narrowQueue = "@container queue (max-width: 60rem)";

export const Root = styled.div`
  ${stack(3)}
  container: queue / inline-size;
`;

export const Place = styled.div`
  ${cardStyle}
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const PlaceHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(0.5)} ${space(2)};
  padding: ${space(1)} ${space(2)};
  border-bottom: 1px solid ${color.line};
  background: ${color.sunken};
`;

export const Where = styled.div`
  flex: 1 1 16rem;
  min-width: 0;

  strong { font-size: ${font.size.body}; }
  small { display: block; color: ${color.inkMuted}; font-size: ${font.size.small}; }
  [data-edit-lock] { color: ${color.ink}; font-weight: ${font.weight.strong}; }
`;

/**
 * Scrolls so that two more rows are visible below the focused row. The browser does not render rows far out
 * of sight.
 */
export const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(10rem, 3fr) minmax(9rem, 2fr) minmax(8rem, 2fr) 25.5rem;
  gap: ${space(1)} ${space(2)};
  align-items: center;
  padding: ${space(1)} ${space(2)};
  border-inline-start: 0.25rem solid transparent;
  content-visibility: auto;
  contain-intrinsic-size: auto 4.5rem;
  &&& { scroll-margin-block: calc(${size.headerHeight} + ${space(10)}) 11rem; }

  & + & { border-block-start: 1px solid ${color.line}; }
  &[data-active] { border-inline-start-color: ${color.primary}; background: ${color.primaryTint}; }
  &[data-done] { color: ${color.inkMuted}; }
  &:focus-visible { ${focusRing} outline-offset: -3px; }

  ${narrowQueue} {
    grid-template-columns: minmax(0, 1fr) auto;
    row-gap: ${space(0.5)};
    contain-intrinsic-size: auto 12rem;
    &&& { scroll-margin-block: calc(${size.headerHeight} + ${space(1)}) 25rem; }
    padding-inline-start: calc(${space(2)} - 0.25rem);
  }
`;

export const Cell = styled.div`
  min-width: 0;

  &[data-editor] {
    grid-column: 1 / -1;
    input, [role="spinbutton"] { scroll-margin-block: calc(${size.headerHeight} + ${space(18)}) ${space(10)}; }
  }
  ${narrowQueue} { [data-row] > &:not([data-editor]) { grid-column: 2; grid-row: 1; align-self: start; } }
`;

export const Who = styled.div`
  min-width: 0;

  small { display: block; color: ${color.inkMuted}; font-size: ${font.size.small}; }
  [role="row"]:not(:has(input[type="checkbox"])) > & { grid-column: 1 / 3; }
  ${narrowQueue} { &&& { grid-column: 1; grid-row: 1; } }
`;

export const RowActions = styled.div`
  ${row(0, 2)}
  min-width: 0;
  font-size: ${font.size.small};

  a { display: inline-flex; align-items: center; min-height: 24px; color: ${color.primary}; }
  a[href^="tel:"] { font-size: ${font.size.body}; font-variant-numeric: tabular-nums; }
  small { color: ${color.inkMuted}; font-size: ${font.size.small}; }
  ${narrowQueue} {
    grid-column: 1 / -1;
    a { min-height: ${size.target}; }
    /* Contacts with a number show no e-mail address here, so that three rows are visible; the form of the
       place shows it. */
    a[href^="tel:"] ~ a[href^="mailto:"] { display: none; }
  }
`;

export const Why = styled.div`
  min-width: 0;
  color: ${color.inkMuted};
  font-size: ${font.size.small};

  &[data-reported], strong { color: ${color.danger}; font-weight: ${font.weight.strong}; }
  [data-done] > & { color: inherit; font-weight: ${font.weight.regular}; }
  ${narrowQueue} { grid-column: 1 / -1; }
`;

export const ActionCell = styled.div`
  ${row(1)}
  align-items: center;
  justify-content: end;

  b { flex: 1 1 8rem; font-size: ${font.size.small}; }
  b[data-checked] { color: ${color.success}; }
  ${narrowQueue} {
    grid-column: 1 / -1;
    gap: ${space(0.5)};
    justify-content: start;
    > button { flex: 1 1 auto; padding-inline: ${space(0.5)}; }
  }
`;

export const ActionButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(0.75)};
  min-height: ${size.target};
  padding: ${space(0.25)} ${space(1)};
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.primary};
  font-size: ${font.size.small};
  cursor: pointer;

  &[data-main] { border-color: ${color.primary}; font-weight: ${font.weight.strong}; }
  [data-active] > * > &[data-main] { background: ${color.primary}; color: ${color.onPrimary}; }
  &:hover { border-color: ${color.primary}; }
  &:focus-visible { ${focusRing} }
  ${media.print} { display: none; }
`;

/** Hidden on devices without a keyboard. */
export const Key = styled.kbd`
  min-width: 1.25em;
  padding-inline: 0.25em;
  border: 1px solid currentColor;
  border-radius: 3px;
  font: inherit;
  font-size: ${font.size.caption};
  line-height: 1.4;
  text-align: center;
  ${media.touch} { button > & { display: none; } }
  ${media.narrow} { button > & { display: none; } }
`;

export const Tick = styled.label`
  display: grid;
  place-items: center;
  min-width: ${size.target};
  min-height: ${size.target};
  cursor: pointer;

  input { width: 24px; height: 24px; margin: 0; accent-color: ${color.primary}; cursor: inherit; }
  input:focus-visible { ${focusRing} }
`;
