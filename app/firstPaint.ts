import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { homeTitle } from "./dashboard/home/homeTitle.ts";

/** Where every page holds what stands there until React draws. */
const FIRST_PAINT = '<p class="first-paint">GBVF Dashboard</p>';

/** What the overview asks for whatever place it is about; pages without the themes must not fetch them. */
const PRELOAD =
  '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/dashboard/components" />';

/**
 * Writes the overview's own page, /home: the same as all others, but its heading is there before any script is. The
 * heading stands where React draws it, so nothing moves; first-paint.css says where.
 */
export function firstPaint(): Plugin {
  let outDir = "";
  return {
    name: "first-paint",
    apply: "build",
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle: async () => {
      const page = await readFile(join(outDir, "index.html"), "utf8");
      if (!page.includes(FIRST_PAINT)) throw new Error("index.html no longer holds the first paint.");
      const home = page
        .replace(FIRST_PAINT, `${FIRST_PAINT}<h1 class="first-paint-home">${homeTitle}</h1>`)
        .replace("</title>", `</title>${PRELOAD}`);
      await writeFile(join(outDir, "home.html"), home);
    },
  };
}
