import { type Html, html } from "../../lib/text/html.ts";
import { aboutKm } from "../nearest.ts";
import type { Help, Municipality, Service } from "./help.ts";
import { type Elsewhere, nearestElsewhere } from "./nearestElsewhere.ts";
import { inGroups } from "./writeService.ts";

type Shown = { municipality: Municipality; town?: string | undefined };

export function municipalityHtml({ municipality, town }: Shown, help: Help): Html {
  const { name, district, province, services } = municipality;
  const callable = services.filter(({ calls }) => calls.length > 0);
  const others = services.filter(({ calls }) => calls.length === 0);
  const where = district.name === name ? province.name : `${district.name}, ${province.name}`;
  return html`<section aria-labelledby="help-here">
<h2 id="help-here">${name}</h2>
${town !== undefined && town !== name && html`<p>${town} is in ${name}.</p>`}
<p class="help-quiet">${where}${help.isDemonstration && ". Demonstration data: the contact people and their numbers are made up."}</p>
${callable.length > 0 && html`<ul class="help-services">${callable.map(callableHtml)}</ul>`}
${callable.length === 0 && html`<p>${NOBODY} ${commandCentreHtml(help)}</p>`}
${elsewhereHtml(nearestElsewhere(help, municipality, town))}
${others.length > 0 && othersHtml(others, callable.length > 0 && help)}
</section>`;
}

const elsewhereHtml = ({ from, places }: Elsewhere): Html | false =>
  places.length > 0 &&
  html`<h3 class="help-others">Nearest in other municipalities</h3>
<p>Distances from ${from} are in a straight line: the way by road is longer.</p>
<ul class="help-services">${places.map(
    ({
      place: { name, kind, municipality, dialled, of, note },
      km,
    }) => html`<li><h3>${name}</h3><p class="help-quiet">${kind}, ${municipality}. ${aboutKm(km)}</p>
<a class="help-call" href="tel:${dialled}" aria-label="Call ${inGroups(dialled)}, ${of !== null && `${of}, `}${name}"><strong>${inGroups(dialled)}</strong>${of !== null && html` <span>${of}</span>`}</a>
<small>${note}</small></li>`,
  )}</ul>`;

const NOBODY = "Nobody here can be called directly yet.";

const callableHtml = (service: Service): Html => html`<li>${headHtml(service)}
${service.calls.map(
  ({ dialled, number, of }) =>
    html`<a class="help-call" href="tel:${dialled}" aria-label="Call ${number}, ${of !== null && `${of}, `}${service.name}"><strong>${number}</strong>${of !== null && html` <span>${of}</span>`}</a>`,
)}
<small>${service.note}</small></li>`;

const headHtml = ({ name, kind, about, address, isConfidential }: Service): Html =>
  html`<h3>${name}</h3><p class="help-quiet">${kind}</p>${about !== null && html`<p>${about}</p>`}${
    address !== null && html`<address>${address}</address>`
  }${isConfidential && html`<p>The address is confidential, so that the people there are safe.</p>`}`;

const othersHtml = (others: readonly Service[], help: Help | false): Html =>
  html`<h3 class="help-others">No direct number</h3>${
    help !== false && html`<p>For these: ${commandCentreHtml(help)}</p>`
  }<ul class="help-services">${others.map((service) => html`<li>${headHtml(service)}</li>`)}</ul>`;

function commandCentreHtml({ lines }: Help): Html | null {
  const line = lines.find(({ name }) => /command centre/i.test(name)) ?? lines[0];
  const call = line?.calls[0];
  if (line === undefined || call === undefined) return null;
  return html`<a class="help-call" href="tel:${call.dialled}" aria-label="Call ${call.number}, ${line.name}"><strong>Call ${call.number}</strong> <span>${line.name}</span></a>`;
}
