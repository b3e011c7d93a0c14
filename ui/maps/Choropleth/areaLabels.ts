import { divIcon, type Map as LeafletMap, layerGroup, marker } from "leaflet";
import { type AreaFeature, latLngOf, worldWidth } from "../geometry.ts";
import { labelSpotOf } from "../labelSpot.ts";
import { placeLabels, type Size } from "../placeLabels.ts";

/** What is written on an area: its value, under its name where there is room. */
export interface AreaLabel {
  value: string;
  /** The letters' colour, and that of the soft edge which sets them off from the fill. */
  ink: string;
  halo: string;
}

const valueFont = "600 14px";
const nameFont = "500 12px";
const lineHeight = 16;
/** The size of a value in a tight place, compared with its usual one. */
const compact = 11 / 14;
/** How far the box of a label may reach over its area's edge: letters do not fill their box. */
const slack = 3;

/** Measures text in a font of the page, each text once. */
function textMeasure(font: string) {
  const context = document.createElement("canvas").getContext("2d");
  if (context) context.font = font;
  const widths = new Map<string, number>();
  return (text: string) => {
    const width = widths.get(text) ?? context?.measureText(text).width ?? 0;
    widths.set(text, width);
    return width;
  };
}

/** An area's label, hidden until a place is found for it. */
function createLabel(feature: AreaFeature) {
  const element = document.createElement("div");
  element.className = "area-label";
  element.hidden = true;
  const name = document.createElement("span");
  name.textContent = feature.properties.name;
  const value = document.createElement("strong");
  element.append(name, value);
  const { anchor, rings } = labelSpotOf(feature);
  const place = marker(latLngOf(anchor), {
    icon: divIcon({ html: element, className: "area-label-place", iconSize: [0, 0] }),
    interactive: false,
    keyboard: false,
  });
  const written: AreaLabel = { value: "", ink: "", halo: "" };
  return { feature, element, name, value, place, anchor, rings, written };
}

/** Labels on areas, decoration for the eye: each area's own name and value are read from its polygon. */
export function createAreaLabels(map: LeafletMap, features: readonly AreaFeature[]) {
  const { fontFamily } = getComputedStyle(map.getContainer());
  const nameWidthOf = textMeasure(`${nameFont} ${fontFamily}`);
  const valueWidthOf = textMeasure(`${valueFont} ${fontFamily}`);
  const labels = features.map(createLabel);
  const layer = layerGroup(labels.map(({ place }) => place)).addTo(map);

  const place = () => {
    const scale = worldWidth(map.getZoom());
    const inWorld = (width: number, height: number): Size => ({
      width: Math.max(0, width - slack) / scale,
      height: Math.max(0, height - slack) / scale,
    });
    const wishes = labels.map(({ anchor, rings, feature, written }) => {
      const valueWidth = valueWidthOf(written.value);
      const width = Math.max(nameWidthOf(feature.properties.name), valueWidth);
      const sizes = [
        inWorld(width, 2 * lineHeight),
        inWorld(valueWidth, lineHeight),
        inWorld(valueWidth * compact, lineHeight * compact),
      ];
      return { anchor, rings, sizes };
    });
    for (const [index, size] of placeLabels(wishes).entries()) {
      const label = labels[index];
      if (!label) continue;
      label.element.hidden = size === null;
      label.name.hidden = size !== 0;
      label.element.toggleAttribute("data-compact", size === 2);
    }
  };
  map.on("zoomend", place);

  return {
    /** Writes what has changed, and finds places anew, for another value has another width. */
    write: (labelOf: (id: number) => AreaLabel) => {
      for (const { feature, element, value, written } of labels) {
        const next = labelOf(feature.id);
        if (next.value !== written.value) value.textContent = next.value;
        if (next.ink !== written.ink) element.style.setProperty("--ink", next.ink);
        if (next.halo !== written.halo) element.style.setProperty("--halo", next.halo);
        Object.assign(written, next);
      }
      place();
    },
    remove: () => {
      map.off("zoomend", place);
      layer.remove();
    },
  };
}
