import type { MultiPolygon, Polygon } from "geojson";

/** Degrees (WGS 84). */
export type Point = [longitude: number, latitude: number];

export type AreaGeometry = Polygon | MultiPolygon;

export type Area = { code: string; geometry: AreaGeometry };

/** Outer ring first, then holes. */
export function polygonsOf(geometry: AreaGeometry): Point[][][] {
  const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  return polygons as Point[][][];
}

export function ringsOf(geometry: AreaGeometry): Point[][] {
  return polygonsOf(geometry).flat();
}
