import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type InlineConfig } from "vite";
import { afterBuild } from "./afterBuild.ts";
import { buildScript } from "./buildScript.ts";

const SCRIPTS = /<link rel="(modulepreload|preload)"[^>]*>\s*/g;
/** The last one is the app's own. */
const MAIN = /(?:<script type="module"[^>]* src="([^"]+)"><\/script>\s*)+/;

/** Renders public pages on the server, and writes the document around them. */
export const serverRender = (config: InlineConfig) =>
  afterBuild("server-render", async ({ root, outDir }) => {
    const leave = await buildScript({ root, outDir, input: "directory/leaveHelp.ts", name: "leave-help" });
    await build({
      ...config,
      configFile: false,
      root,
      publicDir: false,
      logLevel: "warn",
      define: {
        "process.env.NODE_ENV": '"production"',
        "import.meta.env.VITE_LEAVE_SCRIPT": JSON.stringify(`/${leave}`),
      },
      ssr: { noExternal: true },
      build: {
        ssr: true,
        outDir: join(outDir, "server"),
        emptyOutDir: true,
        rolldownOptions: {
          input: {
            render: `${root}/server/render.tsx`,
            renderDocuments: `${root}/server/renderDocuments.tsx`,
          },
        },
      },
    });
    const page = await readFile(join(outDir, "index.html"), "utf8");
    const [, main] = MAIN.exec(page) ?? [];
    const start = await buildScript({ root, outDir, input: "server/start.ts", name: "start" });
    const document = page
      .replace(SCRIPTS, "")
      .replace(MAIN, `<script type="module" src="/${start}" data-main="${main}"></script>`);
    await writeFile(join(outDir, "server/page.html"), document);
    // The server fills it in: nobody gets it as it is.
    await rm(join(outDir, "index.html"));
  });
