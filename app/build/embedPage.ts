import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterBuild, writeTemplate } from "./afterBuild.ts";
import { smallStyle } from "./inlineStyle.ts";

/** The server fills it in; it has its style and no other file. */
export const embedPage = () =>
  afterBuild("embed-page", async ({ outDir }) => {
    const style = smallStyle(await readFile(join(import.meta.dirname, "embed.css"), "utf8"));
    const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer"><title>GBVF Dashboard</title><style>${style}</style>`;
    await writeTemplate(
      outDir,
      "embed.html",
      `<!doctype html><html lang="en-ZA"><head>${head}</head><body><!--embed--></body></html>`,
    );
  });
