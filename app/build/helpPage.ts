import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterBuild, writeTemplate } from "./afterBuild.ts";
import { buildScript } from "./buildScript.ts";
import { withStyle } from "./inlineStyle.ts";

const BODY = /<body>[\s\S]*<\/body>/;
const OF_APP = /<script[^>]*><\/script>|<link rel="(modulepreload|preload|stylesheet)"[^>]*>/g;
const ICON = /<link rel="icon"/;

/** The server fills them in. */
export const helpPage = () =>
  afterBuild("help-page", async ({ root, outDir }) => {
    const page = await readFile(join(outDir, "index.html"), "utf8");
    const style = await readFile(join(root, "directory/help.css"), "utf8");
    const written = withStyle(page, style)
      .replace(/<title>.*<\/title>/, "<title>Contact Directory</title>")
      .replace(/<meta\s+name="description"[\s\S]*?\/>/, "")
      .replace(BODY, "<body><!--help--></body>");
    await writeTemplate(outDir, "help.html", written);
    const script = await buildScript({ root, outDir, input: "directory/leaveHelp.ts", name: "leave-help" });
    const translated = written
      .replace(OF_APP, "")
      .replace(ICON, `<script type="module" src="/${script}"></script>$&`);
    await writeTemplate(outDir, "help-translated.html", translated);
  });
