import type { Point } from "./geometry.ts";

export interface Size {
  width: number;
  height: number;
}

/** A label that wants to stand on its area. Anchor, rings and sizes are in the same unit. */
export interface LabelWish {
  anchor: Point;
  rings: readonly (readonly Point[])[];
  /** The label's sizes, the preferred one first. */
  sizes: readonly Size[];
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const boxAround = ({ x, y }: Point, { width, height }: Size): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether any part of the segment lies in the box (Liang and Barsky's clipping). */
function segmentMeetsBox(from: Point, to: Point, box: Box): boolean {
  const isAside =
    (from.x < box.left && to.x < box.left) ||
    (from.x > box.right && to.x > box.right) ||
    (from.y < box.top && to.y < box.top) ||
    (from.y > box.bottom && to.y > box.bottom);
  if (isAside) return false;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [enter, leave] = [0, 1];
  const sides = [
    [-dx, from.x - box.left],
    [dx, box.right - from.x],
    [-dy, from.y - box.top],
    [dy, box.bottom - from.y],
  ] as const;
  for (const [speed, distance] of sides) {
    if (speed === 0 && distance < 0) return false;
    if (speed < 0) enter = Math.max(enter, distance / speed);
    if (speed > 0) leave = Math.min(leave, distance / speed);
  }
  return enter <= leave;
}

/** Whether a point lies inside a polygon, by counting the edges to its right; holes are outside. */
export function isInside({ x, y }: Point, rings: readonly (readonly Point[])[]): boolean {
  let inside = false;
  for (const ring of rings) {
    let previous = ring.at(-1);
    for (const point of ring) {
      if (
        previous &&
        point.y > y !== previous.y > y &&
        x < ((previous.x - point.x) * (y - point.y)) / (previous.y - point.y) + point.x
      ) {
        inside = !inside;
      }
      previous = point;
    }
  }
  return inside;
}

/** Whether a box lies wholly inside a polygon: its middle does, and no edge of the polygon comes into it. */
function fits(box: Box, { anchor, rings }: LabelWish): boolean {
  const touchesEdge = rings.some((ring) =>
    ring.some((point, index) => segmentMeetsBox(ring.at(index - 1) ?? point, point, box)),
  );
  return !touchesEdge && isInside(anchor, rings);
}

/**
 * For each wish the index of the first of its sizes that fits inside its area and meets no label placed before,
 * or null where none does. Earlier wishes go first, so give the most important ones first.
 */
export function placeLabels(wishes: readonly LabelWish[]): (number | null)[] {
  const placed: Box[] = [];
  return wishes.map((wish) => {
    const boxes = wish.sizes.map((size) => boxAround(wish.anchor, size));
    const index = boxes.findIndex((box) => fits(box, wish) && !placed.some((other) => overlap(box, other)));
    const box = boxes[index];
    if (!box) return null;
    placed.push(box);
    return index;
  });
}
