import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { colorProperties, font } from "@gbvf/ui/tokens/tokens.ts";
import type { Plugin } from "vite";

const BODY = /<body>[\s\S]*<\/body>/;
const FIRST_PAINT = /<link rel="stylesheet" href="\/first-paint.css"[^>]*>/;

/** As GlobalStyle says it, which the page has only when the app has come. */
const baseStyle = `:root{${colorProperties.map(({ property, value }) => `${property}:${value}`).join(";")}}
html{text-size-adjust:100%;-webkit-text-size-adjust:100%}
body{margin:0;min-width:320px;background:var(--color-page);color:var(--color-ink);font:400 1rem/1.5 ${font.family};font-variant-numeric:tabular-nums lining-nums;overflow-wrap:break-word}
a{color:var(--color-primary);text-underline-offset:.2em;text-decoration-thickness:1px}`;

/** With the base, without comments and blanks. */
export const smallStyle = (style: string) =>
  (baseStyle + style)
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\s*\n\s*/g, "")
    .replace(/\s*([{;,])\s*/g, "$1");

/** Writes the document of the directory's page, for the server to fill in: with all of its style and no other file. */
export function helpPage(): Plugin {
  let root = "";
  let outDir = "";
  return {
    name: "help-page",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle: async () => {
      const page = await readFile(join(outDir, "index.html"), "utf8");
      const small = smallStyle(await readFile(join(root, "directory/help.css"), "utf8"));
      if (!FIRST_PAINT.test(page)) throw new Error("index.html no longer holds the first paint.");
      const written = page
        .replace(FIRST_PAINT, `<style>${small}</style>`)
        .replace(/<title>.*<\/title>/, "<title>Contact Directory</title>")
        .replace(/<meta\s+name="description"[\s\S]*?\/>/, "")
        .replace(BODY, "<body><!--help--></body>");
      await writeFile(join(outDir, "help.html"), written);
    },
  };
}
