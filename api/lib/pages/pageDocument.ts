import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Returns undefined if the app has not been built. */
export function readPageDocument(appDir: string): string | undefined {
  const file = join(appDir, "server/page.html");
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

type Content = {
  head: string;
  html: string;
  end: string;
  startsAtOnce: boolean;
};

/** The script that loads the app at the first interaction, or at once but with low priority. */
const STARTER = /<script type="module" src="[^"]+" data-main="([^"]+)">/;
const DESCRIPTION = /<meta\s+name="description"[^>]*>/;

export function fillDocument(document: string, { head, html, end, startsAtOnce }: Content): string {
  const withPreload = startsAtOnce
    ? document.replace(STARTER, '<link rel="modulepreload" fetchpriority="low" href="$1">$&')
    : document;
  return (head.includes('name="description"') ? withPreload.replace(DESCRIPTION, "") : withPreload)
    .replace("<!--head-->", () => head)
    .replace("<!--hydration-->", () => end)
    .replace("<!--page-->", () => html);
}

/** The app shows these lines if it cannot fetch them. */
const HELP_LINES =
  '<template id="help-lines"><!--help-lines 2: <a href="tel:{dialled}" title="{number}">{name}</a>--></template>';

export const writeFallback = (document: string, content: Pick<Content, "head" | "html">): string =>
  fillDocument(document, { ...content, end: HELP_LINES, startsAtOnce: true });
