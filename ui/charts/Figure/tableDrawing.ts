import * as palette from "../../tokens/palette.ts";
import { cellText, type TableModel } from "../tableModel.ts";
import { element, FONT, linesOf } from "./svgParts.ts";

const SIZE = 13;
const LETTER = 7.4;
const ROW = 26;
const HEAD_LINE = 17;
const GAP = 24;
const NARROWEST = 560;
const MAX_HEADING = 16;
const INK = palette.ink900;
const LINE = palette.sand300;

export function tableDrawing({ columns, rows, pinned = [] }: TableModel) {
  const all = [...pinned, ...rows];
  const headings = columns.map(({ label }) => linesOf(label, MAX_HEADING));
  const widths = columns.map((column, index) => {
    const texts = [...(headings[index] ?? []), ...all.map((row) => cellText(column, row))];
    return Math.max(...texts.map((text) => text.length)) * LETTER;
  });
  const needed = Math.ceil(widths.reduce((sum, each) => sum + each + GAP, -GAP));
  const width = Math.max(needed, NARROWEST);
  widths[0] = (widths[0] ?? 0) + width - needed;
  const top = Math.max(...headings.map((lines) => lines.length)) * HEAD_LINE + 8;
  const svg = element("svg", { width, height: top + all.length * ROW });
  let left = 0;
  for (const [index, column] of columns.entries()) {
    const end = left + (widths[index] ?? 0);
    const isText = column.kind === "text";
    const write = (text: string, y: number, weight: number) =>
      svg.append(
        element(
          "text",
          {
            x: isText ? left : end,
            y,
            fill: INK,
            "font-family": FONT,
            "font-size": SIZE,
            "font-weight": weight,
            "text-anchor": isText ? "start" : "end",
          },
          text,
        ),
      );
    for (const [line, words] of (headings[index] ?? []).entries())
      write(words, (line + 1) * HEAD_LINE - 3, 600);
    for (const [line, row] of all.entries())
      write(cellText(column, row), top + line * ROW + 18, line < pinned.length ? 600 : 400);
    left = end + GAP;
  }
  for (const [line] of all.entries())
    svg.append(element("path", { d: `M0 ${top + line * ROW}H${width}`, stroke: LINE }));
  return { svg, width, height: top + all.length * ROW };
}
