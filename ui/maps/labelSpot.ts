import polylabel from "polylabel";
import { type AreaFeature, getPolygons, type Point, worldPoint } from "./geometry.ts";

export interface LabelSpot {
  anchor: Point;
  rings: Point[][];
}

/** Labels are about this many times as wide as high. */
const labelAspect = 2.2;

/** Twice the area inside a ring, by the shoelace formula. */
function ringArea(ring: readonly Point[]): number {
  let sum = 0;
  let previous = ring.at(-1);
  for (const point of ring) {
    if (previous) sum += (previous.x - point.x) * (previous.y + point.y);
    previous = point;
  }
  return Math.abs(sum);
}

/** Finds the best place for a label with Agafonkin's polylabel, on a stretched map to prefer wide spaces. */
export function findLabelSpotIn(polygons: readonly Point[][][]): LabelSpot {
  const [first = [], ...rest] = polygons;
  const rings = rest.reduce(
    (largest, polygon) => (ringArea(polygon[0] ?? []) > ringArea(largest[0] ?? []) ? polygon : largest),
    first,
  );
  const xs = (rings[0] ?? []).map(({ x }) => x);
  const width = Math.max(...xs) - Math.min(...xs);
  const stretched = rings.map((ring) => ring.map(({ x, y }): [number, number] => [x, y * labelAspect]));
  const [x, y] = polylabel(stretched, width / 50);
  return { anchor: { x, y: y / labelAspect }, rings };
}

const spots = new WeakMap<AreaFeature, LabelSpot>();

export function findLabelSpot(feature: AreaFeature): LabelSpot {
  const spot =
    spots.get(feature) ??
    findLabelSpotIn(getPolygons(feature).map((polygon) => polygon.map((ring) => ring.map(worldPoint))));
  spots.set(feature, spot);
  return spot;
}
