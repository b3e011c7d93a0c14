import { isFigure } from "@gbvf/ui/charts/reading.ts";
import { layoutTrend, margin } from "@gbvf/ui/charts/TrendLine/layout.ts";
import { type Html, html } from "../../lib/text/html.ts";
import { writeDay } from "../../lib/time/writeDay.ts";
import { BOUNDARY_TYPE, COUNTRY } from "../../shared/figures/boundaryTypes.ts";
import { nameWithCoverage } from "../../shared/figures/coverage.ts";
import { breaksOf, mixedSource } from "../../shared/figures/sourceRuns.ts";
import type { Findings, Line, Measure } from "../contract.ts";
import { levelWord } from "../words.ts";
import { figureText, fromHighest, kindOf, shownAreas } from "./figures.ts";
import { type MapParts, mapHtml } from "./mapHtml.ts";

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
<footer><p>${sourceOf(measure, isTrend ? findings.sources : [])}${measure.source?.isDemonstration && html` <strong>Demonstration data: the figures are made up.</strong>`}</p>
<p><a href="${origin}${pathTo(kind, measure, place)}" target="_blank" rel="noopener">${place.boundary} on the GBVF Dashboard</a> · <a href="${origin}/home/methods#${measure.anchor}" target="_blank" rel="noopener">How this is measured</a> · <a href="${origin}/home/methods#licence" target="_blank" rel="noopener">Licence: name the source and the day</a>${publisher && `. Published by ${publisher}`}</p></footer></figure>`;
}

export const notFoundHtml = (origin: string): Html =>
  html`<figure><figcaption><h1>This figure was not found</h1>
<p>The place or the figure is not there, or the address is misspelt.</p></figcaption>
<footer><p><a href="${origin}/home" target="_blank" rel="noopener">Go to the GBVF Dashboard</a></p></footer></figure>`;

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

function sourceOf({ source: latest }: Measure, runs: Findings["sources"]): string {
  const source = latest && mixedSource(latest, runs);
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

function areasHtml(findings: Findings): Html {
  const shown = shownAreas(findings);
  const kind = kindOf(findings);
  const figures = shown.flatMap(({ figure }) => (typeof figure === "number" ? [figure] : []));
  const most = Math.max(...figures, 0) || 1;
  return html`<table><tbody>${fromHighest(shown).map(
    ({ boundary, figure, ...line }) =>
      html`<tr><th scope="row">${boundary}</th><td class="bar">${
        typeof figure === "number" &&
        html`<svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true"><rect width="${Math.round((figure / most) * 1000) / 10}" height="1"/></svg>`
      }</td><td>${figureText({ figure, ...line }, kind)}</td></tr>`,
  )}</tbody></table>`;
}

/** The first fits the smallest phone with its frame. Each frame shows one of them. */
const SIZES = [
  { look: "narrow", width: 320, height: 180, labelWidth: 0 },
  { look: "wide", width: 720, height: 250, labelWidth: 0 },
] as const;

const trendSvg = (findings: Findings): Html | null =>
  findings.place.values.filter(isFigure).length < 2
    ? null
    : html`${SIZES.map((size) => drawingIn(size, findings))}`;

function drawingIn(
  { look, ...size }: (typeof SIZES)[number],
  { measure, periods, sources, place, around, sentences }: Findings,
): Html {
  const lines = [place, ...around];
  const {
    lines: placed,
    ticks,
    names,
    breaks,
    baseline,
    right,
  } = layoutTrend(periods, lines, {
    ...size,
    kind: measure.kind,
    breaks: breaksOf(sources),
  });
  return html`<svg class="trend ${look}" viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label="${sentences.change ?? measure.title}">${ticks.map(
    ({ text, y }) =>
      html`<path class="grid" d="M${margin.left} ${y}H${right}"/><text x="${margin.left - 5}" y="${y + 4}" text-anchor="end">${text}</text>`,
  )}${breaks.map((x) => html`<path class="break" d="M${x} ${margin.top}V${baseline}"/>`)}${names.map(
    ({ index, x }) =>
      html`<text x="${x}" y="${baseline + 18}"${index > 0 && html` text-anchor="${index < periods.length - 1 ? "middle" : "end"}"`}>${periods[index]}</text>`,
  )}${placed
    .toReversed()
    .map(({ series, runs }) => html`<path class="${classOf(series, lines)}" d="${runs.join("")}"/>`)}</svg>`;
}

/** These differ in colour and strokes. */
const classOf = (line: Line, lines: readonly Line[]) =>
  ["line", "line around", "line around far"][lines.indexOf(line)] ?? "line around far";
