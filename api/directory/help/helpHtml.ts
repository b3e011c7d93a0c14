import { type Html, html } from "../../lib/text/html.ts";
import { writeDay } from "../../lib/time/writeDay.ts";
import type { Help, Service } from "./help.ts";
import { callLabel, type HelpTranslator, headed, inEnglish, isEnglish, lineLabel, msg } from "./helpI18n.ts";
import { languageNav } from "./languageNav.ts";
import { municipalityHtml } from "./municipalityHtml.ts";
import { areaHtml, foundHtml, searchHtml } from "./searchHtml.ts";
import type { View } from "./view.ts";

export const MAX_URGENT = 2;
/** More would push the search off a phone's screen; all are under it. */
const URGENT = 4;

export function helpHtml(help: Help, view: View, translator: HelpTranslator): Html {
  const isPlace = view.kind === "municipality";
  return html`<section aria-labelledby="help-lines">
<h2 id="help-lines">${headed(translator, "callNow", "emergency")}</h2>
<ul class="help-urgent">${help.lines.slice(0, isPlace ? MAX_URGENT : URGENT).map((line) => urgentHtml(line, translator))}</ul>${checkedHtml(help.lines, translator)}
</section>
${languageNav(view, translator)}
${!isEnglish(translator) && html`<p class="help-quiet">${msg(translator, "unreviewed")}</p>`}
${isPlace && municipalityHtml(view, help, translator)}
${view.kind === "found" && foundHtml(view, translator)}
${view.kind === "area" && areaHtml(view, translator)}
${searchHtml(help, view, translator)}
<details class="help-about"><summary>${msg(translator, "allLines", { count: help.lines.length })}</summary>
<ul class="help-facts">${help.lines.map((line) => factsHtml(line, translator))}</ul></details>
<p class="help-quiet">${msg(translator, "history")}</p>`;
}

function checkedHtml(lines: readonly Service[], translator: HelpTranslator): Html | false {
  const days = lines.flatMap(({ checkedOn }) => checkedOn ?? []).toSorted();
  const [oldest] = days;
  if (oldest === undefined || days.length < lines.length) return false;
  return html`
<p class="help-quiet"${!isEnglish(translator) && html` lang="en"`}>Each of our ${lines.length} national numbers was called to check it on ${writeDay(oldest)} or later.</p>`;
}

function urgentHtml({ name, calls: [call] }: Service, translator: HelpTranslator): Html | null {
  if (call === undefined) return null;
  return html`<li><a href="tel:${call.dialled}"${callLabel(translator, call.number, name)}><strong>${call.number}</strong> ${nameHtml(name, lineLabel(translator, call.dialled), translator)}</a></li>`;
}

function nameHtml(name: string, label: string, translator: HelpTranslator): Html {
  return html`${label !== "" && html`<span><b>${label}</b></span> `}<span>${inEnglish(translator, name)}</span>`;
}

function factsHtml({ name, about, calls, note }: Service, translator: HelpTranslator): Html {
  const numbers = calls.map(
    ({ dialled, number }) =>
      html`<a href="tel:${dialled}"${callLabel(translator, number, name)}>${number}</a> `,
  );
  const label = lineLabel(translator, calls[0]?.dialled ?? "");
  return html`<li>${label !== "" && html`<b>${label}</b> `}<b>${inEnglish(translator, name)}</b> <span>${numbers}</span>${about !== null && html`<p>${inEnglish(translator, about)}</p>`}<small>${inEnglish(translator, note)}</small></li>`;
}
