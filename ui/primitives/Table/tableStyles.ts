import { styled } from "styled-components";
import { focusRing } from "../../tokens/focusRing.ts";
import { media, query } from "../../tokens/media.ts";
import { scrollEdges } from "../../tokens/scrollEdges.ts";
import { color, font, size, space } from "../../tokens/tokens.ts";

export const Frame = styled.div<{ $maxHeight: string | undefined }>`
  display: flex;
  flex-direction: column;
  ${({ $maxHeight }) => $maxHeight && `max-height: ${$maxHeight};`}
  ${media.print} { display: block; max-height: none; }
`;

export const Viewport = styled.div`
  position: relative;
  max-width: 100%;
  overflow: auto;
  ${scrollEdges("right")}

  &:focus-visible { ${focusRing} outline-offset: -3px; }
  /* Paper does not scroll. */
  ${media.print} { overflow: visible; }
`;

export const Grid = styled.table`
  width: 100%;
  /* Collapsed borders would not move with the sticky heading. */
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${font.size.small};
  line-height: 1.35;

  thead th {
    position: sticky;
    top: 0;
    z-index: 1;
    padding: 0;
    background: ${color.sunken};
    vertical-align: bottom;
  }

  tbody th, td {
    padding: ${space(1)};
    border-bottom: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
  }
  tbody th { min-width: 9rem; font-weight: ${font.weight.regular}; }
  @media screen and ${query.narrow} {
    :is(thead, tbody) th:first-child { position: sticky; inset-inline-start: 0; }
    thead th:first-child { z-index: 2; }
    /* Leaves the row's upper line visible. */
    tbody th { background: linear-gradient(${color.surface}, ${color.surface}) 0 1px no-repeat; }
  }

  [data-pinned] > * { background: ${color.sunken}; font-weight: ${font.weight.strong}; }
  tbody tr:hover:not([data-pinned]) > * { background: ${color.primaryTint}; }

  [data-numeric] { text-align: end; font-variant-numeric: tabular-nums; }
  td[data-numeric] { white-space: nowrap; }
  [data-missing] { color: ${color.inkMuted}; }
  /* Paper is not scrolled sideways. */
  ${media.print} {
    thead th { position: static; padding: 2px ${space(0.5)}; text-align: start; }
    thead [data-numeric] { text-align: end; }
    tbody th { min-width: 7.5rem; }
    tbody th, td { padding: 2px ${space(0.5)}; }
    td[data-numeric] { white-space: normal; }
    &:has(th:nth-child(8)) { font-size: 8pt; tbody th { min-width: 0; } }
  }
`;

/** On a phone, the column would otherwise be so narrow that a sentence has one word on each line. */
export const CellText = styled.span`
  display: block;
  ${media.narrow} { width: max-content; max-width: 11rem; }
  [data-numeric] & { margin-inline-start: auto; }
  ${media.print} { width: auto; max-width: none; }
`;

export const Caption = styled.p`
  padding: ${space(1)};
  background: ${color.surface};
  color: ${color.inkMuted};
  font-size: ${font.size.small};
  ${media.print} { padding: 0; break-inside: avoid; break-after: avoid; }
`;

export const SortLabel = styled.button`
  display: inline-flex;
  align-items: end;
  gap: ${space(0.5)};
  width: 100%;
  min-height: ${size.target};
  padding: ${space(1)};
  border: 0;
  background: transparent;
  font-weight: ${font.weight.strong};
  text-align: start;
  cursor: pointer;

  [data-numeric] & { min-width: 6.5rem; justify-content: end; text-align: end; }
  th:not([aria-sort]) & svg { opacity: 0.55; }
  &[data-hovered] { background: ${color.line}; }
  /* Prints text instead of a button, whose box browsers omit where they repeat the heading. */
  ${media.print} { display: contents; svg { display: none; } }
  &[data-focus-visible] { ${focusRing} outline-offset: -3px; }
`;

export const Empty = styled.p`
  padding: ${space(3)} ${space(2)};
  color: ${color.inkMuted};
  text-align: center;
`;
