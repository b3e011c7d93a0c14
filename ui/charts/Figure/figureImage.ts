const SVG = "http://www.w3.org/2000/svg";
const PADDING = 24;
const NARROWEST = 560;
/** Letters are about half as wide as they are high. */
const LETTER = 0.56;
const FONT = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";

/** What style sheets say, which a file alone has not. */
const STYLES = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "font-size",
  "font-weight",
  "text-anchor",
  "dominant-baseline",
  "paint-order",
  "visibility",
];

export interface ImageWords {
  title: string;
  subtitle: string;
  /** Source, day and address. */
  source: string;
}

export interface LegendRow {
  fill: string;
  text: string;
}

export interface FigureImage {
  svg: string;
  width: number;
  height: number;
}

/** The chart of a figure; null where it is a map, a table or a list. Icons are smaller. */
export function drawingIn(figure: Element): SVGSVGElement | null {
  const charts = [...figure.querySelectorAll("svg")].filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    return width >= 140 && height >= 100 && each.closest(".leaflet-container, figcaption, button") === null;
  });
  return charts.length === 1 ? (charts[0] ?? null) : null;
}

/** What the colours beside a chart mean, with the values that stand there. */
export function legendIn(figure: Element): LegendRow[] {
  return [...figure.querySelectorAll("li")].flatMap((row) => {
    const fill = colorOf(row);
    const text = row.innerText
      .split("\n")
      .map((part) => part.trim())
      .filter(Boolean)
      .join("  ");
    return fill === null || text === "" ? [] : [{ fill, text }];
  });
}

const CLEAR = /^(none|transparent|rgba\(0, 0, 0, 0\))$/;

/** Of the mark before a row's words. */
function colorOf(row: Element): string | null {
  const mark = row.firstElementChild;
  if (mark === null) return null;
  const shape = getComputedStyle(mark.querySelector("rect, path, circle, line") ?? mark);
  const colors = mark instanceof SVGElement ? [shape.fill, shape.stroke] : [shape.backgroundColor];
  return colors.find((color) => !CLEAR.test(color)) ?? null;
}

/** The drawing with its words above and its source below, as a file of its own. */
export function imageOf(
  drawing: SVGSVGElement,
  words: ImageWords,
  legend: readonly LegendRow[] = [],
): FigureImage {
  const size = drawing.getBoundingClientRect();
  const width = Math.ceil(Math.max(size.width, NARROWEST) + 2 * PADDING);
  const root = document.createElementNS(SVG, "svg");
  let y = PADDING;
  const write = (text: string, font: number, weight: number, fill: string, x = PADDING) => {
    for (const line of linesOf(text, Math.floor((width - 2 * PADDING) / (font * LETTER)))) {
      y += Math.round(font * 1.35);
      const element = document.createElementNS(SVG, "text");
      const look = { x, y, fill, "font-size": font, "font-weight": weight, "font-family": FONT };
      for (const [name, value] of Object.entries(look)) element.setAttribute(name, String(value));
      element.textContent = line;
      root.append(element);
    }
  };
  write(words.title, 18, 600, "#1D1A1C");
  write(words.subtitle, 14, 400, "#5B545A");
  y += PADDING;
  const chart = styledCopy(drawing);
  chart.setAttribute("x", String(Math.round((width - size.width) / 2)));
  chart.setAttribute("y", String(y));
  chart.setAttribute("width", String(size.width));
  chart.setAttribute("height", String(size.height));
  chart.setAttribute("overflow", "visible");
  chart.setAttribute("font-family", FONT);
  root.append(chart);
  y += Math.ceil(size.height) + PADDING / 2;
  for (const { fill, text } of legend) {
    const mark = document.createElementNS(SVG, "rect");
    for (const [name, value] of Object.entries({ x: PADDING, y: y + 7, width: 12, height: 12, fill }))
      mark.setAttribute(name, String(value));
    root.append(mark);
    write(text, 14, 400, "#1D1A1C", PADDING + 20);
  }
  y += PADDING / 2;
  write(words.source, 12, 400, "#5B545A");
  const height = y + PADDING;
  root.setAttribute("xmlns", SVG);
  root.setAttribute("width", String(width));
  root.setAttribute("height", String(height));
  root.setAttribute("viewBox", `0 0 ${width} ${height}`);
  const ground = document.createElementNS(SVG, "rect");
  for (const [name, value] of Object.entries({ width, height, fill: "#FFFFFF" }))
    ground.setAttribute(name, String(value));
  root.prepend(ground);
  return { svg: new XMLSerializer().serializeToString(root), width, height };
}

/** With twice as many pixels, for sharp text. */
export async function pngOf({ svg, width, height }: FigureImage): Promise<Blob> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: width * 2, height: height * 2 });
  canvas.getContext("2d")?.drawImage(image, 0, 0, width * 2, height * 2);
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas.toBlob((blob) => (blob === null ? reject(new Error("This image is too large.")) : resolve(blob)));
  return promise;
}

function styledCopy(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll("*")];
  const copies = [copy, ...copy.querySelectorAll("*")];
  for (const [index, original] of originals.entries()) {
    const style = getComputedStyle(original);
    const target = copies[index];
    if (style.display === "none") {
      target?.remove();
      continue;
    }
    for (const name of STYLES) target?.setAttribute(name, style.getPropertyValue(name));
    target?.removeAttribute("class");
    target?.removeAttribute("style");
  }
  return copy;
}

/** Breaks at blanks. */
function linesOf(text: string, longest: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < longest)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
