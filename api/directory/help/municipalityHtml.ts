import { type Html, html } from "../../lib/text/html.ts";
import { inOwnName } from "../../lib/words/languages.ts";
import type { ServiceLanguage } from "../../lib/words/serviceLanguages.ts";
import { writeDayIn } from "../../lib/words/writeDayIn.ts";
import { aboutKm, type Measured, nearestFirst } from "../nearest.ts";
import type { Help, Municipality, Service } from "./help.ts";
import { type Elsewhere, nearestElsewhere } from "./nearestElsewhere.ts";
import { reportAddress } from "./view.ts";
import { callLabel, type HelpWords, inEnglish, isEnglish, labelOf, tell, wordsOfBlock } from "./words.ts";
import { inGroups } from "./writeService.ts";

type Shown = { municipality: Municipality; town?: string | undefined };

export function municipalityHtml({ municipality, town }: Shown, help: Help, words: HelpWords): Html {
  const { name, district, province, services } = municipality;
  const from = town === undefined ? undefined : municipality.townPoints[town];
  const callable = nearestFirst(
    services.filter(({ calls }) => calls.length > 0),
    from,
  );
  const others = services.filter(({ calls }) => calls.length === 0);
  const where = district.name === name ? province.name : `${district.name}, ${province.name}`;
  const inTown = isEnglish(words) ? `${town} is in ${name}.` : `${town}, ${name}`;
  return html`<section aria-labelledby="help-here">
<h2 id="help-here">${name}</h2>
${town !== undefined && town !== name && html`<p>${inTown}</p>`}
<p class="help-quiet">${where}${help.isDemonstration && html`. ${tell(words, "madeUp")}`}</p>
${callable.length > 0 && html`<ul class="help-services">${callable.map((service) => callableHtml(service, words))}</ul>`}
${callable.length > 0 && html`<p><a class="help-back" href="${reportAddress(municipality, words.language)}">${tell(words, "wrongNumber")}</a></p>`}
${callable.length === 0 && html`<p>${tell(words, "nobody")} ${commandCentreHtml(help, words)}</p>`}
${elsewhereHtml(nearestElsewhere(help, municipality, town), words)}
${others.length > 0 && othersHtml(others, callable.length > 0 && help, words)}
</section>`;
}

const elsewhereHtml = ({ from, places }: Elsewhere, words: HelpWords): Html | false =>
  places.length > 0 &&
  html`<h3 class="help-others">${tell(words, "nearest")}</h3>
<p>${isEnglish(words) ? `Distances from ${from} are in a straight line: the way by road is longer.` : tell(words, "distances")}</p>
<ul class="help-services">${places.map(
    ({ place: { name, kind, buildingBlockId, municipality, dialled, of, note }, km }) =>
      html`<li><h3>${inEnglish(words, name)}</h3><p class="help-quiet">${kindHtml(kind, buildingBlockId, words)}, ${municipality}. ${inEnglish(words, aboutKm(km))}</p>
${callHtml({ dialled, number: inGroups(dialled), of }, name, words)}
<small>${inEnglish(words, note)}</small></li>`,
  )}</ul>`;

function kindHtml(kind: string, buildingBlockId: number, words: HelpWords): Html {
  const label = wordsOfBlock(words, buildingBlockId);
  return html`${label !== "" && html`<b>${label}</b> · `}${inEnglish(words, kind)}`;
}

const callHtml = (
  { dialled, number, of }: Omit<Service["calls"][number], "id">,
  name: string,
  words: HelpWords,
): Html =>
  html`<a class="help-call" href="tel:${dialled}"${callLabel(words, number, `${of === null ? "" : `${of}, `}${name}`)}><strong>${number}</strong>${of !== null && html` <span>${inEnglish(words, of)}</span>`}</a>`;

const callableHtml = (
  { place: service, km }: Measured<Service>,
  words: HelpWords,
): Html => html`<li>${headHtml(service, words)}${
  km !== null && html`<p>${inEnglish(words, `${aboutKm(km)} in a straight line`)}</p>`
}
${service.calls.map((call) => callHtml(call, service.name, words))}
<small>${noteHtml(service, words)}</small></li>`;

function noteHtml({ checkedOn, note }: Service, words: HelpWords): Html {
  if (words.language === "en" || checkedOn === null) return inEnglish(words, note);
  return html`${tell(words, "checked")} ${writeDayIn(words.language, checkedOn)}`;
}

function languageHtml(code: ServiceLanguage, index: number): Html {
  const { name, lang } = inOwnName(code);
  return html`${index > 0 && ", "}<span lang="${lang}">${name}</span>`;
}

function headHtml(service: Service, words: HelpWords): Html {
  const { name, kind, buildingBlockId, about, openingHours, languages, address, isConfidential } = service;
  const label = labelOf(words, ["address"]);
  return html`<h3>${inEnglish(words, name)}</h3><p class="help-quiet">${kindHtml(kind, buildingBlockId, words)}</p>${
    about !== null && html`<p>${inEnglish(words, about)}</p>`
  }${openingHours !== null && html`<p>${tell(words, "openingHours")}: ${inEnglish(words, openingHours)}</p>`}${languages.length > 0 && html`<p>${tell(words, "language")}: ${languages.map(languageHtml)}</p>`}${address !== null && html`<address>${label !== "" && `${label}: `}${address}</address>`}${
    isConfidential && html`<p>${tell(words, "confidential")}</p>`
  }`;
}

const othersHtml = (others: readonly Service[], help: Help | false, words: HelpWords): Html =>
  html`<h3 class="help-others">${tell(words, "noNumber")}</h3>${
    help !== false && html`<p>${tell(words, "forThese")} ${commandCentreHtml(help, words)}</p>`
  }<ul class="help-services">${others.map((service) => html`<li>${headHtml(service, words)}</li>`)}</ul>`;

function commandCentreHtml({ lines }: Help, words: HelpWords): Html | null {
  const line = lines.find(({ name }) => /command centre/i.test(name)) ?? lines[0];
  const call = line?.calls[0];
  if (line === undefined || call === undefined) return null;
  const number = isEnglish(words) ? `Call ${call.number}` : call.number;
  return html`<a class="help-call" href="tel:${call.dialled}"${callLabel(words, call.number, line.name)}><strong>${number}</strong> <span>${inEnglish(words, line.name)}</span></a>`;
}
