import { polygonArea, polygonContains } from "d3-polygon";
import { type Area, type AreaGeometry, getPolygons, getRings, type Point } from "./Area.ts";

const KM_PER_DEGREE = 111.2;
const RADIANS_PER_DEGREE = Math.PI / 180;

export type Box = { west: number; south: number; east: number; north: number };

export function getBox(geometries: readonly AreaGeometry[]): Box {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [x, y] of geometries.flatMap(getRings).flat()) {
    box.west = Math.min(box.west, x);
    box.south = Math.min(box.south, y);
    box.east = Math.max(box.east, x);
    box.north = Math.max(box.north, y);
  }
  return box;
}

/** Length of a degree of longitude at this latitude, relative to a degree of latitude. */
export function longitudeScale(latitude: number): number {
  return Math.cos(latitude * RADIANS_PER_DEGREE);
}

/** Projects cylindrically to equal areas, in degrees of latitude. */
function toEqualArea([x, y]: Point): Point {
  return [x, Math.sin(y * RADIANS_PER_DEGREE) / RADIANS_PER_DEGREE];
}

function planeArea(geometry: AreaGeometry, project: (point: Point) => Point): number {
  let sum = 0;
  for (const [outline, ...holes] of getPolygons(geometry)) {
    const size = (ring: Point[] = []) => Math.abs(polygonArea(ring.map(project)));
    sum += holes.reduce((area, hole) => area - size(hole), size(outline));
  }
  return sum;
}

export function areaKm2(geometry: AreaGeometry): number {
  return planeArea(geometry, toEqualArea) * KM_PER_DEGREE ** 2;
}

/**
 * Compares areas to a hundred-thousandth. It measures in degrees, because a projection would bend edges
 * between added points.
 */
export function haveSameTotalArea(before: readonly Area[], after: readonly Area[]): boolean {
  const total = (areas: readonly Area[]) =>
    areas.reduce((sum, { geometry }) => sum + planeArea(geometry, (point) => point), 0);
  return Math.abs(total(after) / total(before) - 1) < 1e-5;
}

export function contains(geometry: AreaGeometry, point: Point): boolean {
  return getPolygons(geometry).some(
    ([outline, ...holes]) =>
      outline !== undefined &&
      polygonContains(outline, point) &&
      !holes.some((hole) => polygonContains(hole, point)),
  );
}

export function squaredDistance([x1, y1]: Point, [x2, y2]: Point): number {
  return ((x1 - x2) * longitudeScale(y1)) ** 2 + (y1 - y2) ** 2;
}
