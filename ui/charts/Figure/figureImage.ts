import * as palette from "../../tokens/palette.ts";
import type { Drawing, LegendRow } from "./drawing.ts";
import { createSvgElement, FONT, getLines, renderPatterns } from "./svgParts.ts";

const PADDING = 24;
const MIN_WIDTH = 560;
/** Estimated width of a letter, as a part of its height. */
const WIDTH_PER_HEIGHT = 0.56;
const WIDTH_PER_HEIGHT_BOLD = 0.64;
const INK = palette.ink900;
const MUTED = palette.stone700;
const EDGE = palette.stone500;

export interface ImageTexts {
  title: string;
  subtitle: string;
  source: string;
}

export interface FigureImage {
  svg: string;
  width: number;
  height: number;
}

export function renderImage(
  { svg, legend, legendTitle, values, note, ...size }: Drawing,
  texts: ImageTexts,
): FigureImage {
  const width = Math.ceil(Math.max(size.width, MIN_WIDTH) + 2 * PADDING);
  const root = createSvgElement("svg", { xmlns: "http://www.w3.org/2000/svg" });
  let y = PADDING;
  const write = (text: string, font: number, weight: number, fill: string, x = PADDING) => {
    for (const line of getLines(
      text,
      Math.floor((width - 2 * PADDING) / (font * (weight > 400 ? WIDTH_PER_HEIGHT_BOLD : WIDTH_PER_HEIGHT))),
    )) {
      y += Math.round(font * 1.35);
      const attributes = { x, y, fill, "font-size": font, "font-weight": weight, "font-family": FONT };
      root.append(createSvgElement("text", attributes, line));
    }
  };
  write(texts.title, 18, 600, INK);
  write(texts.subtitle, 14, 400, MUTED);
  y += PADDING;
  const attributes = { x: Math.round((width - size.width) / 2), y, "font-family": FONT };
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, String(value));
  root.append(svg);
  y += Math.ceil(size.height) + PADDING / 2;
  if (legendTitle) write(legendTitle, 14, 600, INK);
  for (const rows of [legend, values]) {
    const { list, height } = renderList(rows, width - 2 * PADDING);
    list.setAttribute("transform", `translate(${PADDING} ${y})`);
    root.append(list);
    y += height;
  }
  y += PADDING / 2;
  if (note) write(`${note}.`, 12, 400, MUTED);
  write(texts.source, 12, 400, MUTED);
  const height = y + PADDING;
  root.setAttribute("width", String(width));
  root.setAttribute("height", String(height));
  root.setAttribute("viewBox", `0 0 ${width} ${height}`);
  root.prepend(renderPatterns(root), createSvgElement("rect", { width, height, fill: palette.white }));
  return { svg: new XMLSerializer().serializeToString(root), width, height };
}

const ROW_HEIGHT = 22;
const FONT_SIZE = 13;

/** Fills one column after the other. */
function renderList(rows: readonly LegendRow[], width: number) {
  const widest = Math.max(0, ...rows.map(({ text }) => text.length)) * FONT_SIZE * WIDTH_PER_HEIGHT + 44;
  const columns = Math.max(1, Math.floor(width / widest));
  const rowsPerColumn = Math.ceil(rows.length / columns);
  const list = createSvgElement("g");
  for (const [index, { fill, text }] of rows.entries()) {
    const x = Math.floor(index / rowsPerColumn) * widest;
    const top = 8 + (index % rowsPerColumn) * ROW_HEIGHT;
    list.append(
      createSvgElement("rect", { x: x + 0.5, y: top + 3.5, width: 12, height: 12, fill, stroke: EDGE }),
      createSvgElement(
        "text",
        { x: x + 20, y: top + 14, fill: INK, "font-family": FONT, "font-size": FONT_SIZE },
        text,
      ),
    );
  }
  return { list, height: rows.length === 0 ? 0 : rowsPerColumn * ROW_HEIGHT + 8 };
}

/** Draws at twice the size in px, so that text is sharp. */
export async function renderPng({ svg, width, height }: FigureImage): Promise<Blob> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: width * 2, height: height * 2 });
  canvas.getContext("2d")?.drawImage(image, 0, 0, width * 2, height * 2);
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas.toBlob((blob) => (blob === null ? reject(new Error("This image is too large.")) : resolve(blob)));
  return promise;
}
