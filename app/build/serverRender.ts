import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type InlineConfig } from "vite";
import { afterBuild, writeTemplate } from "./afterBuild.ts";
import { buildScript } from "./buildScript.ts";

const ROOT = /<div id="root">[\s\S]*<\/noscript>/;
const STYLE = /<link rel="stylesheet" href="\/first-paint.css"[^>]*>/;
const SCRIPTS = /<link rel="(modulepreload|preload)"[^>]*>\s*/g;
/** The last one is the app's own. */
const MAIN = /(?:<script type="module"[^>]* src="([^"]+)"><\/script>\s*)+/;

/** Renders public pages on the server, and writes the document around them. */
export const serverRender = (config: InlineConfig) =>
  afterBuild("server-render", async ({ root, outDir }) => {
    await build({
      ...config,
      configFile: false,
      root,
      publicDir: false,
      logLevel: "warn",
      define: { "process.env.NODE_ENV": '"production"' },
      ssr: { noExternal: true },
      build: { ssr: `${root}/server/render.tsx`, outDir: join(outDir, "server"), emptyOutDir: true },
    });
    const page = await readFile(join(outDir, "index.html"), "utf8");
    const [, main] = MAIN.exec(page) ?? [];
    const start = await buildScript({ root, outDir, input: "server/start.ts", name: "start" });
    const written = page
      .replace(ROOT, '<div id="root"><!--page--></div><!--requests-->')
      .replace(STYLE, "<!--head-->")
      .replace(SCRIPTS, "")
      .replace(MAIN, `<script type="module" src="/${start}" data-main="${main}"></script>`)
      .replace(/<title>.*<\/title>/, "");
    await writeTemplate(outDir, "page.html", written);
  });
