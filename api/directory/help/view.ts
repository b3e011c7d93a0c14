import {
  closestPlaces,
  type FoundPlace,
  findPlaces,
  meantPlace,
} from "../../geography/gazetteer/findPlaces.ts";
import type { Help, Municipality } from "./help.ts";

export type View =
  | { kind: "country" }
  | { kind: "municipality"; municipality: Municipality; town?: string | undefined }
  | { kind: "area"; name: string; municipalities: readonly Municipality[] }
  | { kind: "found"; typed: string; found: readonly FoundPlace<Municipality>[] };

const MAX_FOUND = 20;

export const HELP_PATH = "/home/contact";

/** Reveals only the place and the town; the app reads it too. */
export const addressOf = ({ boundaryId }: Municipality, town?: string) =>
  `${HELP_PATH}?boundaryId=${boundaryId}&boundaryTypeId=3${town === undefined ? "" : `&town=${encodeURIComponent(town)}`}`;

export function viewOfPlace(help: Help, boundaryId: number | undefined, town?: string): View {
  const { municipalities } = help;
  const municipality = municipalities.find((each) => each.boundaryId === boundaryId);
  if (municipality !== undefined) {
    return { kind: "municipality", municipality, town: municipality.towns.find((name) => name === town) };
  }
  const inside = municipalities.filter(
    ({ province, district }) => province.boundaryId === boundaryId || district.boundaryId === boundaryId,
  );
  const [first] = inside;
  if (first === undefined) return { kind: "country" };
  const { name } = first.province.boundaryId === boundaryId ? first.province : first.district;
  return { kind: "area", name, municipalities: inside };
}

export function viewOfSearch({ municipalities }: Help, typed: string): View {
  if (typed.trim() === "") return { kind: "country" };
  const found = findPlaces(municipalities, typed);
  const meant = meantPlace(found);
  if (meant === undefined) return { kind: "found", typed, found: closestPlaces(found).slice(0, MAX_FOUND) };
  const { municipality, kind, name } = meant;
  return { kind: "municipality", municipality, town: kind === "town" ? name : undefined };
}
