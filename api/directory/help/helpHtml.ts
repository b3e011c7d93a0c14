import { type FoundPlace, whereItLies } from "../../geography/gazetteer/findPlaces.ts";
import { type Html, html } from "../../lib/text/html.ts";
import type { Help, Municipality, Service } from "./help.ts";
import { municipalityHtml } from "./municipalityHtml.ts";
import { addressOf, HELP_PATH, type View } from "./view.ts";

export const MAX_URGENT = 2;
/** More would push the search off a phone's screen; all are under it. */
const URGENT = 4;

export function helpHtml(help: Help, view: View): Html {
  const isPlace = view.kind === "municipality";
  return html`<section aria-labelledby="help-lines">
<h2 id="help-lines">Call now, from anywhere in South Africa</h2>
<ul class="help-urgent">${help.lines.slice(0, isPlace ? MAX_URGENT : URGENT).map(urgentHtml)}</ul>
</section>
${isPlace && municipalityHtml(view, help)}
${view.kind === "found" && foundHtml(view)}
${view.kind === "area" && areaHtml(view)}
${searchHtml(help, view)}
<details class="help-about"><summary>${allLines(help.lines.length)}</summary>
<ul class="help-facts">${help.lines.map(factsHtml)}</ul></details>
<p class="help-quiet">This browser’s history shows that you opened this page and which place you chose. It does not show which services or names you looked for.</p>`;
}

const allLines = (count: number) => `All ${count} national lines, and who published their numbers`;

function urgentHtml({ name, calls: [call] }: Service): Html | null {
  if (call === undefined) return null;
  return html`<li><a href="tel:${call.dialled}" aria-label="Call ${call.number}, ${name}"><strong>${call.number}</strong> <span>${name}</span></a></li>`;
}

function factsHtml({ name, about, calls, note }: Service): Html {
  const numbers = calls.map(
    ({ dialled, number }) =>
      html`<a href="tel:${dialled}" aria-label="Call ${number}, ${name}">${number}</a> `,
  );
  return html`<li><b>${name}</b> <span>${numbers}</span>${about !== null && html`<p>${about}</p>`}<small>${note}</small></li>`;
}

function searchHtml({ municipalities }: Help, view: View): Html {
  const typed = view.kind === "found" ? view.typed : "";
  const provinces = Map.groupBy(municipalities, ({ province }) => province.name);
  return html`<section class="help-search" aria-labelledby="help-find">
<h2 id="help-find">${view.kind === "municipality" ? "Help in another municipality" : "Help in your municipality"}</h2>
<form action="${HELP_PATH}" role="search" aria-labelledby="help-find">
<label for="help-place">Town, municipality or police station</label>
<span class="help-field"><input id="help-place" name="place" value="${typed}" maxlength="100" autocomplete="off" spellcheck="false" enterkeyhint="search"><button>Find</button></span>
</form>
<div class="help-ways"><p id="help-list">Or choose it from its province:</p> <a class="help-near" href="#near-me">Near me</a></div>
<div class="help-provinces">${[...provinces]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(
      ([province, inside]) => html`<details><summary>${province}</summary>${listHtml(inside)}</details>`,
    )}</div>
</section>`;
}

function foundHtml({ typed, found }: Extract<View, { kind: "found" }>): Html {
  if (found.length > 0) {
    return html`<section aria-labelledby="help-found"><h2 id="help-found">Which municipality?</h2><ul class="help-places">${found.map(foundPlaceHtml)}</ul></section>`;
  }
  return html`<section aria-labelledby="help-found"><h2 id="help-found">No results found</h2>
<p>No municipality, town or police station is called “${typed}”. Please check the spelling, or choose from the list.</p></section>`;
}

function foundPlaceHtml({ municipality, kind, name }: FoundPlace<Municipality>): Html {
  const place = { name, kind, municipality: municipality.name, province: municipality.province.name };
  const town = kind === "town" && name !== municipality.name ? name : undefined;
  return html`<li><a href="${addressOf(municipality, town)}">${name}, ${whereItLies(place)}</a></li>`;
}

const areaHtml = ({ name, municipalities }: Extract<View, { kind: "area" }>): Html =>
  html`<section aria-labelledby="help-area"><h2 id="help-area">Municipalities in ${name}</h2>${listHtml(municipalities)}</section>`;

const listHtml = (municipalities: readonly Municipality[]): Html =>
  html`<ul class="help-places">${municipalities.map(
    (each) => html`<li><a href="${addressOf(each)}">${each.name}</a></li>`,
  )}</ul>`;
