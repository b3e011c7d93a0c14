import { type Near, nearest } from "../../shared/nearest.ts";
import type { CallablePlace, Point } from "../contract.ts";
import type { Help, Municipality } from "./help.ts";

export type Elsewhere = {
  from: string;
  places: Near<CallablePlace>[];
};

/** At a border, another municipality's may be closer than any of their own. */
export function nearestElsewhere(
  { callable }: Help,
  { name, townPoints, middle }: Municipality,
  town: string | undefined,
): Elsewhere {
  const townPoint = town === undefined ? undefined : townPoints[town];
  const from: Point | null = townPoint ?? middle;
  const ofKinds = from === null ? [] : [...Map.groupBy(callable, ({ kind }) => kind).values()];
  return {
    from: townPoint === undefined ? `the middle of ${name}` : (town ?? ""),
    places: ofKinds
      .flatMap((places) => (from === null ? [] : nearest(places, from, 1)))
      .filter(({ place }) => place.municipality !== name)
      .toSorted((one, other) => one.km - other.km),
  };
}
