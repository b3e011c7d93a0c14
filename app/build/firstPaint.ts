import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import af from "@gbvf/api/lib/words/drafts/af.json" with { type: "json" };
import zu from "@gbvf/api/lib/words/drafts/zu.json" with { type: "json" };
import { type DraftLanguage, draftLanguages } from "@gbvf/api/lib/words/drafts.ts";
import * as english from "@gbvf/api/lib/words/home/english.ts";
import { pageIntros } from "../dashboard/shell/pageIntros.ts";
import { screens } from "../lib/address/paths.ts";
import { afterBuild } from "./afterBuild.ts";
import { smallStyle, withStyle } from "./inlineStyle.ts";

const drafts = { af, zu };

/** Every page shows it until React draws. */
const FIRST_PAINT = '<p class="first-paint">GBVF Dashboard</p>';

/** Pages without themes must not fetch it. */
const PRELOAD =
  '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/dashboard/components" />';

/** The server puts an address's heading and finding here, in English. */
const FIRST_VIEW = '<div class="first-view" id="first-view" lang="en"><!--first-view--></div>';

interface Spoken {
  prefix: string;
  texts: Readonly<Record<string, unknown>>;
}
const ENGLISH: Spoken = { prefix: "", texts: {} };
const sayIn = ({ texts }: Spoken, text: string) => String(texts[text] ?? text);

function introOf(page: keyof typeof pageIntros, spoken = ENGLISH): string {
  const { title, intro } = pageIntros[page];
  return `<div class="first-view" id="first-view"><h1>${sayIn(spoken, title)}</h1><p>${sayIn(spoken, intro)}</p></div>`;
}

/** HelpNow draws the same, with the server's two most urgent help lines. */
function homeIn(spoken: Spoken): string {
  const label = spoken === ENGLISH ? ' aria-label="Call {number}, {name}"' : "";
  const lang = spoken === ENGLISH ? "" : ' lang="en"';
  const helpNow = [
    `<section class="help-now" aria-labelledby="help-now"><p id="help-now">${sayIn(spoken, english.needHelp)}</p>`,
    `<ul><!--help-lines 2: <li><a href="tel:{dialled}"${label}>`,
    `<strong>{number}</strong><span${lang}>{name}</span></a></li>--></ul>`,
    `<a href="${spoken.prefix}/home/contact">${sayIn(spoken, english.findHelp)}</a></section>`,
  ].join("");
  return `<div class="first-paint-home">${helpNow}<h1>${sayIn(spoken, english.homeTitle)}</h1></div>`;
}

type Page = { page: string; written: string };

/** Metadata goes into the head, where React leaves it alone. */
const FIRST_VIEW_HEAD = "<!--first-view-head-->";

const draftedIn = (spoken: Spoken): Page[] => [
  { page: screens.home, written: homeIn(spoken) },
  { page: screens.map, written: FIRST_VIEW },
  { page: screens.chart, written: FIRST_VIEW },
  { page: screens.methods, written: introOf("methods", spoken) },
];

const PAGES: readonly Page[] = [
  ...draftedIn(ENGLISH),
  { page: screens.grid, written: FIRST_VIEW },
  { page: "/home/place/any", written: FIRST_VIEW },
  { page: `${screens.releases}/any`, written: FIRST_VIEW },
  { page: screens.comparison, written: introOf("comparison") },
  { page: screens.accessibility, written: introOf("accessibility") },
  { page: screens.api, written: introOf("api") },
  { page: screens.releases, written: introOf("releases") },
];

const LANGUAGE = '<html lang="en-ZA">';
const WITHOUT_SCRIPT = '<div class="without-script">';

function asDraft(page: string, name: string, language: DraftLanguage, spoken: Spoken): string {
  const notice = `<p>${sayIn(spoken, english.draft)} <a href="${name}">${sayIn(spoken, english.inEnglish)}</a></p>`;
  return page
    .replace(LANGUAGE, `<html lang="${language}">`)
    .replace("</title>", '</title><meta name="robots" content="noindex">')
    .replace(WITHOUT_SCRIPT, `${notice}<div class="without-script" lang="en">`);
}

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
    for (const language of draftLanguages) {
      const spoken = { prefix: `/${language}`, texts: drafts[language].texts };
      for (const { page, written } of draftedIn(spoken))
        await write(spoken.prefix + page, asDraft(htmlOf(written), page, language, spoken));
    }
    await writeFile(styleFile, smallStyle(style));
  });
