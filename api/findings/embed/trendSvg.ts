import { type Html, html } from "../../lib/text/html.ts";
import type { Findings, Line } from "../contract.ts";
import { formatIn } from "../words.ts";

/** Fits the smallest phone with its frame. */
const SIZE = { width: 320, height: 180 } as const;
const EDGE = { top: 10, right: 6, bottom: 24, left: 46 } as const;
const TICKS = 4;

/** Starts at zero; a period without a figure is a gap. */
export function trendSvg({ measure, periods, place, around, sentences }: Findings): Html | null {
  const lines = [place, ...around];
  const figures = lines.flatMap(({ values }) => values.filter((value) => typeof value === "number"));
  if (place.values.filter((value) => typeof value === "number").length < 2) return null;
  const top = niceTop(Math.max(...figures));
  const right = SIZE.width - EDGE.right;
  const baseline = SIZE.height - EDGE.bottom;
  const x = (index: number) =>
    round(EDGE.left + (index / Math.max(1, periods.length - 1)) * (right - EDGE.left));
  const y = (value: number) => round(baseline - (value / top) * (baseline - EDGE.top));
  const format = formatIn(measure.kind);
  return html`<svg viewBox="0 0 ${SIZE.width} ${SIZE.height}" role="img" aria-label="${sentences.change ?? measure.title}">${Array.from(
    { length: TICKS + 1 },
    (_, step) => (top / TICKS) * step,
  ).map(
    (tick) =>
      html`<path class="grid" d="M${EDGE.left} ${y(tick)}H${right}"/><text x="${EDGE.left - 5}" y="${y(tick) + 4}" text-anchor="end">${format(tick)}</text>`,
  )}<text x="${EDGE.left}" y="${SIZE.height - 6}">${periods[0]}</text><text x="${right}" y="${SIZE.height - 6}" text-anchor="end">${periods.at(-1)}</text>${lines
    .toReversed()
    .map((line) => html`<path class="${classOf(line, lines)}" d="${pathOf(line, x, y)}"/>`)}</svg>`;
}

/** These differ in colour and strokes. */
export const classOf = (line: Line, lines: readonly Line[]) =>
  ["line", "line around", "line around far"][lines.indexOf(line)] ?? "line around far";

function pathOf({ values }: Line, x: (index: number) => number, y: (value: number) => number): string {
  return values
    .map((value, index) => {
      if (typeof value !== "number") return "";
      const isFirst = typeof values[index - 1] !== "number";
      // A figure between two gaps is a dot.
      const isAlone = isFirst && typeof values[index + 1] !== "number";
      return `${isFirst ? "M" : "L"}${x(index)} ${y(value)}${isAlone ? "h0" : ""}`;
    })
    .join("");
}

const round = (units: number) => Math.round(units * 10) / 10;

/** 1, 2, 4, 5 or 8 times a power of ten, which divide into four readable steps. */
function niceTop(figure: number): number {
  if (figure <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(figure));
  return ([1, 2, 4, 5, 8].find((times) => times * power >= figure) ?? 10) * power;
}
