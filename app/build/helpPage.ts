import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { afterBuild, writeTemplate } from "./afterBuild.ts";
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
    const script = await buildScript(root, outDir);
    const translated = written
      .replace(OF_APP, "")
      .replace(ICON, `<script type="module" src="/${script}"></script>$&`);
    await writeTemplate(outDir, "help-translated.html", translated);
  });

async function buildScript(root: string, outDir: string): Promise<string> {
  const name = "assets/leave-help-[hash].js";
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: "warn",
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: { input: `${root}/directory/leaveHelp.ts`, output: { entryFileNames: name } },
    },
  });
  const [chunk] = "output" in built ? built.output : [];
  if (chunk === undefined) throw new Error("The script of the help pages was not built.");
  return chunk.fileName;
}
