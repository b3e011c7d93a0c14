import { type Html, html } from "../../lib/text/html.ts";
import { writeDay } from "../../lib/time/writeDay.ts";
import type { Help, Service } from "./help.ts";
import { languageNav } from "./languageNav.ts";
import { municipalityHtml } from "./municipalityHtml.ts";
import { areaHtml, foundHtml, searchHtml } from "./searchHtml.ts";
import type { View } from "./view.ts";
import { callLabel, type HelpWords, headed, inEnglish, isEnglish, tell, wordsOfLine } from "./words.ts";

export const MAX_URGENT = 2;
/** More would push the search off a phone's screen; all are under it. */
const URGENT = 4;

export function helpHtml(help: Help, view: View, words: HelpWords): Html {
  const isPlace = view.kind === "municipality";
  return html`<section aria-labelledby="help-lines">
<h2 id="help-lines">${headed(words, "callNow", "emergency")}</h2>
<ul class="help-urgent">${help.lines.slice(0, isPlace ? MAX_URGENT : URGENT).map((line) => urgentHtml(line, words))}</ul>${checkedHtml(help.lines, words)}
</section>
${languageNav(view, words)}
${!isEnglish(words) && html`<p class="help-quiet">${tell(words, "unreviewed")}</p>`}
${isPlace && municipalityHtml(view, help, words)}
${view.kind === "found" && foundHtml(view, words)}
${view.kind === "area" && areaHtml(view, words)}
${searchHtml(help, view, words)}
<details class="help-about"><summary>${tell(words, "allLines", { count: help.lines.length })}</summary>
<ul class="help-facts">${help.lines.map((line) => factsHtml(line, words))}</ul></details>
<p class="help-quiet">${tell(words, "history")}</p>`;
}

function checkedHtml(lines: readonly Service[], words: HelpWords): Html | false {
  const days = lines.flatMap(({ checkedOn }) => checkedOn ?? []).toSorted();
  const [oldest] = days;
  if (oldest === undefined || days.length < lines.length) return false;
  return html`
<p class="help-quiet"${!isEnglish(words) && html` lang="en"`}>Each of our ${lines.length} national numbers was called to check it on ${writeDay(oldest)} or later.</p>`;
}

function urgentHtml({ name, calls: [call] }: Service, words: HelpWords): Html | null {
  if (call === undefined) return null;
  return html`<li><a href="tel:${call.dialled}"${callLabel(words, call.number, name)}><strong>${call.number}</strong> ${nameHtml(name, wordsOfLine(words, call.dialled), words)}</a></li>`;
}

function nameHtml(name: string, label: string, words: HelpWords): Html {
  return html`${label !== "" && html`<span><b>${label}</b></span> `}<span>${inEnglish(words, name)}</span>`;
}

function factsHtml({ name, about, calls, note }: Service, words: HelpWords): Html {
  const numbers = calls.map(
    ({ dialled, number }) => html`<a href="tel:${dialled}"${callLabel(words, number, name)}>${number}</a> `,
  );
  const label = wordsOfLine(words, calls[0]?.dialled ?? "");
  return html`<li>${label !== "" && html`<b>${label}</b> `}<b>${inEnglish(words, name)}</b> <span>${numbers}</span>${about !== null && html`<p>${inEnglish(words, about)}</p>`}<small>${inEnglish(words, note)}</small></li>`;
}
