import { divIcon, type Map as LeafletMap, layerGroup, marker } from "leaflet";
import { getTextScale } from "../../tokens/textScale.ts";
import { type AreaFeature, toLatLng, worldPoint, worldWidth } from "../geometry.ts";
import { findLabelSpot } from "../labelSpot.ts";
import { type LabelSpace, type LabelWish, placeLabels } from "../placeLabels.ts";
import type { Size } from "../shapes.ts";
import { DOT_SIZE, DOT_TRACK } from "./computeDotPositions.ts";

export interface AreaLabel {
  value: string;
  short: string;
  ink: string;
  halo: string;
  /** The dot's position, from 0 for the lowest area to 1 for the highest; null draws no dot. */
  dot: number | null;
}

/** In px at the default text size. */
const VALUE_SIZE = 14;
const NAME_SIZE = 12;
const LINE_HEIGHT = 16;
/** Font sizes of a value where there is little room, as parts of the usual size. */
const compact = 12 / 14;
const tiny = 11 / 14;
/** Padding in px around a label outside its area. */
const plate = 6;
/** Px by which a label's box may extend beyond its area, because the text does not fill the box. */
const slack = 3;

/** Measures each text once. */
function createTextMeasure(font: string) {
  const context = document.createElement("canvas").getContext("2d");
  if (context) context.font = font;
  const widths = new Map<string, number>();
  return (text: string) => {
    const width = widths.get(text) ?? context?.measureText(text).width ?? 0;
    widths.set(text, width);
    return width;
  };
}

function createLabel(feature: AreaFeature) {
  const [element, label, line, dot] = ["div", "div", "i", "i"].map((tag) => document.createElement(tag));
  if (!element || !label || !line || !dot) throw new Error("Elements cannot be made.");
  element.className = "area-label-root";
  label.className = "area-label";
  line.className = "area-label-line";
  dot.className = "area-label-dot";
  element.hidden = true;
  // Hidden, because screen readers read the polygon, whose name includes the value.
  element.setAttribute("aria-hidden", "true");
  const name = document.createElement("span");
  name.textContent = feature.properties.name;
  const value = document.createElement("strong");
  label.append(name, value, dot);
  element.append(line, label);
  const { anchor, rings } = findLabelSpot(feature);
  const place = marker(toLatLng(anchor), {
    icon: divIcon({ html: element, className: "area-label-place", iconSize: [0, 0] }),
    interactive: false,
    keyboard: false,
  });
  const current: AreaLabel = { value: "", short: "", ink: "", halo: "", dot: null };
  return { feature, element, label, line, dot, name, value, place, anchor, rings, current };
}

/** Draws labels that screen readers skip: they read the polygons instead. */
export function createAreaLabels(map: LeafletMap, features: readonly AreaFeature[]) {
  const { fontFamily } = getComputedStyle(map.getContainer());
  // Labels grow with the reader's text.
  const textScale = getTextScale();
  const nameWidthOf = createTextMeasure(`500 ${NAME_SIZE * textScale}px ${fontFamily}`);
  const valueWidthOf = createTextMeasure(`600 ${VALUE_SIZE * textScale}px ${fontFamily}`);
  const lineHeight = LINE_HEIGHT * textScale;
  const labels = features.map(createLabel);
  const layer = layerGroup(labels.map(({ place }) => place)).addTo(map);

  const layOut = () => {
    const scale = worldWidth(map.getZoom());
    const inWorld = (width: number, height: number): Size => ({
      width: Math.max(0, width) / scale,
      height: Math.max(0, height) / scale,
    });
    const wishes = labels.map(({ anchor, rings, feature, current }): LabelWish => {
      const [wide, narrow, dotHeight] =
        current.dot === null
          ? [0, 0, 0]
          : [DOT_TRACK.wide, DOT_TRACK.narrow, DOT_SIZE].map((each) => each * textScale);
      const valueWidth = valueWidthOf(current.value);
      const shortWidth = valueWidthOf(current.short);
      const width = Math.max(nameWidthOf(feature.properties.name), valueWidth, wide ?? 0);
      const tight = (textWidth: number, size: number) =>
        inWorld(
          Math.max((textWidth - slack) * size, narrow ?? 0),
          (lineHeight - slack) * size + (dotHeight ?? 0),
        );
      return {
        anchor,
        rings,
        sizes: [
          inWorld(width - slack, 2 * lineHeight - slack + (dotHeight ?? 0)),
          tight(Math.max(valueWidth, wide ?? 0), 1),
          tight(valueWidth, compact),
          tight(shortWidth, tiny),
        ],
        calloutSize: inWorld(
          Math.max(shortWidth * compact, narrow ?? 0) + plate,
          lineHeight * compact + (dotHeight ?? 0) + plate,
        ),
      };
    });
    for (const [index, spot] of placeLabels(wishes, findLabelSpace(map)).entries()) {
      const each = labels[index];
      if (!each) continue;
      const { element, label, line, name, value, anchor, current } = each;
      element.hidden = spot === null;
      if (spot === null) continue;
      const { size, middle } = spot;
      const isCallout = size === "callout";
      const [x, y] = [(middle.x - anchor.x) * scale, (middle.y - anchor.y) * scale];
      element.dataset.size = String(size);
      name.hidden = size !== 0;
      value.textContent = isCallout || size === 3 ? current.short : current.value;
      label.style.translate = `${x}px ${y}px`;
      line.hidden = !isCallout;
      line.style.width = `${Math.hypot(x, y)}px`;
      line.style.rotate = `${Math.atan2(y, x)}rad`;
    }
  };
  map.on("moveend", layOut);

  return {
    /** Writes the values and places the labels again, because their widths change. */
    write: (getAreaLabel: (id: number) => AreaLabel) => {
      for (const { feature, element, dot, current } of labels) {
        const next = getAreaLabel(feature.id);
        if (next.ink !== current.ink) element.style.setProperty("--ink", next.ink);
        if (next.halo !== current.halo) element.style.setProperty("--halo", next.halo);
        dot.hidden = next.dot === null;
        if (next.dot !== current.dot) dot.style.setProperty("--dot", String(next.dot));
        Object.assign(current, next);
      }
      layOut();
    },
    remove: () => {
      map.off("moveend", layOut);
      layer.remove();
    },
  };
}

const margin = 2;

/** Returns the map's box without the parts that panels and controls cover. */
function findLabelSpace(map: LeafletMap): LabelSpace {
  const box = map.getContainer();
  const stage = box.getBoundingClientRect();
  const inset = Number.parseFloat(getComputedStyle(box).getPropertyValue("--inset-right")) || 0;
  const { lat, lng } = map.containerPointToLatLng([0, 0]);
  const corner = worldPoint([lng, lat]);
  const px = 1 / worldWidth(map.getZoom());
  const inWorld = (left: number, top: number, right: number, bottom: number) => ({
    left: corner.x + left * px,
    top: corner.y + top * px,
    right: corner.x + right * px,
    bottom: corner.y + bottom * px,
  });
  const coveredBoxes = [...(box.parentElement?.querySelectorAll("[data-over-map]") ?? [])].map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return inWorld(left - stage.left, top - stage.top, right - stage.left, bottom - stage.top);
  });
  return {
    box: inWorld(margin, margin, stage.width - inset - margin, stage.height - margin),
    occupied: coveredBoxes,
    px,
  };
}
