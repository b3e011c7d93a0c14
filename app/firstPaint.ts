import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { homeTitle } from "./dashboard/home/homeTitle.ts";
import { pageIntros } from "./dashboard/shell/pageIntros.ts";
import { screens } from "./lib/paths.ts";

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

/** The server puts the heading and the finding of an address here. */
const FIRST_VIEW = '<div class="first-view" id="first-view"><!--first-view--></div>';

const introOf = (page: keyof typeof pageIntros) =>
  `<div class="first-view" id="first-view"><h1>${pageIntros[page].title}</h1><p>${pageIntros[page].intro}</p></div>`;

const HOME = `<div class="first-paint-home">${HELP_NOW}<h1>${homeTitle}</h1></div>`;

/** What each screen shows before its scripts, and the script that draws it. */
const PAGES: readonly { page: string; written: string; script?: string }[] = [
  { page: screens.home, written: HOME },
  { page: screens.map, written: FIRST_VIEW, script: "dashboard/map/MapPage.tsx" },
  { page: screens.grid, written: FIRST_VIEW, script: "dashboard/grid/GridPage.tsx" },
  { page: screens.chart, written: FIRST_VIEW, script: "dashboard/chart/ChartPage.tsx" },
  { page: "/home/place/any", written: FIRST_VIEW, script: "dashboard/one-page/OnePage.tsx" },
  {
    page: screens.comparison,
    written: introOf("comparison"),
    script: "dashboard/comparison/ComparisonPage.tsx",
  },
  { page: screens.methods, written: introOf("methods"), script: "dashboard/methods/MethodsPage.tsx" },
  {
    page: screens.accessibility,
    written: introOf("accessibility"),
    script: "dashboard/accessibility/AccessibilityPage.tsx",
  },
  { page: screens.api, written: introOf("api"), script: "dashboard/api/ApiPage.tsx" },
  { page: screens.releases, written: introOf("releases"), script: "dashboard/releases/ReleasesPage.tsx" },
];

/**
 * Writes a page for each public screen with what a phone shows first, before any script, where React draws it later;
 * see first-paint.css.
 */
export function firstPaint(): Plugin {
  let outDir = "";
  return {
    name: "first-paint",
    apply: "build",
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle: async (_options, bundle) => {
      const page = await readFile(join(outDir, "index.html"), "utf8");
      if (!page.includes(FIRST_PAINT)) throw new Error("index.html no longer holds the first paint.");
      for (const { page: name, written, script } of PAGES) {
        const preloads = script === undefined ? "" : preloadsOf(script, bundle);
        const html = page
          .replace(FIRST_PAINT, FIRST_PAINT + written)
          .replace("</title>", `</title>${PRELOAD}${preloads}`);
        const file = join(outDir, `${name}.html`);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, html);
      }
    },
  };
}

/** A screen's script and what it imports at once, which otherwise waits for the first script. */
function preloadsOf(script: string, bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const own = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${script}`));
  if (own === undefined) throw new Error(`No script is made of ${script}.`);
  const first = chunks.find(({ isEntry }) => isEntry)?.fileName;
  return [own.fileName, ...own.imports]
    .filter((name) => name !== first)
    .map((name) => `<link rel="modulepreload" href="/${name}" />`)
    .join("");
}
