import type { Point } from "../geometry.ts";

interface Room {
  width: number;
  height: number;
}

/** Pins whose heads are nearer to each other than this, in px, hide one another. */
const REACH = { x: 23, y: 26 };
const DIRECTIONS = 16;
const STEP_PX = 6;
/** A pin's head stands this high over its tip. */
const HEIGHT = 41;

/**
 * Where each pin's tip is drawn so that no head hides another's, in px: at its place or, where another pin is there
 * already, at the nearest free one. Earlier pins go first; what is out of the room stays where it is.
 */
export function spreadPins(tips: readonly Point[], { width, height }: Room): Point[] {
  const placed: Point[] = [];
  const isFree = ({ x, y }: Point) =>
    !placed.some((other) => Math.abs(other.x - x) < REACH.x && Math.abs(other.y - y) < REACH.y);
  const isInside = ({ x, y }: Point) =>
    x >= REACH.x / 2 && x <= width - REACH.x / 2 && y >= HEIGHT && y <= height;
  const isSeen = ({ x, y }: Point) => x >= 0 && x <= width && y >= 0 && y <= height;

  const nearestFree = (tip: Point): Point => {
    if (isFree(tip) || !isSeen(tip)) return tip;
    for (let reach = STEP_PX; reach < width + height; reach += STEP_PX) {
      for (let turn = 0; turn < DIRECTIONS; turn++) {
        const angle = (turn / DIRECTIONS) * 2 * Math.PI;
        const place = { x: tip.x + Math.cos(angle) * reach, y: tip.y + Math.sin(angle) * reach };
        if (isInside(place) && isFree(place)) return place;
      }
    }
    return tip;
  };
  for (const tip of tips) placed.push(nearestFree(tip));
  return placed;
}
