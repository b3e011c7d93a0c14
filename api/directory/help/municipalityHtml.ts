import { type Html, html } from "../../lib/text/html.ts";
import { formatDayIn } from "../../shared/i18n/formatDay.ts";
import type { ServiceLanguage } from "../../shared/i18n/languages.ts";
import { inOwnName } from "../../shared/i18n/languages.ts";
import { aboutKm, type Measured, type Near, nearest, nearestFirst } from "../../shared/nearest.ts";
import type { CallablePlace, Point } from "../contract.ts";
import type { Help, Municipality, Service } from "./help.ts";
import {
  blockLabel,
  callLabel,
  type HelpTranslator,
  inEnglish,
  isEnglish,
  labelOf,
  msg,
} from "./helpI18n.ts";
import { reportAddress } from "./view.ts";
import { inGroups } from "./writeService.ts";

type Shown = { municipality: Municipality; town?: string | undefined };

export function municipalityHtml(
  { municipality, town }: Shown,
  help: Help,
  translator: HelpTranslator,
): Html {
  const { name, district, province, services } = municipality;
  const from = town === undefined ? undefined : municipality.townPoints[town];
  const callable = nearestFirst(
    services.filter(({ calls }) => calls.length > 0),
    from,
  );
  const others = services.filter(({ calls }) => calls.length === 0);
  const where = district.name === name ? province.name : `${district.name}, ${province.name}`;
  const inTown = isEnglish(translator) ? `${town} is in ${name}.` : `${town}, ${name}`;
  return html`<section aria-labelledby="help-here">
<h2 id="help-here">${name}</h2>
${town !== undefined && town !== name && html`<p>${inTown}</p>`}
<p class="help-quiet">${where}${help.isDemonstration && html`. ${msg(translator, "madeUp")}`}</p>
${callable.length > 0 && html`<ul class="help-services">${callable.map((service) => callableHtml(service, translator))}</ul>`}
${callable.length > 0 && html`<p><a class="help-back" href="${reportAddress(municipality, translator.locale)}">${msg(translator, "wrongNumber")}</a></p>`}
${callable.length === 0 && html`<p>${msg(translator, "nobody")} ${commandCentreHtml(help, translator)}</p>`}
${elsewhereHtml(nearestElsewhere(help, municipality, town), translator)}
${others.length > 0 && othersHtml(others, callable.length > 0 && help, translator)}
</section>`;
}

const elsewhereHtml = ({ from, places }: Elsewhere, translator: HelpTranslator): Html | false =>
  places.length > 0 &&
  html`<h3 class="help-others">${msg(translator, "nearest")}</h3>
<p>${isEnglish(translator) ? `Distances from ${from} are in a straight line: the way by road is longer.` : msg(translator, "distances")}</p>
<ul class="help-services">${places.map(
    ({ place: { name, kind, buildingBlockId, municipality, dialled, of, note }, km }) =>
      html`<li><h3>${inEnglish(translator, name)}</h3><p class="help-quiet">${kindHtml(kind, buildingBlockId, translator)}, ${municipality}. ${inEnglish(translator, aboutKm(km))}</p>
${callHtml({ dialled, number: inGroups(dialled), of }, name, translator)}
<small>${inEnglish(translator, note)}</small></li>`,
  )}</ul>`;

function kindHtml(kind: string, buildingBlockId: number, translator: HelpTranslator): Html {
  const label = blockLabel(translator, buildingBlockId);
  return html`${label !== "" && html`<b>${label}</b> · `}${inEnglish(translator, kind)}`;
}

const callHtml = (
  { dialled, number, of }: Omit<Service["calls"][number], "id">,
  name: string,
  translator: HelpTranslator,
): Html =>
  html`<a class="help-call" href="tel:${dialled}"${callLabel(translator, of === null ? number : `${number} ${of}`, name)}><strong>${number}</strong>${of !== null && html` <span>${inEnglish(translator, of)}</span>`}</a>`;

const callableHtml = (
  { place: service, km }: Measured<Service>,
  translator: HelpTranslator,
): Html => html`<li>${headHtml(service, translator)}${
  km !== null && html`<p>${inEnglish(translator, `${aboutKm(km)} in a straight line`)}</p>`
}
${service.calls.map((call) => callHtml(call, service.name, translator))}
<small>${noteHtml(service, translator)}</small></li>`;

function noteHtml({ checkedOn, note }: Service, translator: HelpTranslator): Html {
  if (translator.locale === "en" || checkedOn === null) return inEnglish(translator, note);
  return html`${msg(translator, "checked")} ${formatDayIn(translator.locale, checkedOn)}`;
}

function languageHtml(code: ServiceLanguage, index: number): Html {
  const { name, lang } = inOwnName(code);
  return html`${index > 0 && ", "}<span lang="${lang}">${name}</span>`;
}

function headHtml(service: Service, translator: HelpTranslator): Html {
  const { name, kind, buildingBlockId, about, openingHours, languages, address, isConfidential } = service;
  const label = labelOf(translator, ["address"]);
  return html`<h3>${inEnglish(translator, name)}</h3><p class="help-quiet">${kindHtml(kind, buildingBlockId, translator)}</p>${
    about !== null && html`<p>${inEnglish(translator, about)}</p>`
  }${openingHours !== null && html`<p>${msg(translator, "openingHours")}: ${inEnglish(translator, openingHours)}</p>`}${languages.length > 0 && html`<p>${msg(translator, "language")}: ${languages.map(languageHtml)}</p>`}${address !== null && html`<address>${label !== "" && `${label}: `}${address}</address>`}${
    isConfidential && html`<p>${msg(translator, "confidential")}</p>`
  }`;
}

const othersHtml = (others: readonly Service[], help: Help | false, translator: HelpTranslator): Html =>
  html`<h3 class="help-others">${msg(translator, "noNumber")}</h3>${
    help !== false && html`<p>${msg(translator, "forThese")} ${commandCentreHtml(help, translator)}</p>`
  }<ul class="help-services">${others.map((service) => html`<li>${headHtml(service, translator)}</li>`)}</ul>`;

function commandCentreHtml({ lines }: Help, translator: HelpTranslator): Html | null {
  const line = lines.find(({ name }) => /command centre/i.test(name)) ?? lines[0];
  const call = line?.calls[0];
  if (line === undefined || call === undefined) return null;
  const number = isEnglish(translator) ? `Call ${call.number}` : call.number;
  return html`<a class="help-call" href="tel:${call.dialled}"><strong>${number}</strong> <span>${inEnglish(translator, line.name)}</span></a>`;
}

type Elsewhere = {
  from: string;
  places: Near<CallablePlace>[];
};

/** At a border, another municipality's may be closer than any of their own. */
export function nearestElsewhere(
  { callable }: Help,
  { name, townPoints, middle }: Municipality,
  town: string | undefined,
): Elsewhere {
  const townPoint = town === undefined ? undefined : townPoints[town];
  const from: Point | null = townPoint ?? middle;
  const ofKinds = from === null ? [] : [...Map.groupBy(callable, ({ kind }) => kind).values()];
  return {
    from: townPoint === undefined ? `the middle of ${name}` : (town ?? ""),
    places: ofKinds
      .flatMap((places) => (from === null ? [] : nearest(places, from, 1)))
      .filter(({ place }) => place.municipality !== name)
      .toSorted((one, other) => one.km - other.km),
  };
}
