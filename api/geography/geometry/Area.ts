import type { MultiPolygon, Polygon } from "geojson";

/** Longitude and latitude in degrees (WGS 84). */
export type Point = [longitude: number, latitude: number];

export type AreaGeometry = Polygon | MultiPolygon;

/** The ground that has one official code. */
export type Area = { code: string; geometry: AreaGeometry };

/** The polygons of an area, each its outer ring and then its holes. */
export function polygonsOf(geometry: AreaGeometry): Point[][][] {
  const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  return polygons as Point[][][];
}

/** Every ring of an area, holes too. */
export function ringsOf(geometry: AreaGeometry): Point[][] {
  return polygonsOf(geometry).flat();
}
