import { missingStates, stateWords } from "@gbvf/ui/charts/reading.ts";
import { formatIn } from "../../lib/figures/formatIn.ts";
import type { Step } from "../../lib/figures/measure.ts";
import { type Html, html } from "../../lib/text/html.ts";
import type { Findings, Reading } from "../contract.ts";
import { figureText, fromHighest, kindOf, shownAreas } from "./figures.ts";
import { type DrawnArea, drawAreas, hasRoom } from "./mapDrawing.ts";

export type MapParts = {
  steps: readonly Step[];
  outlines: Parameters<typeof drawAreas>[0];
  lines: string;
};

type Letter = { look: string; width: number; height: number };
/** In units of the drawing, which are larger in a wide frame. Each frame shows the labels of one of them. */
const LETTERS: readonly Letter[] = [
  { look: "narrow", width: 12, height: 24 },
  { look: "wide", width: 8, height: 16 },
];
const PADDING = 6;
/** A single label would look like the finding. */
const MIN_LABELLED = 4;

const PATTERNS = html`<svg class="patterns" aria-hidden="true"><defs><pattern id="zero" width="8" height="8" patternUnits="userSpaceOnUse"><rect class="s0" width="8" height="8"/><circle cx="4" cy="4" r="1"/></pattern><pattern id="no-data" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V8"/></pattern><pattern id="not-captured" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 4H5"/></pattern><pattern id="under-covered" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M4 0V5"/></pattern><pattern id="too-few" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="hidden" width="8" height="8"/><path d="M0 0V8M0 0H8"/></pattern></defs></svg>`;

/** Lists every figure too, because colour alone says nothing. */
export function mapHtml(findings: Findings, { steps, outlines, lines }: MapParts): Html {
  const shown = shownAreas(findings);
  const kind = kindOf(findings);
  const figureOf = new Map(shown.map(({ boundaryId, figure }) => [boundaryId, figure]));
  const nameOf = new Map(shown.map(({ boundaryId, boundary }) => [boundaryId, boundary]));
  const readingOf = ({ boundaryId }: DrawnArea) => figureOf.get(boundaryId) ?? "no-data";
  const { width, height, areas } = drawAreas(outlines);
  const labels = (letter: Letter) => {
    const drawn = areas.flatMap((area) => {
      const figure = readingOf(area);
      const words = typeof figure === "number" ? formatIn(kind)(figure) : null;
      const look = lookOf(figure, kind, steps);
      return labelHtml(area, { name: `${nameOf.get(area.boundaryId)}`, figure: words, look }, letter) ?? [];
    });
    return drawn.length * MIN_LABELLED < areas.length ? null : html`<g class="${letter.look}">${drawn}</g>`;
  };
  return html`${PATTERNS}<svg class="map" viewBox="0 0 ${width} ${height}" role="img" aria-label="${findings.sentences.areas ?? findings.measure.title}">${areas.map(
    (area) => html`<path class="${lookOf(readingOf(area), kind, steps)}" d="${area.path}"/>`,
  )}${LETTERS.map(labels)}</svg>${legendHtml(shown, steps)}<table><tbody>${fromHighest(shown).map(
    ({ boundary, figure, ...line }) =>
      html`<tr><td class="key">${swatch(lookOf(figure, kind, steps))}</td><th scope="row">${boundary}</th><td>${figureText({ figure, ...line }, kind)}</td></tr>`,
  )}</tbody></table><p>${lines}</p>`;
}

function lookOf(figure: Reading, kind: Findings["measure"]["kind"], steps: readonly Step[]): string {
  if (typeof figure !== "number") return figure;
  if (figure === 0) return "zero";
  const written = kind === "percent" ? Math.round(figure * 10_000) / 100 : figure;
  return `s${steps.findLastIndex(({ from }) => from <= written)}`;
}

type Label = { name: string; figure: string | null; look: string };

function labelHtml(area: DrawnArea, { name, figure, look }: Label, { width, height }: Letter): Html | null {
  const { x, y } = area.anchor;
  const below = Math.round(height * 0.3);
  const widthOf = (text: string) => text.length * width + PADDING;
  const text = (words: string, at: number) =>
    html`<text class="on-${look}" x="${x}" y="${at}">${words}</text>`;
  if (figure === null) return hasRoom(area, widthOf(name), height) ? text(name, y + below) : null;
  if (hasRoom(area, widthOf(figure.length > name.length ? figure : name), 2 * height))
    return html`${text(name, y - 4)}${text(figure, y + height - 4)}`;
  return hasRoom(area, widthOf(figure), height) ? text(figure, y + below) : null;
}

function legendHtml(shown: readonly { figure: Reading }[], steps: readonly Step[]): Html {
  const figures = new Set(shown.map(({ figure }) => figure));
  const states = missingStates.filter((state) => figures.has(state));
  const isZeroApart = figures.has(0) && !steps.some(({ isZero }) => isZero);
  return html`<ul class="legend">${steps.map(
    ({ words, isZero }, index) => html`<li>${swatch(isZero ? "zero" : `s${index}`)} ${words}</li>`,
  )}${isZeroApart && html`<li>${swatch("zero")} Zero</li>`}${states.map(
    (state) => html`<li>${swatch(state)} ${stateWords[state]}</li>`,
  )}</ul>`;
}

const swatch = (look: string) =>
  html`<svg class="swatch" viewBox="0 0 14 14" aria-hidden="true"><path class="${look}" d="M0 0h14v14H0z"/></svg>`;
