import type { MultiPolygon, Polygon, Position } from "geojson";

/** A polygon of a map: what is inside a boundary, or the boundary itself. */
export interface AreaFeature {
  type: "Feature";
  id: number;
  properties: { name: string };
  geometry: Polygon | MultiPolygon;
}

/** South-west and north-east corner, as [latitude, longitude] in degrees. */
export type Bounds = [southWest: [number, number], northEast: [number, number]];

/** A place on a flat map; y grows downwards. */
export interface Point {
  x: number;
  y: number;
}

/** Longitude and latitude in degrees to Web Mercator, the whole world being 1 wide. Shapes keep their angles. */
export function worldPoint([longitude = 0, latitude = 0]: Position): Point {
  const phi = (latitude * Math.PI) / 180;
  return {
    x: longitude / 360 + 0.5,
    y: 0.5 - Math.log(Math.tan(Math.PI / 4 + phi / 2)) / (2 * Math.PI),
  };
}

/** The way back: [latitude, longitude] in degrees. */
export function latLngOf({ x, y }: Point): [number, number] {
  const phi = 2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2;
  return [(phi * 180) / Math.PI, (x - 0.5) * 360];
}

/** How many px the world is wide at a zoom level of Leaflet's. */
export const worldWidth = (zoom: number) => 256 * 2 ** zoom;

/** A feature's polygons, each as its rings: the outer one first, then the holes. */
export const polygonsOf = ({ geometry }: AreaFeature): Position[][][] =>
  geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;

/** The smallest box around all features; undefined where there are none. */
export function boundsOf(features: readonly AreaFeature[]): Bounds | undefined {
  let [south, west, north, east] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const feature of features) {
    for (const [outer = []] of polygonsOf(feature)) {
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
