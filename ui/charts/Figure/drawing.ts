import * as palette from "../../tokens/palette.ts";
import { formatCell, type TableModel } from "../tableModel.ts";
import { drawMap } from "./mapDrawing.ts";
import { copyWithStyles, createSvgElement, FONT, getLines } from "./svgParts.ts";

export interface Drawing {
  svg: SVGElement;
  width: number;
  height: number;
  legend: readonly LegendRow[];
  legendTitle: string;
  values: readonly LegendRow[];
  note: string;
}

export interface LegendRow {
  fill: string;
  text: string;
}

/** Draws the figure's chart, its map in the current view, or its values as a table. */
export function getDrawing(figure: Element, table: TableModel): Drawing {
  const { dataset } = document.documentElement;
  const { light } = dataset;
  // Forces light colours, because the image has a white background.
  dataset.light = "";
  try {
    return drawFigure(figure, table);
  } finally {
    if (light === undefined) delete dataset.light;
    else dataset.light = light;
  }
}

function drawFigure(figure: Element, table: TableModel): Drawing {
  const map = figure.querySelector<HTMLElement>(".leaflet-container");
  const legendParts = {
    legend: readLegend(figure),
    legendTitle: readLegendTitle(figure),
    values: [],
    note: "",
  };
  if (map !== null) return { ...legendParts, ...drawMap(map) };
  const chart = findChart(figure);
  if (chart === null) return { ...legendParts, ...drawTable(table), legend: [], legendTitle: "" };
  const { width, height } = chart.getBoundingClientRect();
  const svg = createSvgElement("svg", { width, height, overflow: "visible" });
  const viewBox = chart.getAttribute("viewBox");
  if (viewBox !== null) svg.setAttribute("viewBox", viewBox);
  svg.append(...copyWithStyles(chart).childNodes);
  return { ...legendParts, svg, width, height };
}

/**
 * Returns the figure's chart if it is a single `svg` that is complete by itself, otherwise null. Ignores
 * icons, which are smaller than a chart.
 */
function findChart(figure: Element): SVGSVGElement | null {
  const charts = [...figure.querySelectorAll("svg")].filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    return width >= 140 && height >= 100 && each.closest("figcaption, button") === null;
  });
  const [chart, ...furtherCharts] = charts;
  return chart === undefined || furtherCharts.length > 0 || chart.dataset.part !== undefined ? null : chart;
}

function readLegend(figure: Element): LegendRow[] {
  return [...figure.querySelectorAll("li")].flatMap((row) => {
    const fill = getColor(row);
    const text = row.innerText
      .split("\n")
      .map((part) => part.trim())
      .filter(Boolean)
      .join("  ");
    return fill === null || text === "" ? [] : [{ fill, text }];
  });
}

function readLegendTitle(figure: Element): string {
  const id = figure.querySelector("ul[aria-labelledby]")?.getAttribute("aria-labelledby");
  return (id && document.getElementById(id)?.innerText) || "";
}

const CLEAR = /^(none|transparent|rgba\(0, 0, 0, 0\))$/;

function getColor(row: Element): string | null {
  const mark = row.firstElementChild;
  if (mark === null) return null;
  const shape = getComputedStyle(mark.querySelector("rect, path, circle, line") ?? mark);
  const colors = mark instanceof SVGElement ? [shape.fill, shape.stroke] : [shape.backgroundColor];
  return colors.find((color) => !CLEAR.test(color)) ?? null;
}

const FONT_SIZE = 13;
const LETTER_WIDTH = 7.4;
const ROW_HEIGHT = 26;
const HEADING_LINE_HEIGHT = 17;
const GAP = 24;
const MIN_WIDTH = 560;
const MAX_HEADING = 16;
const INK = palette.ink900;
const LINE = palette.sand300;

function drawTable({ columns, rows, pinned = [] }: TableModel) {
  const tableRows = [...pinned, ...rows];
  const headings = columns.map(({ label }) => getLines(label, MAX_HEADING));
  const widths = columns.map((column, index) => {
    const texts = [...(headings[index] ?? []), ...tableRows.map((row) => formatCell(column, row))];
    return Math.max(...texts.map((text) => text.length)) * LETTER_WIDTH;
  });
  const neededWidth = Math.ceil(widths.reduce((sum, each) => sum + each + GAP, -GAP));
  const width = Math.max(neededWidth, MIN_WIDTH);
  widths[0] = (widths[0] ?? 0) + width - neededWidth;
  const top = Math.max(...headings.map((lines) => lines.length)) * HEADING_LINE_HEIGHT + 8;
  const svg = createSvgElement("svg", { width, height: top + tableRows.length * ROW_HEIGHT });
  let left = 0;
  for (const [index, column] of columns.entries()) {
    const end = left + (widths[index] ?? 0);
    const isText = column.kind === "text";
    const write = (text: string, y: number, weight: number) =>
      svg.append(
        createSvgElement(
          "text",
          {
            x: isText ? left : end,
            y,
            fill: INK,
            "font-family": FONT,
            "font-size": FONT_SIZE,
            "font-weight": weight,
            "text-anchor": isText ? "start" : "end",
          },
          text,
        ),
      );
    for (const [line, text] of (headings[index] ?? []).entries())
      write(text, (line + 1) * HEADING_LINE_HEIGHT - 3, 600);
    for (const [line, row] of tableRows.entries())
      write(formatCell(column, row), top + line * ROW_HEIGHT + 18, line < pinned.length ? 600 : 400);
    left = end + GAP;
  }
  for (const [line] of tableRows.entries())
    svg.append(createSvgElement("path", { d: `M0 ${top + line * ROW_HEIGHT}H${width}`, stroke: LINE }));
  return { svg, width, height: top + tableRows.length * ROW_HEIGHT };
}
