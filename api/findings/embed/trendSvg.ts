import { isFigure } from "@gbvf/ui/charts/reading.ts";
import { layoutTrend, margin } from "@gbvf/ui/charts/TrendLine/layout.ts";
import { type Html, html } from "../../lib/text/html.ts";
import type { Findings, Line } from "../contract.ts";

/** The first fits the smallest phone with its frame. Each frame shows one of them. */
const SIZES = [
  { look: "narrow", width: 320, height: 180, labelWidth: 0 },
  { look: "wide", width: 720, height: 250, labelWidth: 0 },
] as const;

export const trendSvg = (findings: Findings): Html | null =>
  findings.place.values.filter(isFigure).length < 2
    ? null
    : html`${SIZES.map((size) => drawingIn(size, findings))}`;

function drawingIn(
  { look, ...size }: (typeof SIZES)[number],
  { measure, periods, place, around, sentences }: Findings,
): Html {
  const lines = [place, ...around];
  const {
    lines: placed,
    ticks,
    names,
    baseline,
    right,
  } = layoutTrend(periods, lines, {
    ...size,
    kind: measure.kind,
  });
  return html`<svg class="trend ${look}" viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label="${sentences.change ?? measure.title}">${ticks.map(
    ({ text, y }) =>
      html`<path class="grid" d="M${margin.left} ${y}H${right}"/><text x="${margin.left - 5}" y="${y + 4}" text-anchor="end">${text}</text>`,
  )}${names.map(
    ({ index, x }) =>
      html`<text x="${x}" y="${baseline + 18}"${index > 0 && html` text-anchor="${index < periods.length - 1 ? "middle" : "end"}"`}>${periods[index]}</text>`,
  )}${placed
    .toReversed()
    .map(({ series, runs }) => html`<path class="${classOf(series, lines)}" d="${runs.join("")}"/>`)}</svg>`;
}

/** These differ in colour and strokes. */
export const classOf = (line: Line, lines: readonly Line[]) =>
  ["line", "line around", "line around far"][lines.indexOf(line)] ?? "line around far";
