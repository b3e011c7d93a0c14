import * as palette from "../../tokens/palette.ts";
import { element, FONT, styledCopy } from "./svgParts.ts";

const SMALL = 13;
const INK = palette.ink900;

/** Also lists every area with its figure as text. */
export function mapDrawing(map: HTMLElement) {
  const stage = map.getBoundingClientRect();
  const inset = Number.parseFloat(getComputedStyle(map).getPropertyValue("--inset-right")) || 0;
  const width = Math.round(stage.width - inset);
  const svg = element("svg", { width, height: stage.height });
  const layers = [...map.querySelectorAll<SVGSVGElement>(".leaflet-pane > svg")];
  for (const layer of layers.sort((one, other) => computeHeight(one) - computeHeight(other)))
    svg.append(renderLayer(layer, stage));
  for (const town of map.querySelectorAll<HTMLElement>(".town[data-side]"))
    svg.append(...findTown(town, stage));
  for (const label of map.querySelectorAll<HTMLElement>(".area-label-root:not([hidden])"))
    svg.append(...getLabel(label, stage));
  for (const pin of map.querySelectorAll<HTMLElement>(".pin")) svg.append(buildPin(pin, stage));
  return {
    svg,
    width,
    height: Math.ceil(stage.height),
    values: getAreas(map),
    note: formatNote(map) ?? "",
  };
}

const formatNote = (map: HTMLElement) =>
  (map.closest("figure") ?? map.closest("section"))?.querySelector<HTMLElement>("[data-map-source]")
    ?.innerText;

/** Leaflet's panes overlap by z-index, not by their order in the page. */
const computeHeight = ({ parentElement }: SVGElement) =>
  parentElement === null ? 0 : Number(getComputedStyle(parentElement).zIndex) || 0;

/** Omits the outlines that show focus and hover. */
function renderLayer(layer: SVGSVGElement, stage: DOMRect): SVGElement {
  const group = element("g");
  const { a, b, c, d, e, f } = layer.getScreenCTM() ?? new DOMMatrix();
  group.setAttribute("transform", `matrix(${[a, b, c, d, e - stage.left, f - stage.top].join(" ")})`);
  const copy = styledCopy(layer);
  for (const [index, original] of [...layer.querySelectorAll("path")].entries())
    if (original.classList.contains("area-outline"))
      copy.querySelectorAll("path")[index]?.setAttribute("d", "");
  group.append(...copy.childNodes);
  return group;
}

function getLabel(root: HTMLElement, stage: DOMRect): SVGElement[] {
  const label = root.querySelector<HTMLElement>(".area-label");
  if (label === null) return [];
  const parts: SVGElement[] = [];
  const box = label.getBoundingClientRect();
  const isCallout = root.dataset.size === "callout";
  if (isCallout) {
    const from = root.getBoundingClientRect();
    const to = [box.left + box.width / 2 - stage.left, box.top + box.height / 2 - stage.top];
    parts.push(
      element("path", {
        d: `M${from.left - stage.left} ${from.top - stage.top}L${to.join(" ")}`,
        stroke: INK,
      }),
      element("rect", {
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
      element(
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
      element("path", { d: `M${x} ${y}h${width}`, stroke: ink }),
      element("circle", { cx: x + share * width, cy: y, r: height / 2, fill: ink }),
    );
  }
  return parts;
}

function findTown(town: HTMLElement, stage: DOMRect): SVGElement[] {
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
  const at = { cx: dot.left + dot.width / 2 - stage.left, cy: dot.top + dot.height / 2 - stage.top };
  return [element("circle", { ...at, r: 2, fill: INK }), element("text", name, town.textContent ?? "")];
}

/** Draws several pins in one place as a ring with their number. */
function buildPin(pin: HTMLElement, stage: DOMRect): SVGElement {
  const mark = pin.querySelector<SVGSVGElement>("svg");
  if (mark !== null) {
    const { left, top } = mark.getBoundingClientRect();
    const copy = styledCopy(mark);
    copy.setAttribute("x", String(left - stage.left));
    copy.setAttribute("y", String(top - stage.top));
    return copy;
  }
  const { left, top, width, height } = (pin.querySelector("b") ?? pin).getBoundingClientRect();
  const middle = { x: left + width / 2 - stage.left, y: top + height / 2 - stage.top };
  const color = pin.style.getPropertyValue("--pin");
  const group = element("g");
  group.append(
    element("circle", {
      cx: middle.x,
      cy: middle.y,
      r: width / 2 - 1,
      fill: palette.white,
      stroke: color,
      "stroke-width": 2.5,
    }),
    element(
      "text",
      {
        ...middle,
        fill: INK,
        "font-family": FONT,
        "font-size": SMALL,
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
const getAreas = (map: HTMLElement) =>
  [...map.querySelectorAll<SVGPathElement>("path[aria-label]")]
    .map((area) => ({
      text: area.getAttribute("aria-label") ?? "",
      fill: area.getAttribute("fill") ?? "none",
    }))
    .sort((one, other) => one.text.localeCompare(other.text, "en"));
