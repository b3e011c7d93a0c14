import type { Map as LeafletMap } from "leaflet";
import { query } from "../tokens/media.ts";
import { type Point, toLatLng } from "./geometry.ts";

export interface Stop {
  element: HTMLElement | SVGElement;
  /** Its position on a world map of width 1; called only when a key needs it. */
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
  const getIndex = ({ target }: Event) => stops.findIndex(({ element }) => element === target);

  let stop = 0;
  const setStop = (index: number) => {
    stops[stop]?.element.setAttribute("tabindex", "-1");
    stops[index]?.element.setAttribute("tabindex", "0");
    stop = index;
  };

  const onFocus = (event: FocusEvent) => {
    const index = getIndex(event);
    const place = stops[index]?.place();
    if (!place) return;
    setStop(index);
    const animate = !matchMedia(query.reducedMotion).matches;
    map.panInside(toLatLng(place), { padding: [48, 48], animate });
    handlers.onFocus(index);
  };

  const onBlur = (event: FocusEvent) => {
    if (getIndex(event) >= 0) handlers.onBlur();
  };

  const onKey = (event: KeyboardEvent) => {
    const index = getIndex(event);
    if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") handlers.onEnter(index);
    else if (event.key === "Escape") handlers.onEscape();
    else if (/^(Arrow|Home|End|Page)/.test(event.key)) {
      places ??= stops.map(({ place }) => place());
      stops[pointAfterKey(places, index, event.key) ?? index]?.element.focus();
    } else return;
    event.preventDefault();
  };

  // In Chromium, an <svg> with a focus listener can take the focus, so the map's own box listens.
  const box = map.getContainer();
  box.addEventListener("focusin", onFocus);
  box.addEventListener("focusout", onBlur);
  box.addEventListener("keydown", onKey);
  for (const [index, { element }] of stops.entries())
    element.setAttribute("tabindex", index === stop ? "0" : "-1");
  return {
    setStop,
    remove: () => {
      box.removeEventListener("focusin", onFocus);
      box.removeEventListener("focusout", onBlur);
      box.removeEventListener("keydown", onKey);
    },
  };
}

export type Direction = "up" | "down" | "left" | "right";

const unit: Record<Direction, Point> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/**
 * Factor of the distance across the direction, so that the right arrow leads to a mark that looks right of it.
 */
const ASIDE_PENALTY = 2;

/**
 * Returns the nearest point within 45° of the direction, otherwise the nearest on that side; undefined at the
 * edge. Points in the same place follow each other to the right and down.
 */
export function neighbourInDirection(
  points: readonly Point[],
  from: number,
  direction: Direction,
): number | undefined {
  const origin = points[from];
  if (!origin) return undefined;
  const unitVector = unit[direction];
  const order = unitVector.x + unitVector.y;
  let best: { index: number; isAhead: boolean; cost: number } | undefined;
  points.forEach((point, index) => {
    const [dx, dy] = [point.x - origin.x, point.y - origin.y];
    const along = dx * unitVector.x + dy * unitVector.y;
    const aside = Math.abs(dx * unitVector.y) + Math.abs(dy * unitVector.x);
    const isSamePlace = dx === 0 && dy === 0;
    if (isSamePlace ? (index - from) * order <= 0 : along <= 0) return;
    const candidate = {
      index,
      isAhead: aside <= along,
      cost: isSamePlace ? Math.abs(index - from) * Number.MIN_VALUE : along + ASIDE_PENALTY * aside,
    };
    if (!best || Number(candidate.isAhead) - Number(best.isAhead) > 0) best = candidate;
    else if (candidate.isAhead === best.isAhead && candidate.cost < best.cost) best = candidate;
  });
  return best?.index;
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/**
 * Arrow keys lead to the neighbour, Home and End to the first and last point. Page Down and Page Up lead
 * through all points in order, because arrow keys may miss a point.
 */
export function pointAfterKey(points: readonly Point[], from: number, key: string): number | undefined {
  if (key === "PageDown") return from + 1 < points.length ? from + 1 : undefined;
  if (key === "PageUp") return from > 0 ? from - 1 : undefined;
  if (key === "Home") return 0;
  if (key === "End") return points.length - 1;
  const direction = directions[key];
  return direction && neighbourInDirection(points, from, direction);
}
