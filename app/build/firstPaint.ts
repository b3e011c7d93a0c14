import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import * as english from "@gbvf/api/lib/words/home/english.ts";
import { pageIntros } from "../dashboard/shell/pageIntros.ts";
import { screens } from "../lib/address/paths.ts";
import { afterBuild } from "./afterBuild.ts";
import { smallStyle, withStyle } from "./inlineStyle.ts";

/** Every page shows it until React draws. */
const FIRST_PAINT = '<p class="first-paint">GBVF Dashboard</p>';

/** Pages without themes must not fetch it. */
const PRELOAD =
  '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/dashboard/components" />';

/** HelpNow draws the same, with the server's two most urgent help lines. */
const HELP_NOW = [
  `<section class="help-now" aria-labelledby="help-now"><p id="help-now">${english.needHelp}</p>`,
  '<ul><!--help-lines 2: <li><a href="tel:{dialled}" aria-label="Call {number}, {name}">',
  "<strong>{number}</strong><span>{name}</span></a></li>--></ul>",
  `<a href="/home/contact">${english.findHelp}</a></section>`,
].join("");

/** The server puts an address's heading and finding here. */
const FIRST_VIEW = '<div class="first-view" id="first-view"><!--first-view--></div>';

/** And what it says to machines here, where React leaves it alone. */
const FIRST_VIEW_HEAD = "<!--first-view-head-->";

const introOf = (page: keyof typeof pageIntros) =>
  `<div class="first-view" id="first-view"><h1>${pageIntros[page].title}</h1><p>${pageIntros[page].intro}</p></div>`;

const HOME = `<div class="first-paint-home">${HELP_NOW}<h1>${english.homeTitle}</h1></div>`;

const PAGES: readonly { page: string; written: string }[] = [
  { page: screens.home, written: HOME },
  { page: screens.map, written: FIRST_VIEW },
  { page: screens.grid, written: FIRST_VIEW },
  { page: screens.chart, written: FIRST_VIEW },
  { page: "/home/place/any", written: FIRST_VIEW },
  { page: `${screens.releases}/any`, written: FIRST_VIEW },
  { page: screens.comparison, written: introOf("comparison") },
  { page: screens.methods, written: introOf("methods") },
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
    for (const { page: name, written } of PAGES) {
      const html = styled
        .replace(FIRST_PAINT, FIRST_PAINT + written)
        .replace("</title>", `</title>${PRELOAD}${written === FIRST_VIEW ? FIRST_VIEW_HEAD : ""}`);
      const file = join(outDir, `${name}.html`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, html);
    }
    await writeFile(styleFile, smallStyle(style));
  });
