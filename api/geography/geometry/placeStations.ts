import { polygonCentroid } from "d3-polygon";
import { type Area, getPolygons, getRings, type Point } from "./Area.ts";
import { cutPrecincts, type PlacedStation } from "./cutPrecincts.ts";
import { contains, squaredDistance } from "./measure.ts";

export type Station = {
  code: string;
  municipalityCode: string;
  point: Point | null;
  isPointInside: boolean;
};

/** In degrees: about 50 m. */
const MIN_DISTANCE = 0.0005;
/** In degrees. */
const SEARCH_STEP = 0.005;
const MAX_SEARCH_STEPS = 400;
const DIRECTIONS = 32;
/** Share of the way from a neighbouring station to the far corner of its cell. */
const SHARE_OF_WAY_TO_CORNER = 2 / 3;

/**
 * Moves a point that is outside the municipality or at another station to the nearest free point inside. A
 * station without a point gets one near the station with the next code, because neighbouring stations have
 * consecutive codes.
 */
export async function placeStations(
  municipality: Area,
  stations: readonly Station[],
): Promise<PlacedStation[]> {
  const placed: PlacedStation[] = [];
  const addStation = (code: string, preferred: Point) => {
    placed.push({ code, point: findNearestFreePoint(municipality, preferred, placed) });
  };
  const sorted = stations.toSorted((a, b) => (a.code < b.code ? -1 : 1));
  for (const { code, point } of sorted) if (point !== null) addStation(code, point);
  for (const { code, point, municipalityCode } of sorted) {
    if (point !== null) continue;
    const siblings = sorted.filter(
      (each) => each.municipalityCode === municipalityCode && each.point !== null,
    );
    const neighbour = siblings.find((each) => each.code > code) ?? siblings.at(-1);
    addStation(
      code,
      neighbour === undefined
        ? computeCentroid(municipality)
        : await findPointTowardsCorner(municipality, placed, neighbour.code),
    );
  }
  return placed;
}

async function findPointTowardsCorner(
  municipality: Area,
  placed: readonly PlacedStation[],
  code: string,
): Promise<Point> {
  const cell = (await cutPrecincts(municipality, placed)).find((each) => each.code === code);
  const start = placed.find((each) => each.code === code)?.point;
  if (cell === undefined || start === undefined) throw new Error(`${code} is not placed.`);
  let corner = start;
  for (const each of getRings(cell.geometry).flat()) {
    if (squaredDistance(each, start) > squaredDistance(corner, start)) corner = each;
  }
  return [
    start[0] + (corner[0] - start[0]) * SHARE_OF_WAY_TO_CORNER,
    start[1] + (corner[1] - start[1]) * SHARE_OF_WAY_TO_CORNER,
  ];
}

function computeCentroid(municipality: Area): Point {
  const [largest] = getPolygons(municipality.geometry)
    .flatMap(([outline]) => (outline === undefined ? [] : [outline]))
    .sort((a, b) => b.length - a.length);
  if (largest === undefined) throw new Error(`${municipality.code} has no area.`);
  return polygonCentroid(largest);
}

function findNearestFreePoint(municipality: Area, preferred: Point, placed: readonly PlacedStation[]): Point {
  const isFree = (point: Point) =>
    contains(municipality.geometry, point) &&
    placed.every((other) => squaredDistance(point, other.point) >= MIN_DISTANCE ** 2);
  if (isFree(preferred)) return preferred;
  for (let step = 1; step <= MAX_SEARCH_STEPS; step += 1) {
    for (let direction = 0; direction < DIRECTIONS; direction += 1) {
      const angle = (direction / DIRECTIONS) * 2 * Math.PI;
      const radius = step * SEARCH_STEP;
      const point: Point = [preferred[0] + radius * Math.cos(angle), preferred[1] + radius * Math.sin(angle)];
      if (isFree(point)) return point;
    }
  }
  throw new Error(`A station at ${preferred.join(", ")} is too far from ${municipality.code}.`);
}
