import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { homeTitle } from "./dashboard/home/homeTitle.ts";

/** What every page shows until React draws. */
const FIRST_PAINT = '<p class="first-paint">GBVF Dashboard</p>';

/** For any place; pages without themes must not fetch it. */
const PRELOAD =
  '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/dashboard/components" />';

/** As HelpNow draws it, with the server's two most urgent help lines. */
const HELP_NOW = [
  '<section class="help-now" aria-labelledby="help-now"><p id="help-now">Need help now?</p>',
  '<ul><!--help-lines 2: <li><a href="tel:{dialled}" aria-label="Call {number}, {name}">',
  "<strong>{number}</strong><span>{name}</span></a></li>--></ul>",
  '<a href="/home/contact">Find help near you</a></section>',
].join("");

/**
 * Writes /home with numbers to call and a heading before any script, where React draws them later; see
 * first-paint.css.
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
        .replace(
          FIRST_PAINT,
          `${FIRST_PAINT}<div class="first-paint-home">${HELP_NOW}<h1>${homeTitle}</h1></div>`,
        )
        .replace("</title>", `</title>${PRELOAD}`);
      await writeFile(join(outDir, "home.html"), home);
    },
  };
}
