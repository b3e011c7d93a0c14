import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { screens } from "../lib/address/paths.ts";
import { afterBuild } from "./afterBuild.ts";
import { smallStyle, withStyle } from "./inlineStyle.ts";

/** Every page shows it until React draws. */
const FIRST_PAINT = '<p class="first-paint">GBVF Dashboard</p>';

/** Pages without themes must not fetch it. */
const PRELOAD =
  '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/dashboard/components" />';

/** The server puts an address's heading and finding here. */
const FIRST_VIEW = '<div class="first-view" id="first-view"><!--first-view--></div>';

/** Metadata goes into the head, where React leaves it alone. */
const FIRST_VIEW_HEAD = "<!--first-view-head-->";

const PAGES = [screens.map, screens.chart, screens.grid];

/** What a phone shows before any script, where React draws it later; see first-paint.css. */
export const firstPaint = () =>
  afterBuild("first-paint", async ({ outDir }) => {
    const page = await readFile(join(outDir, "index.html"), "utf8");
    if (!page.includes(FIRST_PAINT)) throw new Error("index.html no longer holds the first paint.");
    const styleFile = join(outDir, "first-paint.css");
    const style = await readFile(styleFile, "utf8");
    const html = withStyle(page, style)
      .replace(FIRST_PAINT, FIRST_PAINT + FIRST_VIEW)
      .replace("</title>", `</title>${PRELOAD}${FIRST_VIEW_HEAD}`);
    for (const path of PAGES) {
      const file = join(outDir, `${path}.html`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, html);
    }
    await writeFile(styleFile, smallStyle(style));
  });
