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
  /** Share of the sum of all slices, from 0 to 1. */
  share: number;
  path: string;
  /** The middle of the slice, for its value. */
  middle: { x: number; y: number };
}

/** In radians: the narrowest slice that can be seen and pressed. */
const minAngle = 0.05;
const hole = 0.58;

export function totalOf(slices: readonly Slice[]): number | null {
  const figures = slices.map(({ value }) => value).filter(isFigure);
  return figures.length > 0 ? sumOf(figures) : null;
}

/** Clockwise from the top, the largest first; omits missing figures and zeros. */
export function layoutPie<S extends Slice>(slices: readonly S[], radius: number): PlacedSlice<S>[] {
  const total = totalOf(slices) ?? 0;
  const slicesWithValue = slices
    .flatMap((slice) => (isFigure(slice.value) && slice.value > 0 ? [{ slice, value: slice.value }] : []))
    .toSorted((a, b) => b.value - a.value);
  const minValue = (total * minAngle) / (2 * Math.PI);
  const sizes = slicesWithValue.map(({ value }) => Math.max(value, minValue));
  const perUnit = (2 * Math.PI) / sumOf(sizes);
  let edge = 0;

  return slicesWithValue.map(({ slice, value }, index): PlacedSlice<S> => {
    const share = value / total;
    const start = edge;
    edge += (sizes[index] ?? 0) * perUnit;
    const angle = (start + edge) / 2;
    const distance = (radius * (1 + hole)) / 2;
    return {
      slice,
      value,
      share,
      path: sectorPath(start, edge, radius * hole, radius),
      middle: { x: Math.sin(angle) * distance, y: -Math.cos(angle) * distance },
    };
  });
}
