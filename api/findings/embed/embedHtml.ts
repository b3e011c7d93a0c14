import { type Html, html } from "../../lib/text/html.ts";
import { writeDay } from "../../lib/time/writeDay.ts";
import { BOUNDARY_TYPE, COUNTRY } from "../../shared/figures/boundaryTypes.ts";
import { nameWithCoverage } from "../../shared/figures/coverage.ts";
import type { Findings, Line, Measure } from "../contract.ts";
import { levelWord } from "../words.ts";
import { areasHtml } from "./areasHtml.ts";
import { shownAreas } from "./figures.ts";
import { type MapParts, mapHtml } from "./mapHtml.ts";
import { classOf, trendSvg } from "./trendSvg.ts";

export type EmbedFigure = { measure: Measure; findings: Findings } & (
  | { kind: "areas" | "trend" }
  | ({ kind: "map" } & MapParts)
);

export type EmbedView = EmbedFigure & { origin: string; publisher: string | null };

export function embedHtml(view: EmbedView): Html {
  const { kind, measure, findings, origin, publisher } = view;
  const { place, sentences, span, areas, periods } = findings;
  const isTrend = kind === "trend";
  const finding = (isTrend ? sentences.change : sentences.areas) ?? sentences.place;
  const level = areas[0]?.boundaryTypeId;
  const by = isTrend || level === undefined ? "" : `, by ${levelWord(level, 1)}`;
  const time = isTrend ? [periods[0], periods.at(-1)].filter(Boolean).join(" to ") : span;
  return html`<figure class="${measure.anchor}"><figcaption><h1>${finding}</h1>
<p>${isTrend ? findings.measure.title : titleOf(findings, measure)}${by}. ${[nameWithCoverage(place.boundary, place.coverage), time].filter(Boolean).join(", ")}</p></figcaption>
${bodyOf(view)}
<footer><p>${sourceOf(measure)}${measure.source?.isDemonstration && html` <strong>Demonstration data: the figures are made up.</strong>`}</p>
<p><a href="${origin}${pathTo(kind, measure, place)}" target="_blank" rel="noopener">${place.boundary} on the GBVF Dashboard</a> · <a href="${origin}/home/methods#${measure.anchor}" target="_blank" rel="noopener">How this is measured</a> · <a href="${origin}/home/methods#licence" target="_blank" rel="noopener">Licence: name the source and the day</a>${publisher && `. Published by ${publisher}`}</p></footer></figure>`;
}

function bodyOf(view: EmbedView): Html {
  if (view.kind === "map") return mapHtml(view.findings, view);
  if (view.kind === "areas") return areasHtml(view.findings);
  return trendHtml(view.findings) ?? html`<p>${view.findings.place.missing ?? "No figures over time"}.</p>`;
}

/** Precincts have counts where larger areas have rates. */
const titleOf = (findings: Findings, { titles }: Measure): string =>
  shownAreas(findings)[0]?.boundaryTypeId === BOUNDARY_TYPE.precinct
    ? (titles.at(-1) ?? findings.measure.title)
    : findings.measure.title;

function sourceOf({ source }: Measure): string {
  if (source === null) return "Nothing has been captured.";
  return `${source.isDemonstration ? "" : "Source: "}${source.description}. Updated ${writeDay(source.capturedOn)}.`;
}

function pathTo(
  kind: EmbedView["kind"],
  { componentId }: Measure,
  { boundaryId, boundaryTypeId }: Line,
): string {
  const screen = kind === "map" ? "map" : "chart";
  return boundaryId === COUNTRY
    ? `/home/${screen}?componentId=${componentId}`
    : `/home/${screen}?boundaryId=${boundaryId}&boundaryTypeId=${boundaryTypeId}&componentId=${componentId}`;
}

function trendHtml(findings: Findings): Html | null {
  const drawing = trendSvg(findings);
  const lines = [findings.place, ...findings.around];
  if (drawing === null || lines.length === 1) return drawing;
  return html`${drawing}<ul class="names">${lines.map(
    (line) =>
      html`<li><svg viewBox="0 0 28 8" aria-hidden="true"><path class="${classOf(line, lines)}" d="M0 4H28"/></svg> ${line.boundary}</li>`,
  )}</ul>`;
}
