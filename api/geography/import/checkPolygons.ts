import mapshaper from "mapshaper";
import { z } from "zod";
import { type AreaGeometry, getPolygons, getRings, type Point } from "../geometry/Area.ts";

export type PolygonError = string;

type Box = { west: number; south: number; east: number; north: number };

const MAINLAND: Box = { west: 16, south: -35.3, east: 33.5, north: -21.8 };
/** The islands belong to Cape Town, but maps omit them. */
const PRINCE_EDWARD_ISLANDS: Box = { west: 37.4, south: -47.2, east: 38.2, north: -46.4 };

const MIN_RING_POINTS = 4;

const Position = z.tuple([z.number(), z.number()], z.number()).transform(([x, y]): Point => [x, y]);
const Rings = z.array(z.array(Position)).min(1);
const Polygons = z.discriminatedUnion("type", [
  z.object({ type: z.literal("Polygon"), coordinates: Rings }),
  z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(Rings).min(1) }),
]);

export function checkPolygons(geometry: unknown): AreaGeometry | PolygonError {
  const geometryType = z.object({ type: z.string() }).safeParse(geometry);
  if (!geometryType.success) return "has no geometry";
  const { type } = geometryType.data;
  if (type !== "Polygon" && type !== "MultiPolygon") return `is a ${type}, where a polygon is needed`;
  const parsed = Polygons.safeParse(geometry);
  if (!parsed.success) return "has coordinates that are not pairs of numbers in rings";
  const area = parsed.data;
  return findRingError(getRings(area)) ?? removeFarIslands(area);
}

function findRingError(rings: Point[][]): PolygonError | undefined {
  for (const ring of rings) {
    const misplaced = ring.find(
      (point) => !isInBox(MAINLAND, point) && !isInBox(PRINCE_EDWARD_ISLANDS, point),
    );
    if (misplaced !== undefined) return describePointError(misplaced);
    if (ring.length < MIN_RING_POINTS) return "has a ring of fewer than four points";
    const [firstPoint, lastPoint] = [ring[0], ring.at(-1)];
    if (firstPoint?.[0] !== lastPoint?.[0] || firstPoint?.[1] !== lastPoint?.[1])
      return "has a ring that does not end where it begins";
  }
  return undefined;
}

function describePointError([x, y]: Point): PolygonError {
  if (isInBox(MAINLAND, [y, x])) {
    return `has its coordinates swapped (${x}, ${y}): longitude comes first, then latitude`;
  }
  if (Math.abs(x) > 180 || Math.abs(y) > 90) {
    return `has a point at ${x}, ${y}, which is not a longitude and latitude in degrees (WGS 84)`;
  }
  return `has a point at ${x}, ${y}, which lies outside South Africa`;
}

function isInBox({ west, south, east, north }: Box, [x, y]: Point): boolean {
  return x >= west && x <= east && y >= south && y <= north;
}

function removeFarIslands(area: AreaGeometry): AreaGeometry | PolygonError {
  const polygons = getPolygons(area);
  const mainlandPolygons = polygons.filter(([outline]) =>
    outline?.every((point) => isInBox(MAINLAND, point)),
  );
  if (mainlandPolygons.length === 0) return "lies wholly on the Prince Edward Islands";
  return mainlandPolygons.length === polygons.length
    ? area
    : { type: "MultiPolygon", coordinates: mainlandPolygons };
}

export function findSelfCrossing(area: AreaGeometry): Point | undefined {
  const arcs = new mapshaper.internal.ArcCollection(getRings(area));
  const [crossing] = mapshaper.internal.findSegmentIntersections(arcs);
  return crossing === undefined ? undefined : [crossing.x, crossing.y];
}
