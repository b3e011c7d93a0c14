import { polygonArea, polygonContains } from "d3-polygon";
import { type Area, type AreaGeometry, type Point, polygonsOf, ringsOf } from "./Area.ts";

const KM_PER_DEGREE = 111.2;
const RADIANS_PER_DEGREE = Math.PI / 180;

export type Box = { west: number; south: number; east: number; north: number };

export function boxOf(geometries: readonly AreaGeometry[]): Box {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [x, y] of geometries.flatMap(ringsOf).flat()) {
    box.west = Math.min(box.west, x);
    box.south = Math.min(box.south, y);
    box.east = Math.max(box.east, x);
    box.north = Math.max(box.north, y);
  }
  return box;
}

/** How much shorter a degree of longitude is than one of latitude, at a latitude. */
export function longitudeScale(latitude: number): number {
  return Math.cos(latitude * RADIANS_PER_DEGREE);
}

/** The cylindrical equal-area projection, in degrees of latitude. */
function toEqualArea([x, y]: Point): Point {
  return [x, Math.sin(y * RADIANS_PER_DEGREE) / RADIANS_PER_DEGREE];
}

/** The area of a geometry's ground on a plane. */
function planeArea(geometry: AreaGeometry, project: (point: Point) => Point): number {
  let sum = 0;
  for (const [outline, ...holes] of polygonsOf(geometry)) {
    const size = (ring: Point[] = []) => Math.abs(polygonArea(ring.map(project)));
    sum += holes.reduce((left, hole) => left - size(hole), size(outline));
  }
  return sum;
}

/** Square kilometres on a sphere. */
export function areaKm2(geometry: AreaGeometry): number {
  return planeArea(geometry, toEqualArea) * KM_PER_DEGREE ** 2;
}

/**
 * Whether two sets of areas are equally large, to a hundred-thousandth. They are measured in degrees, in which an
 * edge stays straight, and so encloses as much as before, when points are set into it.
 */
export function coversSameGround(before: readonly Area[], after: readonly Area[]): boolean {
  const total = (areas: readonly Area[]) =>
    areas.reduce((sum, { geometry }) => sum + planeArea(geometry, (point) => point), 0);
  return Math.abs(total(after) / total(before) - 1) < 1e-5;
}

/** Whether a point lies on an area's ground; its holes are not its ground. */
export function contains(geometry: AreaGeometry, point: Point): boolean {
  return polygonsOf(geometry).some(
    ([outline, ...holes]) =>
      outline !== undefined &&
      polygonContains(outline, point) &&
      !holes.some((hole) => polygonContains(hole, point)),
  );
}

/** The squared distance of two points in degrees of latitude. */
export function squaredDistance([x1, y1]: Point, [x2, y2]: Point): number {
  return ((x1 - x2) * longitudeScale(y1)) ** 2 + (y1 - y2) ** 2;
}
