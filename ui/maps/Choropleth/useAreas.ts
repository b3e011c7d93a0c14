import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useMap } from "react-leaflet";
import type { AreaFeature, Point } from "../geometry.ts";
import { labelSpotOf } from "../labelSpot.ts";
import { createRoving } from "../roving.ts";
import { type AreaLabel, createAreaLabels } from "./areaLabels.ts";
import { type AreaLayer, drawAreas, recolour } from "./areaLayer.ts";
import { createOutline } from "./outline.ts";

export interface AreaLooks {
  fillOf: (id: number) => string;
  /** The area's value in words, or why it has none. */
  wordsOf: (id: number) => string;
  labelOf: (id: number) => AreaLabel;
}

/** The area under the pointer, at `pointer`, or the focused one, without. */
export interface ActiveArea {
  feature: AreaFeature;
  pointer?: Point;
}

interface AreaActions {
  onSelect?: (id: number) => void;
  onUp?: () => void;
  onActive: (area: ActiveArea | null) => void;
}

interface Drawing {
  layer: AreaLayer;
  labels: ReturnType<typeof createAreaLabels>;
}

/** Draws the areas once per set of features, and only recolours and renames them when their values change. */
export function useAreas(features: readonly AreaFeature[], looks: AreaLooks, actions: AreaActions) {
  const map = useMap();
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  /** Areas that were opened, latest last: going up again, the focus returns to where it came from. */
  const opened = useRef<number[]>([]);
  const shouldRefocus = useRef(false);

  const fillNow = useEffectEvent((id: number) => looks.fillOf(id));
  const select = useEffectEvent((id: number) => {
    opened.current.push(id);
    actions.onSelect?.(id);
  });
  const goUp = useEffectEvent(() => actions.onUp?.());
  const activate = useEffectEvent((area: ActiveArea | null) => actions.onActive(area));

  useEffect(() => {
    const layer = drawAreas(map, features, fillNow);
    if (!layer) return;
    const { areas, group, svg } = layer;
    const featureAt = (index: number) => areas[index]?.feature;
    const focusRing = createOutline(map, svg, "focus");
    const hoverRing = createOutline(map, svg, "hover");

    group.on("click", ({ propagatedFrom }) => select(propagatedFrom.feature.id));
    group.on("mouseover mousemove", (event) => {
      const { propagatedFrom, containerPoint } = event as typeof event & { containerPoint: Point };
      hoverRing.around(propagatedFrom.getElement());
      activate({ feature: propagatedFrom.feature, pointer: containerPoint });
    });
    group.on("mouseout", () => {
      hoverRing.around(null);
      activate(null);
    });
    const stops = areas.map(({ element, feature }) => ({ element, place: labelSpotOf(feature).anchor }));
    const keys = createRoving(map, stops, {
      onFocus: (index) => {
        const area = areas[index];
        if (!area?.element.matches(":focus-visible")) return;
        focusRing.around(area.element);
        activate({ feature: area.feature });
      },
      onBlur: () => {
        focusRing.around(null);
        activate(null);
      },
      onEnter: (index) => {
        const feature = featureAt(index);
        if (feature) select(feature.id);
      },
      onEscape: goUp,
    });

    const last = opened.current.findLast((id) => areas.some(({ feature }) => feature.id === id));
    const start = Math.max(
      0,
      areas.findIndex(({ feature }) => feature.id === last),
    );
    keys.setStop(start);
    if (shouldRefocus.current) areas[start]?.element.focus();
    shouldRefocus.current = false;

    const labels = createAreaLabels(map, features);
    setDrawing({ layer, labels });
    return () => {
      shouldRefocus.current ||= svg.contains(document.activeElement);
      keys.remove();
      focusRing.remove();
      hoverRing.remove();
      labels.remove();
      group.remove();
      activate(null);
      setDrawing(null);
    };
  }, [map, features]);

  const isOpenable = actions.onSelect !== undefined;
  useEffect(() => {
    if (!drawing) return;
    recolour(drawing.layer, looks.fillOf);
    drawing.labels.write(looks.labelOf);
    for (const { feature, element } of drawing.layer.areas) {
      element.setAttribute("aria-label", `${feature.properties.name}, ${looks.wordsOf(feature.id)}`);
      element.setAttribute("role", isOpenable ? "button" : "img");
    }
  }, [drawing, looks, isOpenable]);

  return drawing?.layer.svg ?? null;
}
