import { createGlobalStyle, css } from "styled-components";
import { focusRing } from "./focusRing.ts";
import { media, query } from "./media.ts";
import { color, colorStyle, font, measures } from "./tokens.ts";

const measureDeclarations = Object.entries(measures)
  .map(([name, value]) => `--${name}: ${value};`)
  .join(" ");

/** The custom properties that every component uses. */
export const tokenStyle = css`
  /* In a layer, so that every rule of a theme overrides it. */
  @layer tokens {
    ${colorStyle}
    :root {
      ${measureDeclarations}
      --size-target: max(24px, 40px * var(--density));
      --size-header: 3.75rem;
      --width-exit-button: min(10.5rem, 62vw);
      --motion-quick: 120ms;
      --motion-calm: 180ms;
    }

    @media ${query.touch}, ${query.narrow} {
      :root { --size-target: 44px; }
    }
    ${media.narrow} {
      :root { --size-header: 2.75rem; --width-exit-button: min(9rem, 62vw); }
    }
  }

  ${media.reducedMotion} {
    :root { --motion-quick: 0ms; --motion-calm: 0ms; }
  }
`;

/** Render it once, at the root of the app and of each story. */
export const GlobalStyle = createGlobalStyle`
  ${tokenStyle}

  *, *::before, *::after { box-sizing: border-box; }

  html {
    font-family: ${font.family};
    font-size: 100%;
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
  }

  body {
    margin: 0;
    min-width: 320px;
    background: ${color.page};
    color: ${color.ink};
    font-size: ${font.size.body};
    line-height: ${font.line.text};
    font-variant-numeric: tabular-nums lining-nums;
    overflow-wrap: break-word;
    -webkit-tap-highlight-color: transparent;
  }

  h1, h2, h3, h4, h5, p, ul, ol, dl, dd, figure, fieldset, table { margin: 0; padding: 0; }
  ul:not([class]), ol:not([class]) { padding-inline-start: 1.25em; }
  fieldset { border: 0; min-width: 0; }

  h1, h2, h3, h4, h5 {
    font-weight: ${font.weight.strong};
    line-height: ${font.line.tight};
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  h1 { font-size: ${font.size.page}; letter-spacing: -0.02em; ${media.wide} { font-size: ${font.size.display}; } }
  h2 { font-size: ${font.size.large}; }
  h3, h4, h5 { font-size: ${font.size.body}; line-height: ${font.line.text}; letter-spacing: 0; }

  small { font-size: ${font.size.small}; }
  strong, b { font-weight: ${font.weight.strong}; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  a { color: ${color.primary}; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
  svg, img { vertical-align: middle; max-width: 100%; }
  table { border-collapse: collapse; }

  @page { size: A4; margin: 14mm; }
  ${media.print} {
    /* Keeps the colours of charts and maps on paper; the page's background becomes white. */
    :root { print-color-adjust: exact; --color-page: #fff; }
    body { min-width: 0; font-size: 10pt; }
    h1, h2, h3, h4, h5 { break-after: avoid; }
    tr, figcaption { break-inside: avoid; }
  }

  :focus-visible { ${focusRing} }
`;
