import { divIcon, type Map as LeafletMap, layerGroup, marker } from "leaflet";
import { useEffect } from "react";
import { useMap } from "react-leaflet";
import { createGlobalStyle, css } from "styled-components";
import { dataColor } from "../../tokens/dataColor.ts";
import { font } from "../../tokens/tokens.ts";
import { afterPaint } from "../Choropleth/afterPaint.ts";
import { type AreaFeature, worldPoint, worldWidth } from "../geometry.ts";
import { findLabelSpot } from "../labelSpot.ts";
import { type Box, boxAround, getPoints, isInside } from "../shapes.ts";
import { GAP, placeTowns } from "./placeTowns.ts";

const halo = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => `${x}px ${y}px 2px white`)).join(", ");

/**
 * Leaflet creates these elements, so no styled component can style them. The colour is fixed, because the
 * areas' fills are the same on a dark page.
 */
const townCss = css`
  .town { pointer-events: none; color: ${dataColor.labelOnLight}; forced-color-adjust: none; }
  .town:not([data-side]) { visibility: hidden; }
  .town i {
    position: absolute;
    width: 4px;
    height: 4px;
    border-radius: 50%;
    background: ${dataColor.labelOnLight};
    box-shadow: 0 0 0 1px white;
    translate: -50% -50%;
  }
  .town span {
    position: absolute;
    width: max-content;
    font-size: ${font.size.caption};
    line-height: 1.15;
    letter-spacing: 0.01em;
    text-shadow: ${halo};
    translate: ${GAP}px -50%;
  }
  .town[data-side="left"] span { translate: calc(-100% - ${GAP}px) -50%; }
  .town[data-side="above"] span { translate: -50% calc(-100% - ${GAP}px); }
  .town[data-side="below"] span { translate: -50% ${GAP}px; }
`;

export interface TownsProps {
  /** The most important first. */
  towns: readonly Town[];
  /**
   * A new array redraws the towns. Towns far outside the areas are omitted; those just outside are drawn,
   * because boundaries may be approximate.
   */
  areas: readonly AreaFeature[];
}

/**
 * Drawn for orientation only: screen readers skip it, and it cannot be pressed. A name is drawn completely or
 * not at all.
 *
 * - **When:** Names of towns on a map of one municipality.
 * - **When not:** Maps of provinces and the country, where areas are named themselves.
 */
export function Towns({ towns, areas }: TownsProps) {
  const map = useMap();
  useEffect(() => drawTowns(map, towns, areas), [map, towns, areas]);
  return townStyle;
}

const TownStyles = createGlobalStyle`${townCss}`;
// Constant, because a new element would insert the style sheet again.
const townStyle = <TownStyles />;

const PANE = "towns";
/** A z-index above Leaflet's 400 for polygons and below its 600 for labels and pins. */
const LAYER = "450";
const MARGIN = 2;
const NEAR_PX = 16;
const OVERLAYS = ".area-label, .area-circle, .pin, [data-over-map], [data-aside]";

interface Town {
  name: string;
  latitude: number;
  longitude: number;
}

function createTown({ name, latitude, longitude }: Town) {
  const element = document.createElement("div");
  const label = document.createElement("span");
  element.className = "town";
  label.textContent = name;
  element.append(document.createElement("i"), label);
  const icon = divIcon({ html: element, className: "town-place", iconSize: [0, 0] });
  const position: [number, number] = [latitude, longitude];
  return {
    name,
    element,
    label,
    position,
    mark: marker(position, { icon, pane: PANE, interactive: false, keyboard: false }),
  };
}

function drawTowns(map: LeafletMap, towns: readonly Town[], areas: readonly AreaFeature[]): () => void {
  const pane = map.getPane(PANE) ?? map.createPane(PANE);
  pane.style.zIndex = LAYER;
  pane.setAttribute("aria-hidden", "true");
  const townMarkers = towns.map(createTown);
  const layer = layerGroup(townMarkers.map(({ mark }) => mark)).addTo(map);

  const rings = areas.flatMap((area) => findLabelSpot(area).rings);
  const isNear = ([latitude, longitude]: [number, number]) => {
    const size = NEAR_PX / worldWidth(map.getZoom());
    const nearbyBox = boxAround(worldPoint([longitude, latitude]), { width: size, height: size });
    return getPoints(nearbyBox).some((point) => isInside(point, rings));
  };

  const placeLabels = () => {
    const container = map.getContainer();
    const stage = container.getBoundingClientRect();
    const inset = Number.parseFloat(getComputedStyle(container).getPropertyValue("--inset-right")) || 0;
    const overlays = [
      ...(container.closest("section")?.querySelectorAll<HTMLElement>(OVERLAYS) ?? []),
    ].filter((other) => other.checkVisibility());
    const names = new Set(overlays.map((other) => other.querySelector("span:not([hidden])")?.textContent));
    const nearTowns = townMarkers.filter(({ name, position }) => !names.has(name) && isNear(position));
    const space = {
      left: MARGIN,
      top: MARGIN,
      right: stage.width - inset - MARGIN,
      bottom: stage.height - MARGIN,
    };
    const sides = placeTowns(
      nearTowns.map(({ position, label }) => ({
        point: map.latLngToContainerPoint(position),
        size: { width: label.offsetWidth, height: label.offsetHeight },
      })),
      space,
      overlays.map((other) => getBoxIn(stage, other)),
    );
    for (const { element } of townMarkers) {
      const side = sides[nearTowns.findIndex((each) => each.element === element)];
      if (side) element.dataset.side = side;
      else delete element.dataset.side;
    }
  };
  let cancel = () => {};
  const placeLater = () => {
    cancel();
    cancel = afterPaint(placeLabels);
  };
  const watch = new MutationObserver(placeLater);
  const marks = map.getPane("markerPane");
  if (marks) watch.observe(marks, { childList: true, subtree: true, attributes: true });
  map.on("moveend", placeLater);
  placeLater();

  return () => {
    cancel();
    watch.disconnect();
    map.off("moveend", placeLater);
    layer.remove();
  };
}

function getBoxIn(stage: DOMRect, element: Element): Box {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return {
    left: left - stage.left,
    right: right - stage.left,
    top: top - stage.top,
    bottom: bottom - stage.top,
  };
}
