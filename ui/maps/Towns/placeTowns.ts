import type { Point } from "../geometry.ts";
import { type Box, containsBox, isOverlapping, type Size } from "../shapes.ts";

const SIDES = ["right", "left", "above", "below"] as const;
type Side = (typeof SIDES)[number];

export const GAP = 5;
const DOT = 4;
const MARGIN = 2;

export interface TownLabel {
  point: Point;
  size: Size;
}

/** Places each label, in the given order, on the first free side of its town; null if no side is free. */
export function placeTowns(
  labels: readonly TownLabel[],
  space: Box,
  occupied: readonly Box[],
): (Side | null)[] {
  const boxes = [...occupied];
  return labels.map(({ point, size }) => {
    const side = SIDES.find((each) => {
      const box = expand(getLabelBox(point, size, each), MARGIN);
      return containsBox(space, box) && !boxes.some((other) => isOverlapping(box, other));
    });
    if (side === undefined) return null;
    boxes.push(getLabelBox(point, size, side));
    return side;
  });
}

function getLabelBox({ x, y }: Point, { width, height }: Size, side: Side): Box {
  const isHorizontal = side === "right" || side === "left";
  const across = isHorizontal ? height / 2 : width / 2;
  const [along, reach] = [isHorizontal ? width : height, DOT / 2];
  if (side === "right")
    return { left: x - reach, right: x + GAP + along, top: y - across, bottom: y + across };
  if (side === "left")
    return { left: x - GAP - along, right: x + reach, top: y - across, bottom: y + across };
  if (side === "above")
    return { left: x - across, right: x + across, top: y - GAP - along, bottom: y + reach };
  return { left: x - across, right: x + across, top: y - reach, bottom: y + GAP + along };
}

const expand = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by,
});
