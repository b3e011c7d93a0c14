import { polygonCentroid } from "d3-polygon";
import { type Area, getPolygons, getRings, type Point } from "./Area.ts";
import { cutPrecincts, type PlacedStation } from "./cutPrecincts.ts";
import { contains, squaredDistance } from "./measure.ts";

export type Station = {
  code: string;
  municipalityCode: string;
  point: Point | null;
  /** A few stations lie across the border. */
  isPointInside: boolean;
};

/** About 50 m. */
const APART = 0.0005;
/** In degrees. */
const STEP = 0.005;
const STEPS = 400;
const DIRECTIONS = 32;
/** Between a neighbour and its cell's far corner. */
const TOWARDS_CORNER = 2 / 3;

/**
 * A point outside moves to the nearest ground, a taken one aside. A station without a point shares the
 * precinct of the next by code (numbers follow neighbourhoods).
 */
export async function placeStations(ground: Area, stations: readonly Station[]): Promise<PlacedStation[]> {
  const placed: PlacedStation[] = [];
  const place = (code: string, wanted: Point) => {
    placed.push({ code, point: nearestFree(ground, wanted, placed) });
  };
  const sorted = stations.toSorted((a, b) => (a.code < b.code ? -1 : 1));
  for (const { code, point } of sorted) if (point !== null) place(code, point);
  for (const { code, point, municipalityCode } of sorted) {
    if (point !== null) continue;
    const siblings = sorted.filter(
      (each) => each.municipalityCode === municipalityCode && each.point !== null,
    );
    const neighbour = siblings.find((each) => each.code > code) ?? siblings.at(-1);
    place(code, neighbour === undefined ? middleOf(ground) : await farSide(ground, placed, neighbour.code));
  }
  return placed;
}

async function farSide(ground: Area, placed: readonly PlacedStation[], code: string): Promise<Point> {
  const cell = (await cutPrecincts(ground, placed)).find((each) => each.code === code);
  const from = placed.find((each) => each.code === code)?.point;
  if (cell === undefined || from === undefined) throw new Error(`${code} is not placed.`);
  let corner = from;
  for (const each of getRings(cell.geometry).flat()) {
    if (squaredDistance(each, from) > squaredDistance(corner, from)) corner = each;
  }
  return [from[0] + (corner[0] - from[0]) * TOWARDS_CORNER, from[1] + (corner[1] - from[1]) * TOWARDS_CORNER];
}

function middleOf(ground: Area): Point {
  const [largest] = getPolygons(ground.geometry)
    .flatMap(([outline]) => (outline === undefined ? [] : [outline]))
    .sort((a, b) => b.length - a.length);
  if (largest === undefined) throw new Error(`${ground.code} has no ground.`);
  return polygonCentroid(largest);
}

function nearestFree(ground: Area, wanted: Point, placed: readonly PlacedStation[]): Point {
  const isFree = (point: Point) =>
    contains(ground.geometry, point) &&
    placed.every((other) => squaredDistance(point, other.point) >= APART ** 2);
  if (isFree(wanted)) return wanted;
  for (let step = 1; step <= STEPS; step += 1) {
    for (let direction = 0; direction < DIRECTIONS; direction += 1) {
      const angle = (direction / DIRECTIONS) * 2 * Math.PI;
      const radius = step * STEP;
      const point: Point = [wanted[0] + radius * Math.cos(angle), wanted[1] + radius * Math.sin(angle)];
      if (isFree(point)) return point;
    }
  }
  throw new Error(`A station at ${wanted.join(", ")} is too far from ${ground.code}.`);
}
