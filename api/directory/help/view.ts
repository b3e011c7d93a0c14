import {
  filterClosest,
  findBestMatch,
  findPlaces,
  type PlaceMatch,
} from "../../geography/gazetteer/findPlaces.ts";
import { helpPathIn } from "../../shared/helpPaths.ts";
import type { ReportResult } from "../../shared/helpRendering.ts";
import { type Language, languages } from "../../shared/i18n/languages.ts";
import { looksLikeEmergency } from "../../shared/looksLikeEmergency.ts";
import type { Area, Help, Municipality } from "./help.ts";

export type PlaceView =
  | { kind: "country" }
  | { kind: "municipality"; municipality: Municipality; town?: string | undefined }
  | {
      kind: "area";
      boundaryId: number;
      boundaryTypeId: 1 | 2;
      name: string;
      municipalities: readonly Municipality[];
    };

export type View =
  | PlaceView
  | { kind: "report"; municipality: Municipality; result?: ReportResult }
  | { kind: "found"; typed: string; matches: readonly PlaceMatch<Area | Municipality>[] };

const MAX_MATCHES = 20;

export function languageOfPath(path: string): Language | undefined {
  const requestedPath = path.replace(/\/$/, "");
  return languages.find((language) => helpPathIn(language) === requestedPath);
}

export function viewOfPlace(help: Help, boundaryId: number | undefined, town?: string): PlaceView {
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
  const isProvince = first.province.boundaryId === boundaryId;
  const area = isProvince ? first.province : first.district;
  return { kind: "area", ...area, boundaryTypeId: isProvince ? 1 : 2, municipalities: inside };
}

export function viewOfSearch(help: Help, typed: string): View {
  if (typed.trim() === "") return { kind: "country" };
  const matches = findPlaces([...help.areas, ...help.municipalities], typed);
  const bestMatch = looksLikeEmergency(typed) ? undefined : findBestMatch(matches);
  if (bestMatch === undefined)
    return { kind: "found", typed, matches: filterClosest(matches).slice(0, MAX_MATCHES) };
  return viewOfPlace(help, bestMatch.place.boundaryId, findTown(bestMatch));
}

/** Returns only names from the gazetteer, so that addresses do not contain what somebody typed. */
export const findTown = ({ kind, place, officialName }: PlaceMatch): string | undefined =>
  kind === "town" && officialName !== place.name ? officialName : undefined;
