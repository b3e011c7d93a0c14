import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pageIntros } from "../dashboard/shell/pageIntros.ts";
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

function introOf(page: keyof typeof pageIntros): string {
  const { title, intro } = pageIntros[page];
  return `<div class="first-view" id="first-view"><h1>${title}</h1><p>${intro}</p></div>`;
}

/** HelpNow draws the same, with the server's two most urgent help lines. */
const HOME = [
  '<div class="first-paint-home">',
  '<section class="help-now" aria-labelledby="help-now"><p id="help-now">Need help now?</p>',
  '<ul><!--help-lines 2: <li><a href="tel:{dialled}">',
  "<strong>{number}</strong> <span>{name}</span></a></li>--></ul>",
  '<a href="/home/contact">Find help near you</a></section>',
  "<h1>The response to gender‑based violence and femicide</h1></div>",
].join("");

type Page = { page: string; written: string };

/** Metadata goes into the head, where React leaves it alone. */
const FIRST_VIEW_HEAD = "<!--first-view-head-->";

const PAGES: readonly Page[] = [
  { page: screens.home, written: HOME },
  { page: screens.map, written: FIRST_VIEW },
  { page: screens.chart, written: FIRST_VIEW },
  { page: screens.methods, written: introOf("methods") },
  { page: screens.grid, written: FIRST_VIEW },
  { page: "/home/place/any", written: FIRST_VIEW },
  { page: `${screens.releases}/any`, written: FIRST_VIEW },
  { page: screens.comparison, written: introOf("comparison") },
  { page: screens.accessibility, written: introOf("accessibility") },
  { page: screens.api, written: introOf("api") },
  { page: screens.releases, written: introOf("releases") },
];

/** What a phone shows before any script, where React draws it later; see first-paint.css. */
export const firstPaint = () =>
  afterBuild("first-paint", async ({ outDir }) => {
    const page = await readFile(join(outDir, "index.html"), "utf8");
    if (!page.includes(FIRST_PAINT)) throw new Error("index.html no longer holds the first paint.");
    const styleFile = join(outDir, "first-paint.css");
    const style = await readFile(styleFile, "utf8");
    const styled = withStyle(page, style);
    const htmlOf = (written: string, head = "") =>
      styled.replace(FIRST_PAINT, FIRST_PAINT + written).replace("</title>", `</title>${PRELOAD}${head}`);
    const write = async (name: string, html: string) => {
      const file = join(outDir, `${name}.html`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, html);
    };
    for (const { page, written } of PAGES)
      await write(page, htmlOf(written, written === FIRST_VIEW ? FIRST_VIEW_HEAD : ""));
    await writeFile(styleFile, smallStyle(style));
  });
