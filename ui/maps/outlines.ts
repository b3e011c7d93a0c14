import type { MultiPolygon, Polygon } from "geojson";
import { getPolygons, type Point, worldPoint } from "./geometry.ts";

export interface Outline<Area> {
  area: Area;
  /** Rounded to whole units of the drawing. */
  polygons: Point[][][];
  path: string;
}

interface Frame {
  width: number;
  maxHeight: number;
}

/** Room for the strokes of areas at the drawing's edge. */
const MARGIN = 4;

/**
 * Draws areas into a view box, with north at the top. Neighbours keep their common points, so no gaps appear.
 */
export function drawOutlines<Area extends { geometry: Polygon | MultiPolygon }>(
  features: readonly Area[],
  { width, maxHeight }: Frame,
): { width: number; height: number; outlines: Outline<Area>[] } {
  const shapes = features.map((area) => ({
    area,
    polygons: getPolygons(area).map((polygon) => polygon.map((ring) => ring.map(worldPoint))),
  }));
  const points = shapes.flatMap(({ polygons }) => polygons.flat(2));
  const [west, east] = findRange(points.map(({ x }) => x));
  const [north, south] = findRange(points.map(({ y }) => y));
  const scale = Math.min(
    (width - 2 * MARGIN) / (east - west || 1),
    (maxHeight - 2 * MARGIN) / (south - north || 1),
  );
  const left = (width - (east - west) * scale) / 2;
  const toDrawing = ({ x, y }: Point): Point => ({
    x: Math.round(left + (x - west) * scale),
    y: Math.round(MARGIN + (y - north) * scale),
  });
  return {
    width,
    height: Math.ceil((south - north) * scale) + 2 * MARGIN,
    outlines: shapes.map(({ area, polygons }) => {
      const placedPolygons = polygons.map((polygon) =>
        polygon.map((ring) => removeRepeats(ring.map(toDrawing))),
      );
      return { area, polygons: placedPolygons, path: getPath(placedPolygons.flat()) };
    }),
  };
}

/** A country has too many points to pass them all to `Math.min(...)`. */
const findRange = (numbers: readonly number[]): [least: number, most: number] =>
  numbers.reduce<[number, number]>(
    ([least, most], each) => [Math.min(least, each), Math.max(most, each)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );

/** Removes repeated points, and points on a straight line between two others. */
const removeRepeats = (ring: readonly Point[]): Point[] => {
  const points: Point[] = [];
  for (const point of ring) {
    const last = points.at(-1);
    if (last?.x === point.x && last.y === point.y) continue;
    const first = points.at(-2);
    if (first && last && isBetween(first, last, point)) points.pop();
    points.push(point);
  }
  return points;
};

const isBetween = (first: Point, middle: Point, last: Point): boolean => {
  const [x, y] = [middle.x - first.x, middle.y - first.y];
  const [nextX, nextY] = [last.x - middle.x, last.y - middle.y];
  return x * nextY === y * nextX && x * nextX + y * nextY > 0;
};

/**
 * Writes relative steps, which take half the bytes of positions. An area too small for a shape becomes a dot.
 */
const getPath = (rings: readonly Point[][]): string =>
  rings
    .filter((ring, index) => ring.length > 3 || index === 0)
    .map(([first = { x: 0, y: 0 }, ...rest]) => {
      let { x, y } = first;
      const steps = rest.flatMap((next) => {
        const step = [next.x - x, next.y - y];
        ({ x, y } = next);
        return step;
      });
      return `M${first.x} ${first.y}${steps.length < 6 ? "h2v2h-2" : `l${steps.join(" ").replaceAll(" -", "-")}`}z`;
    })
    .join("");
