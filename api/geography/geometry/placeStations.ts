import { polygonCentroid } from "d3-polygon";
import { type Area, type Point, polygonsOf, ringsOf } from "./Area.ts";
import { cutPrecincts, type PlacedStation } from "./cutPrecincts.ts";
import { contains, squaredDistance } from "./measure.ts";

export type Station = {
  code: string;
  municipalityCode: string;
  /** Null if unknown. */
  point: Point | null;
  /** Whether the point lies in that municipality; a few stations are across the border from their precinct. */
  isPointInside: boolean;
};

/** Degrees (about 50 m). Stations closer than this are moved apart. */
const APART = 0.0005;
/** Steps and directions of the search for the nearest ground. */
const STEP = 0.005;
const STEPS = 400;
const DIRECTIONS = 32;
/** Where a station without a point is put, between a neighbour and the far corner of the neighbour's cell. */
const TOWARDS_CORNER = 2 / 3;

/**
 * Gives every station its own point on the ground. A point outside moves to the nearest ground, a taken one moves
 * aside. A station without a known point gets part of a neighbour's precinct: the police number stations by
 * neighbourhood, so that is the next by code in its municipality, else the one before.
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

/** A point towards the corner of a station's cell that is farthest from the station. */
async function farSide(ground: Area, placed: readonly PlacedStation[], code: string): Promise<Point> {
  const cell = (await cutPrecincts(ground, placed)).find((each) => each.code === code);
  const from = placed.find((each) => each.code === code)?.point;
  if (cell === undefined || from === undefined) throw new Error(`${code} is not placed.`);
  let corner = from;
  for (const each of ringsOf(cell.geometry).flat()) {
    if (squaredDistance(each, from) > squaredDistance(corner, from)) corner = each;
  }
  return [from[0] + (corner[0] - from[0]) * TOWARDS_CORNER, from[1] + (corner[1] - from[1]) * TOWARDS_CORNER];
}

function middleOf(ground: Area): Point {
  const [largest] = polygonsOf(ground.geometry)
    .flatMap(([outline]) => (outline === undefined ? [] : [outline]))
    .sort((a, b) => b.length - a.length);
  if (largest === undefined) throw new Error(`${ground.code} has no ground.`);
  return polygonCentroid(largest);
}

/** The wanted point, or the first in growing circles around it that is free and on the ground. */
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
