import { colorStyle, measures } from "@gbvf/ui/tokens/tokens.ts";

/** GlobalStyle's values, which the page lacks until the app has come. */
const baseStyle = `${colorStyle}
html{text-size-adjust:100%;-webkit-text-size-adjust:100%}
body{margin:0;min-width:320px;background:var(--color-page);color:var(--color-ink);font:400 1rem/1.5 ${measures["font-family"]};font-variant-numeric:tabular-nums lining-nums;overflow-wrap:break-word}
a{color:var(--color-primary);text-underline-offset:.2em;text-decoration-thickness:1px}`;

/** Removes comments and blanks. */
export const smallStyle = (style: string) =>
  (baseStyle + style)
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\s*\n\s*/g, "")
    .replace(/\s*([{;,])\s*/g, "$1");
