import { BOUNDARY_TYPE, COUNTRY } from "../../lib/boundaryTypes.ts";
import { type Html, html } from "../../lib/html.ts";
import type { Findings, Line, Measure, Reading } from "../contract.ts";
import { formatIn, levelWord } from "../words.ts";
import { classOf, trendSvg } from "./trendSvg.ts";

export const EMBEDDED = ["areas", "trend"] as const;
export type Embedded = (typeof EMBEDDED)[number];

export type EmbedView = {
  kind: Embedded;
  measure: Measure;
  findings: Findings;
  /** "https://gbvf.example" */
  origin: string;
};

/** In place of a figure; as on the other screens. */
const MISSING: Record<Exclude<Reading, number>, string> = {
  "no-data": "No data",
  "not-captured": "Not yet captured",
  "too-few": "Too few to show",
};

/** One figure alone, for pages of others: what it shows, its source, and the way to where it is from. */
export function embedHtml({ kind, measure, findings, origin }: EmbedView): Html {
  const { place, sentences, span, areas } = findings;
  const finding =
    kind === "areas" ? (sentences.areas ?? sentences.place) : (sentences.change ?? sentences.place);
  const level = areas[0]?.boundaryTypeId;
  const by = kind === "areas" && level !== undefined ? `, by ${levelWord(level, 1)}` : "";
  const time =
    kind === "areas" ? span : [findings.periods[0], findings.periods.at(-1)].filter(Boolean).join(" to ");
  return html`<figure class="${measure.anchor}"><figcaption><h1>${finding}</h1>
<p>${titleOf(kind, findings, measure)}${by}. ${[place.boundary, time].filter(Boolean).join(", ")}</p></figcaption>
${kind === "areas" ? areasHtml(findings) : (trendHtml(findings) ?? html`<p>No figures over time.</p>`)}
<footer><p>${sourceOf(measure)}${measure.source?.isDemonstration && html` <strong>Demonstration data: the figures are made up.</strong>`}</p>
<p><a href="${origin}${pathTo(measure, place)}" target="_blank" rel="noopener">${place.boundary} on the GBVF Dashboard</a> · <a href="${origin}/home/methods#${measure.anchor}" target="_blank" rel="noopener">How this is measured</a></p></footer></figure>`;
}

/** Precincts have counts where larger areas have rates. */
const titleOf = (kind: Embedded, { areas, measure }: Findings, { titles }: Measure): string =>
  kind === "areas" && areas[0]?.boundaryTypeId === BOUNDARY_TYPE.precinct
    ? (titles.at(-1) ?? measure.title)
    : measure.title;

function sourceOf({ source }: Measure): string {
  if (source === null) return "Nothing has been captured.";
  return `${source.isDemonstration ? "" : "Source: "}${source.description}. Updated ${writeDay(source.capturedOn)}.`;
}

const day = new Intl.DateTimeFormat("en-ZA", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
/** "2026-08-15" → "15 August 2026" */
const writeDay = (isoDay: string) => day.format(new Date(`${isoDay}T00:00:00Z`));

const pathTo = ({ componentId }: Measure, { boundaryId, boundaryTypeId }: Line): string =>
  boundaryId === COUNTRY
    ? `/home/chart?componentId=${componentId}`
    : `/home/chart?boundaryId=${boundaryId}&boundaryTypeId=${boundaryTypeId}&componentId=${componentId}`;

function trendHtml(findings: Findings): Html | null {
  const drawing = trendSvg(findings);
  const lines = [findings.place, ...findings.around];
  if (drawing === null || lines.length === 1) return drawing;
  return html`${drawing}<ul class="names">${lines.map(
    (line) =>
      html`<li><svg viewBox="0 0 28 8" aria-hidden="true"><path class="${classOf(line, lines)}" d="M0 4H28"/></svg> ${line.boundary}</li>`,
  )}</ul>`;
}

/** From the highest; those without a figure last, and why. */
function areasHtml({ areas, measure, place }: Findings): Html {
  const shown = areas.length > 0 ? areas : [place];
  const kind = shown[0]?.boundaryTypeId === BOUNDARY_TYPE.precinct ? "count" : measure.kind;
  const format = formatIn(kind === "count" && measure.kind === "rate" ? "count" : kind);
  const figures = shown.flatMap(({ figure }) => (typeof figure === "number" ? [figure] : []));
  const most = Math.max(...figures, 0) || 1;
  const inOrder = shown.toSorted((one, other) => rankingValue(other) - rankingValue(one));
  return html`<table><tbody>${inOrder.map(
    ({ boundary, figure }) =>
      html`<tr><th scope="row">${boundary}</th><td class="bar">${
        typeof figure === "number" &&
        html`<svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true"><rect width="${Math.round((figure / most) * 1000) / 10}" height="1"/></svg>`
      }</td><td>${typeof figure === "number" ? format(figure) : MISSING[figure]}</td></tr>`,
  )}</tbody></table>`;
}

const rankingValue = ({ figure }: Line) => (typeof figure === "number" ? figure : Number.NEGATIVE_INFINITY);
