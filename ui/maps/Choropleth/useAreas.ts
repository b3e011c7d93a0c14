import type { Map as LeafletMap } from "leaflet";
import { useEffect, useEffectEvent, useRef } from "react";
import { useMap } from "react-leaflet";
import type { AreaFeature, Point } from "../geometry.ts";
import { findLabelSpot } from "../labelSpot.ts";
import { createRoving } from "../roving.ts";
import type { ActiveAreaStore } from "./activeArea.ts";
import { afterPaint } from "./afterPaint.ts";
import { type AreaLabel, createAreaLabels } from "./areaLabels.ts";
import { type AreaLayer, drawAreas, recolour } from "./areaLayer.ts";
import { createOutline } from "./outline.ts";

export interface AreaStyle {
  getFill: (id: number) => string;
  describeArea: (id: number) => string;
  getAreaLabel: (id: number) => AreaLabel;
}

/** `pointer` is missing for a focused area. */
export interface ActiveArea {
  feature: AreaFeature;
  pointer?: Point;
}

interface AreaOptions {
  label: string;
  helpId: string;
  isLabelled: boolean;
  onSelect?: (id: number) => void;
  onEscape?: () => void;
  onActive: (area: ActiveArea | null) => void;
  activeAreaStore?: ActiveAreaStore | undefined;
}

interface Drawing {
  layer: AreaLayer;
  ground: ReturnType<typeof createGround>;
  labels: ReturnType<typeof createAreaLabels> | null;
}

/** Draws the areas once per set of features; changed values only recolour and rename them. */
export function useAreas(features: readonly AreaFeature[], styles: AreaStyle, options: AreaOptions) {
  const map = useMap();
  const drawing = useRef<Drawing | null>(null);
  /** The opened areas, the latest last, so that going up returns the focus to the area it came from. */
  const openedIds = useRef<number[]>([]);
  const shouldRefocus = useRef(false);

  const fillNow = useEffectEvent((id: number) => styles.getFill(id));
  const select = useEffectEvent((id: number) => {
    openedIds.current.push(id);
    options.onSelect?.(id);
  });
  const handleEscape = useEffectEvent(() => options.onEscape?.());
  const { activeAreaStore } = options;
  const activate = useEffectEvent((area: ActiveArea | null) => {
    options.onActive(area);
    activeAreaStore?.set(area?.feature.id ?? null);
  });

  useEffect(() => {
    const layer = drawAreas(map, features, fillNow);
    if (!layer) return;
    const { areas, group, svg } = layer;
    const ground = createGround(map, layer);
    const current: Drawing = { layer, ground, labels: null };
    drawing.current = current;
    const focusRing = createOutline(map, svg, "focus");
    const hoverRing = createOutline(map, svg, "hover");

    group.on("click", ({ propagatedFrom, originalEvent }) => {
      // Ignores the second click of a double click, which would open an area of the map that the first
      // opened.
      if ((originalEvent as MouseEvent).detail < 2) select(propagatedFrom.feature.id);
    });
    group.on("mouseover mousemove", (event) => {
      const { propagatedFrom, containerPoint } = event as typeof event & { containerPoint: Point };
      hoverRing.follow(propagatedFrom.getElement());
      activate({ feature: propagatedFrom.feature, pointer: containerPoint });
    });
    group.on("mouseout", () => {
      hoverRing.follow(null);
      activate(null);
    });
    const stops = areas.map(({ element, feature }) => ({
      element,
      place: () => findLabelSpot(feature).anchor,
    }));
    const keys = createRoving(map, stops, {
      onFocus: (index) => {
        const area = areas[index];
        if (!area?.element.matches(":focus-visible")) return;
        focusRing.follow(area.element);
        activate({ feature: area.feature });
      },
      onBlur: () => {
        focusRing.follow(null);
        activate(null);
      },
      onEnter: (index) => {
        const area = areas[index];
        if (area) select(area.feature.id);
      },
      onEscape: handleEscape,
    });

    const ids = areas.map(({ feature }) => feature.id);
    const lastOpenedId = openedIds.current.findLast((id) => ids.includes(id));
    const start = lastOpenedId === undefined ? 0 : ids.indexOf(lastOpenedId);
    if (start !== 0) keys.setStop(start);
    if (shouldRefocus.current) areas[start]?.element.focus();
    shouldRefocus.current = false;

    const stop = activeAreaStore?.subscribe(() => {
      const element = areas.find(({ feature }) => feature.id === activeAreaStore.get())?.element;
      hoverRing.follow(element === undefined || element.matches(":focus-visible") ? null : element);
    });

    return () => {
      stop?.();
      shouldRefocus.current ||= svg.contains(document.activeElement);
      keys.remove();
      focusRing.remove();
      hoverRing.remove();
      ground.remove();
      current.labels?.remove();
      layer.remove();
      drawing.current = null;
      activate(null);
    };
  }, [map, features, activeAreaStore]);

  const { label, helpId, isLabelled } = options;
  const role = options.onSelect ? "button" : "img";
  // Changed values do not change these attributes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another map or other features the areas are new
  useEffect(() => {
    if (!drawing.current) return;
    const { svg, areas } = drawing.current.layer;
    svg.setAttribute("role", "group");
    svg.setAttribute("aria-label", label);
    svg.setAttribute("aria-describedby", helpId);
    for (const { element } of areas) element.setAttribute("role", role);
  }, [map, features, label, helpId, role]);

  useEffect(() => {
    const current = drawing.current;
    if (!current) return;
    const { layer, ground } = current;
    recolour(layer, styles.getFill);
    ground.draw();
    for (const { feature, element } of layer.areas) {
      element.setAttribute("aria-label", `${feature.properties.name}, ${styles.describeArea(feature.id)}`);
    }
    if (!isLabelled) return;
    // Placing labels takes longer than drawing areas, so it waits for the paint.
    return afterPaint(() => {
      current.labels ??= createAreaLabels(map, features);
      current.labels.write(styles.getAreaLabel);
    });
  }, [map, features, styles, isLabelled]);
}

const svgNamespace = "http://www.w3.org/2000/svg";

/**
 * Draws an even ground below the translucent areas, so that a colour looks the same as in legends and tables.
 * Areas of one colour share a shape, because there are few colours and many areas.
 */
function createGround(map: LeafletMap, { areas, svg }: AreaLayer) {
  const group = document.createElementNS(svgNamespace, "g");
  group.setAttribute("class", "area-ground");
  group.setAttribute("aria-hidden", "true");
  svg.firstElementChild?.prepend(group);

  const draw = () => {
    const shapes = new Map<string, string>();
    for (const { path, element } of areas) {
      const fill = path.options.fillColor ?? "";
      shapes.set(fill, (shapes.get(fill) ?? "") + element.getAttribute("d"));
    }
    const paths = [...shapes].map(([fill, shape]) => {
      const path = document.createElementNS(svgNamespace, "path");
      path.setAttribute("fill", fill);
      path.setAttribute("d", shape);
      return path;
    });
    group.replaceChildren(...paths);
  };
  // Added after Leaflet's own listeners, so that it runs after the polygons are redrawn.
  map.on("moveend zoomend viewreset", draw);
  return { draw, remove: () => void map.off("moveend zoomend viewreset", draw) };
}
