import type { Map as LeafletMap } from "leaflet";
import { query } from "../tokens/media.ts";
import { latLngOf, type Point } from "./geometry.ts";
import { pointAfterKey } from "./neighbour.ts";

export interface Stop {
  element: HTMLElement | SVGElement;
  /** On the world of width 1; called only when a key needs it. */
  place: () => Point;
}

export interface RovingHandlers {
  onFocus: (index: number) => void;
  onBlur: () => void;
  onEnter: (index: number) => void;
  onEscape: () => void;
}

/**
 * One Tab stop for a map's marks: arrows move to the neighbour, Home and End to the first and last, Enter or
 * Space opens, Escape goes up. A focused mark is brought into view.
 */
export function createRoving(map: LeafletMap, stops: readonly Stop[], handlers: RovingHandlers) {
  let places: Point[] | undefined;
  const indexOf = ({ target }: Event) => stops.findIndex(({ element }) => element === target);

  let stop = 0;
  const setStop = (index: number) => {
    stops[stop]?.element.setAttribute("tabindex", "-1");
    stops[index]?.element.setAttribute("tabindex", "0");
    stop = index;
  };

  const onFocus = (event: FocusEvent) => {
    const index = indexOf(event);
    const place = stops[index]?.place();
    if (!place) return;
    setStop(index);
    const animate = !matchMedia(query.reducedMotion).matches;
    map.panInside(latLngOf(place), { padding: [48, 48], animate });
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
    else if (/^(Arrow|Home|End|Page)/.test(event.key)) {
      places ??= stops.map(({ place }) => place());
      stops[pointAfterKey(places, index, event.key) ?? index]?.element.focus();
    } else return;
    event.preventDefault();
  };

  // Chromium lets an <svg> that listens for focus take it, so the map's own box listens.
  const box = map.getContainer();
  box.addEventListener("focusin", onFocus);
  box.addEventListener("focusout", onBlur);
  box.addEventListener("keydown", onKey);
  for (const [at, { element }] of stops.entries()) element.setAttribute("tabindex", at === stop ? "0" : "-1");
  return {
    setStop,
    remove: () => {
      box.removeEventListener("focusin", onFocus);
      box.removeEventListener("focusout", onBlur);
      box.removeEventListener("keydown", onKey);
    },
  };
}
