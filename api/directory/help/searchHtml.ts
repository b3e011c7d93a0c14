import { describeFound } from "../../geography/gazetteer/describeFound.ts";
import { type FoundPlace, MAX_PLACE_NAME } from "../../geography/gazetteer/findPlaces.ts";
import { type Html, html } from "../../lib/text/html.ts";
import type { Area, Help, Municipality } from "./help.ts";
import { type HelpTranslator, headed, isEnglish, labelOf, msg } from "./helpI18n.ts";
import { addressOf, helpPathIn, townOf, type View } from "./view.ts";

export function searchHtml({ municipalities }: Help, view: View, translator: HelpTranslator): Html {
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

export function foundHtml(
  { typed, found }: Extract<View, { kind: "found" }>,
  translator: HelpTranslator,
): Html {
  if (found.length > 0) {
    return html`<section aria-labelledby="help-found"><h2 id="help-found">${msg(translator, "whichMunicipality")}</h2><ul class="help-places">${found.map((place) => foundPlaceHtml(place, translator))}</ul></section>`;
  }
  return html`<section aria-labelledby="help-found"><h2 id="help-found">${msg(translator, "noneFound")}</h2>
<p>${msg(translator, "noPlace")} “${typed}”. ${msg(translator, "checkSpelling")}</p></section>`;
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

export const areaHtml = (
  { name, municipalities }: Extract<View, { kind: "area" }>,
  translator: HelpTranslator,
): Html =>
  html`<section aria-labelledby="help-area"><h2 id="help-area">${isEnglish(translator) ? "Municipalities in " : html`${labelOf(translator, ["municipality"])}: `}${name}</h2>${listHtml(municipalities, translator)}</section>`;

const listHtml = (municipalities: readonly Municipality[], { locale }: HelpTranslator): Html =>
  html`<ul class="help-places">${municipalities.map(
    (each) => html`<li><a href="${addressOf(each, locale)}">${each.name}</a></li>`,
  )}</ul>`;
