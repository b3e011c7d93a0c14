import * as palette from "../../tokens/palette.ts";
import { copyWithStyles, createSvgElement, FONT } from "./svgParts.ts";

const FONT_SIZE = 13;
const INK = palette.ink900;

/** Draws the map in its current view, and lists every area with its figure as text. */
export function drawMap(map: HTMLElement) {
  const stage = map.getBoundingClientRect();
  const inset = Number.parseFloat(getComputedStyle(map).getPropertyValue("--inset-right")) || 0;
  const width = Math.round(stage.width - inset);
  const svg = createSvgElement("svg", { width, height: stage.height });
  const layers = [...map.querySelectorAll<SVGSVGElement>(".leaflet-pane > svg")];
  for (const layer of layers.sort((one, other) => getZIndex(one) - getZIndex(other)))
    svg.append(drawLayer(layer, stage));
  for (const town of map.querySelectorAll<HTMLElement>(".town[data-side]"))
    svg.append(...drawTown(town, stage));
  for (const label of map.querySelectorAll<HTMLElement>(".area-label-root:not([hidden])"))
    svg.append(...drawLabel(label, stage));
  for (const pin of map.querySelectorAll<HTMLElement>(".pin")) svg.append(drawPin(pin, stage));
  return {
    svg,
    width,
    height: Math.ceil(stage.height),
    values: listAreas(map),
    note: readSourceNote(map) ?? "",
  };
}

const readSourceNote = (map: HTMLElement) =>
  (map.closest("figure") ?? map.closest("section"))?.querySelector<HTMLElement>("[data-map-source]")
    ?.innerText;

/** Leaflet's panes overlap by z-index, not by their order in the page. */
const getZIndex = ({ parentElement }: SVGElement) =>
  parentElement === null ? 0 : Number(getComputedStyle(parentElement).zIndex) || 0;

/** Omits the outlines that show focus and hover. */
function drawLayer(layer: SVGSVGElement, stage: DOMRect): SVGElement {
  const group = createSvgElement("g");
  const { a, b, c, d, e, f } = layer.getScreenCTM() ?? new DOMMatrix();
  group.setAttribute("transform", `matrix(${[a, b, c, d, e - stage.left, f - stage.top].join(" ")})`);
  const copy = copyWithStyles(layer);
  for (const [index, original] of [...layer.querySelectorAll("path")].entries())
    if (original.classList.contains("area-outline"))
      copy.querySelectorAll("path")[index]?.setAttribute("d", "");
  group.append(...copy.childNodes);
  return group;
}

function drawLabel(root: HTMLElement, stage: DOMRect): SVGElement[] {
  const label = root.querySelector<HTMLElement>(".area-label");
  if (label === null) return [];
  const parts: SVGElement[] = [];
  const box = label.getBoundingClientRect();
  const isCallout = root.dataset.size === "callout";
  if (isCallout) {
    const anchor = root.getBoundingClientRect();
    const labelMiddle = [box.left + box.width / 2 - stage.left, box.top + box.height / 2 - stage.top];
    parts.push(
      createSvgElement("path", {
        d: `M${anchor.left - stage.left} ${anchor.top - stage.top}L${labelMiddle.join(" ")}`,
        stroke: INK,
      }),
      createSvgElement("rect", {
        x: box.left - stage.left,
        y: box.top - stage.top,
        width: box.width,
        height: box.height,
        fill: palette.white,
        stroke: palette.stone500,
      }),
    );
  }
  for (const text of label.querySelectorAll<HTMLElement>("span:not([hidden]), strong")) {
    const { left, top, width, height } = text.getBoundingClientRect();
    const { color, fontSize, fontWeight } = getComputedStyle(text);
    const halo = {
      stroke: root.style.getPropertyValue("--halo"),
      "stroke-width": 3,
      "paint-order": "stroke",
    };
    parts.push(
      createSvgElement(
        "text",
        {
          x: left + width / 2 - stage.left,
          y: top + height / 2 - stage.top,
          fill: color,
          "font-family": FONT,
          "font-size": fontSize,
          "font-weight": fontWeight,
          "text-anchor": "middle",
          "dominant-baseline": "central",
          ...(!isCallout && halo),
        },
        text.textContent ?? "",
      ),
    );
  }
  for (const track of label.querySelectorAll<HTMLElement>(".area-label-dot:not([hidden])")) {
    const { left, top, width, height } = track.getBoundingClientRect();
    const [x, y] = [left - stage.left, top + height / 2 - stage.top];
    const { color: ink } = getComputedStyle(track);
    const share = Number(track.style.getPropertyValue("--dot"));
    parts.push(
      createSvgElement("path", { d: `M${x} ${y}h${width}`, stroke: ink }),
      createSvgElement("circle", { cx: x + share * width, cy: y, r: height / 2, fill: ink }),
    );
  }
  return parts;
}

function drawTown(town: HTMLElement, stage: DOMRect): SVGElement[] {
  const [dot, text] = [town.querySelector("i"), town.querySelector("span")].map((part) =>
    part?.getBoundingClientRect(),
  );
  if (dot === undefined || text === undefined) return [];
  const name = {
    x: text.left - stage.left,
    y: text.top + text.height / 2 - stage.top,
    fill: INK,
    "font-family": FONT,
    "font-size": 11,
    "dominant-baseline": "central",
    stroke: palette.white,
    "stroke-width": 3,
    "paint-order": "stroke",
  };
  const center = { cx: dot.left + dot.width / 2 - stage.left, cy: dot.top + dot.height / 2 - stage.top };
  return [
    createSvgElement("circle", { ...center, r: 2, fill: INK }),
    createSvgElement("text", name, town.textContent ?? ""),
  ];
}

/** Draws several pins in one place as a ring with their number. */
function drawPin(pin: HTMLElement, stage: DOMRect): SVGElement {
  const mark = pin.querySelector<SVGSVGElement>("svg");
  if (mark !== null) {
    const { left, top } = mark.getBoundingClientRect();
    const copy = copyWithStyles(mark);
    copy.setAttribute("x", String(left - stage.left));
    copy.setAttribute("y", String(top - stage.top));
    return copy;
  }
  const { left, top, width, height } = (pin.querySelector("b") ?? pin).getBoundingClientRect();
  const middle = { x: left + width / 2 - stage.left, y: top + height / 2 - stage.top };
  const color = pin.style.getPropertyValue("--pin");
  const group = createSvgElement("g");
  group.append(
    createSvgElement("circle", {
      cx: middle.x,
      cy: middle.y,
      r: width / 2 - 1,
      fill: palette.white,
      stroke: color,
      "stroke-width": 2.5,
    }),
    createSvgElement(
      "text",
      {
        ...middle,
        fill: INK,
        "font-family": FONT,
        "font-size": FONT_SIZE,
        "font-weight": 600,
        "text-anchor": "middle",
        "dominant-baseline": "central",
      },
      pin.textContent ?? "",
    ),
  );
  return group;
}

/** Lists all areas by name, because small ones have no room for a label. */
const listAreas = (map: HTMLElement) =>
  [...map.querySelectorAll<SVGPathElement>("path[aria-label]")]
    .map((area) => ({
      text: area.getAttribute("aria-label") ?? "",
      fill: area.getAttribute("fill") ?? "none",
    }))
    .sort((one, other) => one.text.localeCompare(other.text, "en"));
