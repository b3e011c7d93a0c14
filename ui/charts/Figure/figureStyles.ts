import { styled } from "styled-components";
import { media } from "../../tokens/media.ts";
import { color, font, space } from "../../tokens/tokens.ts";

export const Root = styled.figure<{ $insetRight: number }>`
  --inset-right: 0px;
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  min-width: 0;

  &[data-filling] {
    gap: 0;
    ${media.wide} { --inset-right: ${({ $insetRight }) => $insetRight}px; height: 100%; }
    ${media.print} { --inset-right: 0px; height: auto; }
  }
  /* Browsers break blocks correctly across pages, but not grids. */
  ${media.print} {
    display: block;
    margin-block-end: ${space(1)};
    &:not(:has(table, [role="grid"])) { break-inside: avoid; }
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: 0 ${space(2)};

  > :first-child { flex: 1 1 18rem; text-wrap: pretty; }
  /* The line under the finding: what is measured, where and when. */
  > :has([data-measure]) {
    line-height: 1.35;
    h2, h3, h4, p { display: inline; }
    p::before { content: "\\00a0· "; }
  }
  /* On a phone the drawing follows its heading, and the buttons come after it. */
  ${media.narrow} {
    display: contents;
    > :first-child { flex: none; }
    > :last-child { order: 1; }
  }
  /* Until the rest of the figure has arrived, the buttons would stand in the place of the drawing. */
  figure > &:not(:has(~ figcaption)) > :last-child { visibility: hidden; }
  ${media.print} { > :first-child { padding-inline-end: ${space(3)}; } }
  [data-filling] > & {
    align-items: center;
    padding: 0 calc(${space(2)} + var(--inset-right)) 0 ${space(2)};
    ${media.wide} { padding-inline-start: ${space(3)}; flex-wrap: nowrap; min-height: 40px; padding-block-start: ${space(0.5)}; }
    ${media.narrow} { > * { margin-inline: ${space(2)}; } }
    ${media.print} {
      padding-inline: 0;
      > * { margin-inline: 0; }
    }

    ${media.wide} {
      > :first-child { line-height: 1.2; }
      p, [data-measure] { font-size: ${font.size.caption}; }
    }
  }
`;

export const Finding = styled.span`
  display: block;
  max-width: 80ch;
  text-wrap: pretty;
`;

export const Measure = styled.span`
  &[data-measure] {
    color: ${color.ink};
    font-size: ${font.size.small};
    font-weight: ${font.weight.regular};
    letter-spacing: 0;
  }
`;

export const Subtitle = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;

export const Body = styled.div`
  position: relative;
  flex: 1 0 auto;
  align-content: var(--figure-alignment, normal);
  min-width: 0;

  [data-filling] > & {
    ${media.wide} { flex: 1; min-height: 0; }
    ${media.narrow} { --drawing-height: clamp(16rem, 100dvh - 26rem, 32rem); }
    ${media.print} { > * + * { break-before: page; } }
  }
  [data-filling] > &[data-table] { margin-inline-end: var(--inset-right); }
`;

export const OnScreen = styled.span`
  ${media.print} { display: none; }
`;

export const Foot = styled.figcaption`
  display: grid;
  gap: ${space(0.5)};
  font-size: ${font.size.small};
  ${media.narrow} { order: 1; }
  &:empty { display: none; }

  [data-filling] > & {
    padding: 2px calc(${space(2)} + var(--inset-right)) 2px ${space(2)};
    ${media.wide} { padding-inline-start: ${space(3)}; }
    p { max-width: none; ${media.wide} { font-size: ${font.size.caption}; } }
    ${media.print} { padding-inline: 0; }
  }
`;
