import { focusRing } from "@gbvf/ui/tokens/focusRing.ts";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, size, space } from "@gbvf/ui/tokens/tokens.ts";
import { css, styled } from "styled-components";

export const HelpColumn = styled.div`
  width: min(120rem, 100%);
  padding: ${space(3)} ${space(2)} ${space(6)};

  > h1 { margin-block-end: ${space(2)}; }
  ${media.wide} { padding: ${space(5)} ${space(3)}; }
  ${media.print} { padding: 0; }
`;

/** Keep these styles short: each help page contains them, and phones pay for each byte. */
export const HelpRoot = styled.div`
  ${stack(4)}
  overflow-wrap: anywhere;

  a, summary { color: ${color.primary}; scroll-margin-block: 7.75rem 4rem; }
  :is(a, summary, input, button):focus-visible { ${focusRing} }
  h2 { line-height: 1.25; }
  #help-here { font-size: ${font.size.page}; }
  h3 { line-height: 1.35; }
  ul { padding: 0; list-style: none; }
  small { max-width: ${size.measure}; color: ${color.inkMuted}; line-height: 1.4; }
  address { font-style: normal; }
  summary { display: flex; align-items: center; min-height: 44px; cursor: pointer; }
  summary::before { flex: none; width: 1.25rem; content: "▸"; }
  details[open] > summary::before { content: "▾"; }
  /* An English text under the one in the page's language. */
  :is(h2, label) br + [lang] { color: ${color.inkMuted}; font-size: ${font.size.body}; font-weight: ${font.weight.regular}; }
  /* Browsers break blocks correctly across pages, but not grids. */
  ${media.print} {
    display: block;
    > * { margin-block-end: ${space(1.5)}; }
    details::details-content { content-visibility: visible; }
  }
`;

export const HelpSection = styled.section`
  ${stack(1.5)}
  ${media.print} {
    display: block;
    > * { margin-block-end: ${space(1.5)}; }
  }
`;

export const Quiet = styled.p`
  max-width: ${size.measure};
  color: ${color.inkMuted};
  font-size: ${font.size.small};
  line-height: 1.4;
`;

export const BackLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;

const columns = (width: string) =>
  `grid-template-columns: repeat(auto-fill, minmax(min(${width}, 100%), 1fr));`;

export const Services = styled.ul`
  display: grid;
  ${columns("20rem")}
  gap: ${space(3)} ${space(4)};

  > li { ${stack(0.5)} align-content: start; padding-block-start: ${space(1.5)}; border-top: 1px solid ${color.line}; break-inside: avoid; }
  /* Columns leave no gaps under short entries, unlike the rows of a grid. */
  ${media.wide} {
    display: block;
    columns: 20rem;
    column-gap: ${space(4)};
    > li + li { margin-block-start: ${space(3)}; }
  }
`;

const linksOfList = css`
  a { display: inline-flex; align-items: center; min-height: 44px; padding-block: ${space(0.5)}; }
`;

export const Places = styled.ul`
  display: grid;
  ${columns("14rem")}
  gap: 0 ${space(2)};
  ${linksOfList}
`;

export const Provinces = styled.div`
  display: grid;
  ${columns("9.5rem")}
  gap: 0 ${space(2)};

  details[open] { grid-column: 1 / -1; }
`;

export const Urgent = styled.ul`
  display: grid;
  ${columns("9.75rem")}
  gap: ${space(1)};
  ${media.wide} { ${columns("14rem")} }

  a { justify-content: start; height: 100%; }
  /* So local numbers stay on a phone's first screen. */
  &[data-with-services] > li:nth-child(n + 3) { ${media.narrow} { display: none; } }
  /* At this size the longest official term fits one line of a small phone. */
  b { font-size: ${font.size.caption}; }
`;

export const Facts = styled.ul`
  display: grid;
  ${columns("17rem")}
  gap: ${space(3)} ${space(4)};
  padding-block: ${space(1)} ${space(2)} !important;
  ${linksOfList}

  > li { break-inside: avoid; }
  > li > span { display: flex; flex-wrap: wrap; gap: 0 ${space(2)}; }
`;

export const field = css`
  min-width: 0;
  min-height: 44px;
  padding: ${space(1)} ${space(1.5)};
  border: 1px solid ${color.edge};
  border-radius: 4px;
  background: ${color.surface};
`;

export const SubmitButton = styled.button`
  ${field}
  border-color: ${color.primary};
  background: ${color.primary};
  color: ${color.onPrimary};
  font-weight: ${font.weight.strong};

  &:hover { background: ${color.primaryHover}; }
`;
