import type { MultiPolygon, Polygon } from "geojson";

/** Degrees (WGS 84). */
export type Point = [longitude: number, latitude: number];

export type AreaGeometry = Polygon | MultiPolygon;

export type Area = { code: string; geometry: AreaGeometry };

/** The outer ring precedes its holes. */
export function getPolygons(geometry: AreaGeometry): Point[][][] {
  const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  return polygons as Point[][][];
}

export function getRings(geometry: AreaGeometry): Point[][] {
  return getPolygons(geometry).flat();
}
