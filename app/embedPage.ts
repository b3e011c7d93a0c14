import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { smallStyle } from "./helpPage.ts";

/** Writes the document of figures inside other sites, for the server to fill in: with its style and no other file. */
export function embedPage(): Plugin {
  let root = "";
  let outDir = "";
  return {
    name: "embed-page",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle: async () => {
      const style = smallStyle(await readFile(join(root, "embed.css"), "utf8"));
      const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer"><title>GBVF Dashboard</title><style>${style}</style>`;
      await writeFile(
        join(outDir, "embed.html"),
        `<!doctype html><html lang="en-ZA"><head>${head}</head><body><!--embed--></body></html>`,
      );
    },
  };
}
