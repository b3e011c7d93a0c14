import type { Point } from "../directory/contract.ts";

const EARTH_RADIUS_KM = 6371.0088;
const MAX_LISTED = 5;
const MAX_DISTANCE_KM = 300;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Uses the haversine formula on a sphere, whose error is at most 0.5 %. */
export function straightLineKm(from: Point, to: Point): number {
  const haversine = (one: number, other: number) => Math.sin(toRadians(other - one) / 2) ** 2;
  const cosines = Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude));
  const share = haversine(from.latitude, to.latitude) + cosines * haversine(from.longitude, to.longitude);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, share)));
}

export type Near<P> = { place: P; km: number };

export const nearest = <P extends Point>(places: readonly P[], from: Point, count = MAX_LISTED): Near<P>[] =>
  places
    .map((place) => ({ place, km: straightLineKm(from, place) }))
    .filter(({ km }) => km <= MAX_DISTANCE_KM)
    .toSorted((one, other) => one.km - other.km)
    .slice(0, count);

/** 12.3 → 12, 234 → 230 */
export const roundKm = (km: number): number => (km < 100 ? Math.round(km) : Math.round(km / 10) * 10);

/** Rounds to five decimals, about a metre. */
export const roundDegrees = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;

/** 0.4 → "Less than 1 km", 12.3 → "About 12 km" */
export const aboutKm = (km: number): string => (km < 1 ? "Less than 1 km" : `About ${roundKm(km)} km`);

export type PlaceDistance<P> = { place: P; km: number | null };

const toSortableKm = ({ km }: { km: number | null }) => km ?? Number.MAX_VALUE;

/** Places without a point come last, in their order. */
export function nearestFirst<P extends { point: Point | null }>(
  places: readonly P[],
  from: Point | undefined,
): PlaceDistance<P>[] {
  const distances = places.map((place) => ({
    place,
    km: from === undefined || place.point === null ? null : straightLineKm(from, place.point),
  }));
  return distances.toSorted((one, other) => toSortableKm(one) - toSortableKm(other));
}

/** "About 12 km in a straight line" */
export const describeDistance = (km: number): string =>
  km < 1 ? "Less than 1 km in a straight line" : `About ${roundKm(km)} km in a straight line`;
