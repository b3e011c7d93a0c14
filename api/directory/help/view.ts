import { findPlaces } from "./findPlaces.ts";
import type { Help, Municipality } from "./help.ts";

/** What an address asks for. */
export type View =
  | { kind: "country" }
  | { kind: "municipality"; municipality: Municipality }
  /** A province or a district. */
  | { kind: "area"; name: string; municipalities: readonly Municipality[] }
  | { kind: "found"; typed: string; municipalities: readonly Municipality[] };

export const HELP_PATH = "/home/contact";

/** Tells nothing but the place; the app reads it too. */
export const addressOf = ({ boundaryId }: Municipality) =>
  `${HELP_PATH}?boundaryId=${boundaryId}&boundaryTypeId=3`;

/** The whole country where there is no such place. */
export function viewOfPlace(help: Help, boundaryId: number | undefined): View {
  const { municipalities } = help;
  const municipality = municipalities.find((each) => each.boundaryId === boundaryId);
  if (municipality !== undefined) return { kind: "municipality", municipality };
  const inside = municipalities.filter(
    ({ province, district }) => province.boundaryId === boundaryId || district.boundaryId === boundaryId,
  );
  const [first] = inside;
  if (first === undefined) return { kind: "country" };
  const { name } = first.province.boundaryId === boundaryId ? first.province : first.district;
  return { kind: "area", name, municipalities: inside };
}

export function viewOfSearch(help: Help, typed: string): View {
  const municipalities = findPlaces(help, typed);
  const [only] = municipalities;
  if (typed.trim() === "") return { kind: "country" };
  return municipalities.length === 1 && only !== undefined
    ? { kind: "municipality", municipality: only }
    : { kind: "found", typed, municipalities };
}
