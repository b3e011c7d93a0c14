import type { Point } from "./geometry.ts";

/** y grows downwards. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export const isOverlapping = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Returns a positive number on one side of the line, a negative number on the other side, and 0 on the line. */
const getSide = (from: Point, to: Point, point: Point) =>
  (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);

/** Segments that only touch do not cross. */
export const segmentsCross = (a: Point, b: Point, c: Point, d: Point) =>
  getSide(a, b, c) * getSide(a, b, d) < 0 && getSide(c, d, a) * getSide(c, d, b) < 0;

/** Clips the segment with Liang and Barsky's algorithm. */
export function segmentMeetsBox(from: Point, to: Point, box: Box): boolean {
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

/** Counts the edges to the right of the point: an odd number means inside, so holes are outside. */
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

export function getBox(ring: readonly Point[]): Box {
  const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

export const containsPoint = (box: Box, { x, y }: Point) =>
  box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;

export const containsBox = (outer: Box, { left, right, top, bottom }: Box) =>
  outer.left <= left && right <= outer.right && outer.top <= top && bottom <= outer.bottom;

export const getPoints = ({ left, right, top, bottom }: Box): Point[] =>
  [left, (left + right) / 2, right].flatMap((x) => [top, (top + bottom) / 2, bottom].map((y) => ({ x, y })));

export const boxAround = ({ x, y }: Point, { width, height }: Size): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

export function fitsInArea(
  box: Box,
  { anchor, rings }: { anchor: Point; rings: readonly (readonly Point[])[] },
): boolean {
  const touchesEdge = rings.some((ring) =>
    ring.some((point, index) => segmentMeetsBox(ring.at(index - 1) ?? point, point, box)),
  );
  return !touchesEdge && isInside(anchor, rings);
}
