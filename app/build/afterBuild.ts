import { resolve } from "node:path";
import type { Plugin } from "vite";

/** Calls `write` after a build, with absolute paths. */
export function afterBuild(
  name: string,
  write: (folders: { root: string; outDir: string }) => Promise<void>,
): Plugin {
  let root = "";
  let outDir = "";
  return {
    name,
    apply: "build",
    configResolved: (config) => {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle: () => write({ root, outDir }),
  };
}
