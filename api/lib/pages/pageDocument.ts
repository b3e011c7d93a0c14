import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The document around every page, written by the app's build; undefined without a build. */
export function readPageDocument(appDir: string): string | undefined {
  const file = join(appDir, "server/page.html");
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

type Content = {
  head: string;
  html: string;
  /** The part of the document after the page. */
  end: string;
  startsAtOnce: boolean;
};

/** Matches the start script, which names the app's script and loads it at the first touch, or at once. */
const STARTER = /<script type="module" src="[^"]+" data-main="([^"]+)">/;
const DESCRIPTION = /<meta\s+name="description"[^>]*>/;

/** Fills in the document that the app's build wrote. */
export function fillDocument(document: string, { head, html, end, startsAtOnce }: Content): string {
  const started = startsAtOnce
    ? document.replace(STARTER, '<link rel="modulepreload" href="$1">$&')
    : document;
  return (head.includes('name="description"') ? started.replace(DESCRIPTION, "") : started)
    .replace("<!--head-->", () => head)
    .replace("<!--hydration-->", () => end)
    .replace("<!--page-->", () => html);
}

/** The app reads the lines from it if it cannot fetch them. */
const HELP_LINES =
  '<template id="help-lines"><!--help-lines 2: <a href="tel:{dialled}">{name}</a>--></template>';

export const writeFallback = (document: string, content: Pick<Content, "head" | "html">): string =>
  fillDocument(document, { ...content, end: HELP_LINES, startsAtOnce: true });
