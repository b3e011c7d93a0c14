import { isFigure, type Reading } from "../../charts/reading.ts";

/** If more than this share of the areas have one colour, colours do not distinguish them. */
const SHARE_OF_ONE_COLOR = 0.8;
const MIN_AREAS = 3;
/** In px at the default text size: the width within which an area's dot moves. */
export const DOT_TRACK = { wide: 36, narrow: 30 } as const;
export const DOT_SIZE = 6;

/**
 * Returns each area's position between the lowest figure, 0, and the highest, 1, or null if colours
 * distinguish the areas well enough.
 */
export function computeDotPositions(
  features: readonly { id: number }[],
  values: ReadonlyMap<number, Reading>,
  colorOf: (figure: number) => string,
): ReadonlyMap<number, number> | null {
  const areas = features.flatMap(({ id }) => {
    const value = values.get(id);
    return value !== undefined && isFigure(value) ? [{ id, value }] : [];
  });
  const counts = new Map<string, number>();
  for (const { value } of areas) counts.set(colorOf(value), (counts.get(colorOf(value)) ?? 0) + 1);
  const figures = areas.map(({ value }) => value);
  const [lowest, highest] = [Math.min(...figures), Math.max(...figures)];
  if (areas.length < MIN_AREAS || lowest === highest) return null;
  if (Math.max(...counts.values()) < SHARE_OF_ONE_COLOR * areas.length) return null;
  return new Map(areas.map(({ id, value }) => [id, (value - lowest) / (highest - lowest)]));
}
