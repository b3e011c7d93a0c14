import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build, type InlineConfig, type Plugin } from "vite";
import { afterBuild } from "./afterBuild.ts";
import { buildScript } from "./buildScript.ts";

const SCRIPTS = /<link rel="(modulepreload|preload)"[^>]*>\s*/g;
/** Matches all script elements in a row and captures the address of the last, which is the app's. */
const MAIN_SCRIPTS = /(?:<script type="module"[^>]* src="([^"]+)"><\/script>\s*)+/;

const createStartScript = (start: string, main: string) =>
  `<script type="module" src="${start}" data-main="${main}"></script>`;

const DOCUMENT_PATH = "server/page.html";

type ServerBuild = { root: string; outDir: string; leaveScript: string; isWatching?: boolean };

const buildServer = (config: InlineConfig, { root, outDir, leaveScript, isWatching = false }: ServerBuild) =>
  build({
    ...config,
    configFile: false,
    root,
    publicDir: false,
    logLevel: "warn",
    define: {
      "process.env.NODE_ENV": isWatching ? '"development"' : '"production"',
      "import.meta.env.VITE_LEAVE_SCRIPT": JSON.stringify(leaveScript),
    },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: join(outDir, "server"),
      emptyOutDir: !isWatching,
      watch: isWatching ? {} : null,
      rolldownOptions: {
        input: {
          render: `${root}/server/render.tsx`,
          renderDocuments: `${root}/server/renderDocuments.tsx`,
        },
      },
    },
  });

export const serverRender = (config: InlineConfig) =>
  afterBuild("server-render", async ({ root, outDir }) => {
    const leaveFile = await buildScript({
      root,
      outDir,
      input: "directory/leaveHelp.ts",
      name: "leave-help",
    });
    await buildServer(config, { root, outDir, leaveScript: `/${leaveFile}` });
    const page = await readFile(join(outDir, "index.html"), "utf8");
    const [, main = ""] = MAIN_SCRIPTS.exec(page) ?? [];
    const start = await buildScript({ root, outDir, input: "server/start.ts", name: "start" });
    const document = page.replace(SCRIPTS, "").replace(MAIN_SCRIPTS, createStartScript(`/${start}`, main));
    await writeFile(join(outDir, DOCUMENT_PATH), document);
    // The API serves only the filled template, never this file.
    await rm(join(outDir, "index.html"));
  });

/** In development the API renders pages and embeds, and Vite serves their scripts. */
export const developmentRender = (config: InlineConfig): Plugin => ({
  name: "development-render",
  apply: "serve",
  configureServer: async (server) => {
    const { root, build: output } = server.config;
    const outDir = resolve(root, output.outDir);
    await rm(join(outDir, "server"), { recursive: true, force: true });
    await mkdir(join(outDir, "server"), { recursive: true });
    const watcher = await buildServer(config, {
      root,
      outDir,
      leaveScript: "/directory/leaveHelp.ts",
      isWatching: true,
    });
    if (!("on" in watcher)) return;
    server.httpServer?.once("close", () => void watcher.close());
    await new Promise<void>((done) => {
      watcher.on("event", ({ code }) => {
        if (code === "END") done();
      });
    });
    const page = await readFile(join(root, "index.html"), "utf8");
    const document = page.replace(MAIN_SCRIPTS, createStartScript("/server/start.ts", "/main.tsx"));
    await writeFile(join(outDir, DOCUMENT_PATH), await server.transformIndexHtml("/", document));
  },
});
