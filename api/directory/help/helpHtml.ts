import { describeFound } from "../../geography/gazetteer/describeFound.ts";
import type { FoundPlace } from "../../geography/gazetteer/findPlaces.ts";
import { MAX_PLACE_NAME } from "../../geography/gazetteer/placeNames.ts";
import { type Html, html } from "../../lib/text/html.ts";
import { writeDay } from "../../lib/time/writeDay.ts";
import { LANGUAGES, languages } from "../../shared/i18n/languages.ts";
import { isForHelp } from "../../shared/isForHelp.ts";
import type { Area, Help, Municipality, Service } from "./help.ts";
import {
  callLabel,
  type HelpTranslator,
  headed,
  inEnglish,
  isEnglish,
  labelOf,
  lineLabel,
  msg,
} from "./helpI18n.ts";
import { municipalityHtml } from "./municipalityHtml.ts";
import { addressIn, addressOf, helpPathIn, townOf, type View } from "./view.ts";

export const languageNav = (view: View, translator: HelpTranslator): Html =>
  html`<nav class="help-languages" aria-labelledby="help-languages"><p id="help-languages" class="help-quiet">${msg(translator, "language")}</p>
<ul>${languages.map((code) =>
    code === translator.locale
      ? html`<li><span aria-current="true">${LANGUAGES[code]}</span></li>`
      : html`<li><a href="${addressIn(view, code)}" lang="${code}" hreflang="${code}">${LANGUAGES[code]}</a></li>`,
  )}</ul></nav>`;

export const alternateLinks = (view: View, origin: string): Html =>
  html`${[...languages, "x-default" as const].map(
    (code) =>
      html`<link rel="alternate" hreflang="${code}" href="${origin}${addressIn(view, code === "x-default" ? "en" : code)}">`,
  )}`;

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
  return html`<li><a href="tel:${call.dialled}"><strong>${call.number}</strong> ${nameHtml(name, lineLabel(translator, call.id), translator)}</a></li>`;
}

function nameHtml(name: string, label: string, translator: HelpTranslator): Html {
  return html`${label !== "" && html`<span><b>${label}</b></span> `}<span>${inEnglish(translator, name)}</span>`;
}

function factsHtml({ name, about, calls, note }: Service, translator: HelpTranslator): Html {
  const numbers = calls.map(
    ({ dialled, number }) =>
      html`<a href="tel:${dialled}"${callLabel(translator, number, name)}>${number}</a> `,
  );
  const label = lineLabel(translator, calls[0]?.id ?? "");
  return html`<li>${label !== "" && html`<b>${label}</b> `}<b>${inEnglish(translator, name)}</b> <span>${numbers}</span>${about !== null && html`<p>${inEnglish(translator, about)}</p>`}<small>${inEnglish(translator, note)}</small></li>`;
}

function searchHtml({ municipalities }: Help, view: View, translator: HelpTranslator): Html {
  const typed = view.kind === "found" ? view.typed : "";
  const provinces = Map.groupBy(municipalities, ({ province }) => province.name);
  return html`<section class="help-search" aria-labelledby="help-find">
<h2 id="help-find">${headed(translator, view.kind === "municipality" ? "findElsewhere" : "findHere", "municipality")}</h2>
<form action="${helpPathIn(translator.locale)}" role="search" aria-labelledby="help-find">
<label for="help-place">${headed(translator, "placeLabel", "municipality", "policeStation")}</label>
<span class="help-field"><input id="help-place" name="place" value="${typed}" maxlength="${MAX_PLACE_NAME}" autocomplete="off" spellcheck="false" enterkeyhint="search"><button>${msg(translator, "find")}</button></span>
</form>
<div class="help-ways"><p id="help-list">${headed(translator, "byProvince", "province")}</p>${isEnglish(translator) && html` <a class="help-near" href="#near-me">Near me</a>`}</div>
<div class="help-provinces">${[...provinces]
    .toSorted(([one], [other]) => one.localeCompare(other, "en"))
    .map(
      ([province, inside]) =>
        html`<details><summary>${province}</summary>${listHtml(inside, translator)}</details>`,
    )}</div>
</section>`;
}

function foundHtml({ typed, found }: Extract<View, { kind: "found" }>, translator: HelpTranslator): Html {
  const callNow = isForHelp(typed) && html`<p><a href="#help-lines">${msg(translator, "callNow")}</a></p>`;
  if (found.length > 0) {
    const { ignored = [] } = found[0] ?? {};
    const leftOut = ignored.length > 0 && html`<p>${msg(translator, "leftOut")} ${ignored.join(", ")}</p>`;
    return html`<section aria-labelledby="help-found"><h2 id="help-found">${msg(translator, "whichMunicipality")}</h2>${callNow}${leftOut}<ul class="help-places">${found.map((place) => foundPlaceHtml(place, translator))}</ul></section>`;
  }
  return html`<section aria-labelledby="help-found"><h2 id="help-found">${msg(translator, "noneFound")}</h2>
${callNow || html`<p>${msg(translator, "noPlace")} “${typed}”. ${msg(translator, "checkSpelling")}</p>`}</section>`;
}

function foundPlaceHtml(found: FoundPlace<Area | Municipality>, translator: HelpTranslator): Html {
  const { place, name, officialName, kind } = found;
  const station = kind === "police station" && labelOf(translator, ["policeStation"]);
  const province = kind === "province" && labelOf(translator, ["province"]);
  const parts = [name, officialName, station, province, place.name, place.province.name].filter(Boolean);
  const where = isEnglish(translator)
    ? `${name}, ${describeFound(found).where}`
    : [...new Set(parts)].join(", ");
  return html`<li><a href="${addressOf(place, translator.locale, townOf(found))}">${where}</a></li>`;
}

const areaHtml = (
  { name, municipalities }: Extract<View, { kind: "area" }>,
  translator: HelpTranslator,
): Html =>
  html`<section aria-labelledby="help-area"><h2 id="help-area">${isEnglish(translator) ? "Municipalities in " : html`${labelOf(translator, ["municipality"])}: `}${name}</h2>${listHtml(municipalities, translator)}</section>`;

const listHtml = (municipalities: readonly Municipality[], { locale }: HelpTranslator): Html =>
  html`<ul class="help-places">${municipalities.map(
    (each) => html`<li><a href="${addressOf(each, locale)}">${each.name}</a></li>`,
  )}</ul>`;
