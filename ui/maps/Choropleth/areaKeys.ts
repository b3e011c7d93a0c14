import type { Map as LeafletMap } from "leaflet";
import { query } from "../../theme/media.ts";
import { latLngOf } from "../geometry.ts";
import { labelSpotOf } from "../labelSpot.ts";
import { pointAfterKey } from "../neighbour.ts";
import type { AreaLayer } from "./areaLayer.ts";

interface AreaKeyHandlers {
  onFocus: (index: number) => void;
  onBlur: () => void;
  onEnter: (index: number) => void;
  onEscape: () => void;
}

/**
 * Makes the areas one stop of the Tab key: arrows move to the neighbour, Home and End to the first and last, Enter
 * or Space opens, Escape goes up. An area that takes the focus is brought into view.
 */
export function createAreaKeys(map: LeafletMap, { areas }: AreaLayer, handlers: AreaKeyHandlers) {
  const points = () => areas.map(({ feature }) => labelSpotOf(feature).anchor);
  const indexOf = ({ target }: Event) => areas.findIndex(({ element }) => element === target);

  const setStop = (index: number) => {
    for (const [at, { element }] of areas.entries())
      element.setAttribute("tabindex", at === index ? "0" : "-1");
  };

  const onFocus = (event: FocusEvent) => {
    const index = indexOf(event);
    const area = areas[index];
    if (!area) return;
    setStop(index);
    map.panInside(latLngOf(labelSpotOf(area.feature).anchor), {
      padding: [48, 48],
      animate: !matchMedia(query.reducedMotion).matches,
    });
    handlers.onFocus(index);
  };

  const onBlur = (event: FocusEvent) => {
    if (indexOf(event) >= 0) handlers.onBlur();
  };

  const onKey = (event: KeyboardEvent) => {
    const index = indexOf(event);
    if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") handlers.onEnter(index);
    else if (event.key === "Escape") handlers.onEscape();
    else if (!/^(Arrow|Home|End|Page)/.test(event.key)) return;
    else areas[pointAfterKey(points(), index, event.key) ?? index]?.element.focus();
    event.preventDefault();
  };

  // Chromium lets an <svg> that listens for focus take it, so the map's own box listens.
  const box = map.getContainer();
  box.addEventListener("focusin", onFocus);
  box.addEventListener("focusout", onBlur);
  box.addEventListener("keydown", onKey);
  setStop(0);
  return {
    setStop,
    remove: () => {
      box.removeEventListener("focusin", onFocus);
      box.removeEventListener("focusout", onBlur);
      box.removeEventListener("keydown", onKey);
    },
  };
}
