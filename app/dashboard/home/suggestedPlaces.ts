import type { Boundary } from "@gbvf/api/geography/contract.ts";
import { namedLike } from "../../directory/directory.ts";

export interface SuggestedPlace {
  /** The municipality's. */
  boundaryId: number;
  name: string;
  /** "Northern Cape"; "Police station in Sol Plaatje, Northern Cape" */
  detail: string;
}

export const MOST_SUGGESTED = 6;
/** Police stations are looked up by the first letters typed. */
export const LETTERS_OF_STATION = 3;

export interface KnownPlaces {
  provinces: readonly Boundary[];
  municipalities: readonly Boundary[];
  stations: readonly Boundary[];
}

/** Municipalities first, then police stations by the municipality they are in; those that begin as typed lead. */
export function suggestedPlaces(typed: string, { provinces, municipalities, stations }: KnownPlaces) {
  const provinceOf = ({ nationalBoundaryId }: Boundary) =>
    provinces.find(({ boundaryId }) => boundaryId === nationalBoundaryId)?.description;
  const named = (places: readonly Boundary[]) =>
    beginningFirst(
      typed,
      namedLike(
        places.map((place) => ({ name: place.description, place })),
        typed,
      ),
    );
  const own = named(municipalities).map(({ name, place }) => ({
    boundaryId: place.boundaryId,
    name,
    detail: provinceOf(place) ?? "",
  }));
  const byStation = named(stations).flatMap(({ name, place }) => {
    const around = municipalities.find(({ boundaryId }) => boundaryId === place.containingBoundaryId);
    if (around === undefined) return [];
    const where = [around.description, provinceOf(around)].filter(Boolean).join(", ");
    return { boundaryId: around.boundaryId, name, detail: `Police station in ${where}` };
  });
  return [...own, ...byStation].slice(0, MOST_SUGGESTED) satisfies SuggestedPlace[];
}

const beginningFirst = <Place extends { name: string }>(typed: string, places: readonly Place[]) => {
  const begins = ({ name }: Place) => name.toLowerCase().startsWith(typed.trim().toLowerCase());
  return [...places.filter(begins), ...places.filter((place) => !begins(place))];
};
