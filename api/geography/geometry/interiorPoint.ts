import polylabel from "polylabel";
import { type AreaGeometry, getPolygons } from "./Area.ts";

/** In degrees. */
const PRECISION = 0.01;

export function interiorPoint(geometry: AreaGeometry): {
  longitude: number;
  latitude: number;
  radius: number;
} {
  let widest = { longitude: 0, latitude: 0, radius: -1 };
  for (const polygon of getPolygons(geometry)) {
    const pole = polylabel(polygon, PRECISION);
    const [longitude, latitude] = pole as [number, number];
    if (pole.distance > widest.radius) widest = { longitude, latitude, radius: pole.distance };
  }
  return widest;
}
