import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterBuild } from "./afterBuild.ts";
import { withStyle } from "./inlineStyle.ts";

const BODY = /<body>[\s\S]*<\/body>/;

/** The server fills it in; it has all its style and no other file. */
export const helpPage = () =>
  afterBuild("help-page", async ({ root, outDir }) => {
    const page = await readFile(join(outDir, "index.html"), "utf8");
    const style = await readFile(join(root, "directory/help.css"), "utf8");
    const written = withStyle(page, style)
      .replace(/<title>.*<\/title>/, "<title>Contact Directory</title>")
      .replace(/<meta\s+name="description"[\s\S]*?\/>/, "")
      .replace(BODY, "<body><!--help--></body>");
    await writeFile(join(outDir, "help.html"), written);
  });
