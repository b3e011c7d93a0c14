import { isFigure, type Reading } from "../reading.ts";
import { sectorPath } from "../sector.ts";
import { sumOf } from "../sumOf.ts";

export interface Slice {
  id: string | number;
  label: string;
  value: Reading;
}

export interface PlacedSlice<S extends Slice = Slice> {
  slice: S;
  value: number;
  /** Of the sum of all figures, 0 to 1. */
  share: number;
  /** An SVG path around the origin. */
  path: string;
  /** The share is written on the slice if there is room, else outside at the end of a line. */
  label: { x: number; y: number; anchor: "start" | "middle" | "end"; line: string | null } | null;
}

/** In radians: the narrowest slice that can be seen and pressed. */
const leastAngle = 0.05;
/** Shares below this are written outside. */
const leastShareInside = 0.15;
/** In px. */
const lineHeight = 16;

/** Null if no slice has a figure. */
export function totalOf(slices: readonly Slice[]): number | null {
  const figures = slices.map(({ value }) => value).filter(isFigure);
  return figures.length > 0 ? sumOf(figures) : null;
}

/** Slices clockwise from the top, the largest first. Missing figures and zeros are not drawn. */
export function layoutPie<S extends Slice>(slices: readonly S[], radius: number): PlacedSlice<S>[] {
  const total = totalOf(slices) ?? 0;
  const drawn = slices
    .flatMap((slice) => (isFigure(slice.value) && slice.value > 0 ? [{ slice, value: slice.value }] : []))
    .toSorted((a, b) => b.value - a.value);
  const leastValue = (total * leastAngle) / (2 * Math.PI);
  const sizes = drawn.map(({ value }) => Math.max(value, leastValue));
  const perUnit = (2 * Math.PI) / sumOf(sizes);
  const at = (angle: number, distance: number) => ({
    x: Math.sin(angle) * distance,
    y: -Math.cos(angle) * distance,
  });
  let lastOutside: { x: number; y: number } | undefined;
  let edge = 0;

  return drawn.map(({ slice, value }, index): PlacedSlice<S> => {
    const share = value / total;
    const start = edge;
    edge += (sizes[index] ?? 0) * perUnit;
    const middle = (start + edge) / 2;
    const placed = { slice, value, share, path: sectorPath(start, edge, 0, radius), label: null };
    if (share >= leastShareInside) {
      // A slice that is nearly the whole has its middle opposite its edge, so its label is best at the centre.
      const spot = share === 1 ? { x: 0, y: 0 } : at(middle, radius * 0.64);
      return { ...placed, label: { ...spot, anchor: "middle", line: null } };
    }
    const end = at(middle, radius + 12);
    const isTaken =
      lastOutside &&
      Math.sign(lastOutside.x) === Math.sign(end.x) &&
      Math.abs(lastOutside.y - end.y) < lineHeight;
    if (isTaken) return placed;
    lastOutside = end;
    const near = at(middle, radius - 2);
    const anchor = end.x < 0 ? "end" : "start";
    const line = `M${near.x} ${near.y}L${end.x} ${end.y}`;
    return { ...placed, label: { x: end.x + Math.sign(end.x) * 3, y: end.y, anchor, line } };
  });
}
