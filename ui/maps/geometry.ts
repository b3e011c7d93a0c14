import type { MultiPolygon, Polygon, Position } from "geojson";

export interface AreaFeature {
  type: "Feature";
  id: number;
  properties: { name: string };
  geometry: Polygon | MultiPolygon;
}

/** South-west and north-east corner, as [latitude, longitude] in degrees. */
export type Bounds = [southWest: [number, number], northEast: [number, number]];

/** y grows downwards. */
export interface Point {
  x: number;
  y: number;
}

/** Converts degrees to Web Mercator on a world of width 1. */
export function worldPoint([longitude = 0, latitude = 0]: Position): Point {
  const phi = (latitude * Math.PI) / 180;
  return {
    x: longitude / 360 + 0.5,
    y: 0.5 - Math.log(Math.tan(Math.PI / 4 + phi / 2)) / (2 * Math.PI),
  };
}

/** Returns [latitude, longitude] in degrees. */
export function toLatLng({ x, y }: Point): [number, number] {
  const phi = 2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2;
  return [(phi * 180) / Math.PI, (x - 0.5) * 360];
}

/** In px, at one of Leaflet's zoom levels. */
export const worldWidth = (zoom: number) => 256 * 2 ** zoom;

/** Each polygon is a list of rings: the outer ring, then the holes. */
export const getPolygons = ({ geometry }: Pick<AreaFeature, "geometry">): Position[][][] =>
  geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;

/** Undefined if there are no features. */
export function getBounds(features: readonly AreaFeature[]): Bounds | undefined {
  let [south, west, north, east] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const feature of features) {
    for (const [outer = []] of getPolygons(feature)) {
      for (const [longitude = 0, latitude = 0] of outer) {
        south = Math.min(south, latitude);
        north = Math.max(north, latitude);
        west = Math.min(west, longitude);
        east = Math.max(east, longitude);
      }
    }
  }
  if (south > north) return undefined;
  return [
    [south, west],
    [north, east],
  ];
}
