import type { MultiPolygon, Polygon } from "geojson";

/** Degrees (WGS 84). */
export type Point = [longitude: number, latitude: number];

export type AreaGeometry = Polygon | MultiPolygon;

/** The ground with one official code. */
export type Area = { code: string; geometry: AreaGeometry };

/** Each polygon is its outer ring, then its holes. */
export function polygonsOf(geometry: AreaGeometry): Point[][][] {
  const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  return polygons as Point[][][];
}

/** Holes too. */
export function ringsOf(geometry: AreaGeometry): Point[][] {
  return polygonsOf(geometry).flat();
}
