import { describeFound } from "../../geography/gazetteer/describeFound.ts";
import { type FoundPlace, MAX_PLACE_NAME } from "../../geography/gazetteer/findPlaces.ts";
import { type Html, html } from "../../lib/text/html.ts";
import type { Area, Help, Municipality } from "./help.ts";
import { addressOf, helpPathIn, townOf, type View } from "./view.ts";
import { type HelpWords, headed, isEnglish, labelOf, tell } from "./words.ts";

export function searchHtml({ municipalities }: Help, view: View, words: HelpWords): Html {
  const typed = view.kind === "found" ? view.typed : "";
  const provinces = Map.groupBy(municipalities, ({ province }) => province.name);
  return html`<section class="help-search" aria-labelledby="help-find">
<h2 id="help-find">${headed(words, view.kind === "municipality" ? "findElsewhere" : "findHere", "municipality")}</h2>
<form action="${helpPathIn(words.language)}" role="search" aria-labelledby="help-find">
<label for="help-place">${headed(words, "placeLabel", "municipality", "policeStation")}</label>
<span class="help-field"><input id="help-place" name="place" value="${typed}" maxlength="${MAX_PLACE_NAME}" autocomplete="off" spellcheck="false" enterkeyhint="search"><button>${tell(words, "find")}</button></span>
</form>
<div class="help-ways"><p id="help-list">${headed(words, "byProvince", "province")}</p>${isEnglish(words) && html` <a class="help-near" href="#near-me">Near me</a>`}</div>
<div class="help-provinces">${[...provinces]
    .toSorted(([one], [other]) => one.localeCompare(other, "en"))
    .map(
      ([province, inside]) =>
        html`<details><summary>${province}</summary>${listHtml(inside, words)}</details>`,
    )}</div>
</section>`;
}

export function foundHtml({ typed, found }: Extract<View, { kind: "found" }>, words: HelpWords): Html {
  if (found.length > 0) {
    return html`<section aria-labelledby="help-found"><h2 id="help-found">${tell(words, "whichMunicipality")}</h2><ul class="help-places">${found.map((place) => foundPlaceHtml(place, words))}</ul></section>`;
  }
  return html`<section aria-labelledby="help-found"><h2 id="help-found">${tell(words, "noneFound")}</h2>
<p>${tell(words, "noPlace")} “${typed}”. ${tell(words, "checkSpelling")}</p></section>`;
}

function foundPlaceHtml(found: FoundPlace<Area | Municipality>, words: HelpWords): Html {
  const { place, name, officialName, kind } = found;
  const station = kind === "police station" && labelOf(words, ["policeStation"]);
  const province = kind === "province" && labelOf(words, ["province"]);
  const parts = [name, officialName, station, province, place.name, place.province.name].filter(Boolean);
  const where = isEnglish(words) ? `${name}, ${describeFound(found).where}` : [...new Set(parts)].join(", ");
  return html`<li><a href="${addressOf(place, words.language, townOf(found))}">${where}</a></li>`;
}

export const areaHtml = ({ name, municipalities }: Extract<View, { kind: "area" }>, words: HelpWords): Html =>
  html`<section aria-labelledby="help-area"><h2 id="help-area">${isEnglish(words) ? "Municipalities in " : html`${labelOf(words, ["municipality"])}: `}${name}</h2>${listHtml(municipalities, words)}</section>`;

const listHtml = (municipalities: readonly Municipality[], { language }: HelpWords): Html =>
  html`<ul class="help-places">${municipalities.map(
    (each) => html`<li><a href="${addressOf(each, language)}">${each.name}</a></li>`,
  )}</ul>`;
