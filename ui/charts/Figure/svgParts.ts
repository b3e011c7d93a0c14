const SVG = "http://www.w3.org/2000/svg";
export const FONT = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";

/** Properties to copy into the drawing, because an SVG file has no style sheet. */
const STYLES = [
  "fill",
  "fill-opacity",
  "fill-rule",
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

type Attributes = Readonly<Record<string, string | number>>;

export function createSvgElement(name: string, attributes: Attributes = {}, text?: string): SVGElement {
  const element = document.createElementNS(SVG, name) as SVGElement;
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value));
  if (text !== undefined) element.textContent = text;
  return element;
}

export function copyWithStyles<Source extends SVGElement>(source: Source): Source {
  const copy = source.cloneNode(true) as Source;
  const originals = [source, ...source.querySelectorAll("*")];
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

/** Copies the patterns that the drawing uses, which are elsewhere in the page. */
export function renderPatterns(root: SVGElement): SVGElement {
  const ids = new Set(
    [...new XMLSerializer().serializeToString(root).matchAll(/url\((?:&quot;|["'])?#([\w-]+)/g)].map(
      ([, id]) => id,
    ),
  );
  const defs = createSvgElement("defs");
  for (const id of ids) {
    const pattern = document.getElementById(`${id}`);
    if (pattern instanceof SVGElement && !root.querySelector(`#${id}`)) defs.append(copyWithStyles(pattern));
  }
  return defs;
}

export function getLines(text: string, maxLength: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const lastLine = lines.at(-1);
    if (lastLine !== undefined && lastLine.length + word.length < maxLength)
      lines[lines.length - 1] = `${lastLine} ${word}`;
    else lines.push(word);
  }
  return lines;
}
