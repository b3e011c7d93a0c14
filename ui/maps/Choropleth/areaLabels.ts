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

const valueFont = 14;
const nameFont = 12;
const lineHeight = 16;
/** How far the box of a label may reach over its area's edge: letters do not fill their box. */
const slack = 3;

function textMeasure(family: string) {
  const context = document.createElement("canvas").getContext("2d");
  return (text: string, px: number) => {
    if (!context) return text.length * px * 0.6;
    context.font = `600 ${px}px ${family}`;
    return context.measureText(text).width;
  };
}

/** Labels on areas, decoration for the eye: each area's own name and value are read from its polygon. */
export function createAreaLabels(map: LeafletMap, features: readonly AreaFeature[]) {
  const width = textMeasure(getComputedStyle(map.getContainer()).fontFamily);
  const labels = features.map((feature) => {
    const element = document.createElement("div");
    element.className = "area-label";
    const name = document.createElement("span");
    name.textContent = feature.properties.name;
    const value = document.createElement("strong");
    element.append(name, value);
    return {
      element,
      name,
      value,
      spot: labelSpotOf(feature),
      nameWidth: width(feature.properties.name, nameFont),
    };
  });
  const layer = layerGroup(
    labels.map(({ element, spot }) =>
      marker(latLngOf(spot.anchor), {
        icon: divIcon({ html: element, className: "area-label-place", iconSize: [0, 0] }),
        interactive: false,
        keyboard: false,
      }),
    ),
  ).addTo(map);

  const sizesOf = ({ nameWidth, value }: (typeof labels)[number]): Size[] => {
    const valueWidth = width(value.textContent ?? "", valueFont);
    return [
      { width: Math.max(nameWidth, valueWidth), height: 2 * lineHeight },
      { width: valueWidth, height: lineHeight },
    ];
  };

  const place = () => {
    const scale = worldWidth(map.getZoom());
    const inWorld = (size: Size) => ({
      width: Math.max(0, size.width - slack) / scale,
      height: Math.max(0, size.height - slack) / scale,
    });
    const wishes = labels.map((label) => ({ ...label.spot, sizes: sizesOf(label).map(inWorld) }));
    for (const [index, size] of placeLabels(wishes).entries()) {
      const label = labels[index];
      if (!label) continue;
      label.element.hidden = size === null;
      label.name.hidden = size !== 0;
    }
  };
  map.on("zoomend", place);

  return {
    write: (labelOf: (id: number) => AreaLabel) => {
      for (const [index, feature] of features.entries()) {
        const label = labels[index];
        if (!label) continue;
        const { value, ink, halo } = labelOf(feature.id);
        label.value.textContent = value;
        label.element.style.setProperty("--ink", ink);
        label.element.style.setProperty("--halo", halo);
      }
      place();
    },
    remove: () => {
      map.off("zoomend", place);
      layer.remove();
    },
  };
}
