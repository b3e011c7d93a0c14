import { type Html, html } from "../../lib/html.ts";
import type { Help, Municipality, Service } from "./help.ts";

/** A municipality's services: those that can be called, then the others with a number to call for them. */
export function municipalityHtml({ name, district, province, services }: Municipality, help: Help): Html {
  const callable = services.filter(({ calls }) => calls.length > 0);
  const others = services.filter(({ calls }) => calls.length === 0);
  const where = district.name === name ? province.name : `${district.name}, ${province.name}`;
  return html`<section aria-labelledby="help-here">
<h2 id="help-here">${name}</h2>
<p class="help-quiet">${where}${help.isDemonstration && ". Demonstration data: the contact people and their numbers are made up."}</p>
${callable.length > 0 && html`<ul class="help-services">${callable.map(callableHtml)}</ul>`}
${callable.length === 0 && html`<p>${NOBODY} ${commandCentreHtml(help)}</p>`}
${others.length > 0 && othersHtml(others, callable.length > 0 && help)}
</section>`;
}

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

/** The command centre, else the most urgent line. */
function commandCentreHtml({ lines }: Help): Html | null {
  const line = lines.find(({ name }) => /command centre/i.test(name)) ?? lines[0];
  const call = line?.calls[0];
  if (line === undefined || call === undefined) return null;
  return html`<a class="help-call" href="tel:${call.dialled}" aria-label="Call ${call.number}, ${line.name}"><strong>Call ${call.number}</strong> <span>${line.name}</span></a>`;
}
