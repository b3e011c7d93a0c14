import { type Filters, NO_FILTERS } from "../app/lib/address/filters.ts";
import { placePage, releasePage, type Screen, to } from "../app/lib/address/paths.ts";

const THEMES = [1, 2, 3, 4];
const themed: readonly Screen[] = ["map", "chart", "grid"];

export function publicScreens(place: Pick<Filters, "boundaryId" | "boundaryTypeId">): string[] {
  const filters = { ...NO_FILTERS, ...place };
  return [
    to("home", filters),
    to("contact", filters),
    to("comparison", filters),
    to("chart", filters),
    placePage(place.boundaryId ?? 0),
    to("methods", filters),
    to("api", filters),
    to("releases", filters),
    releasePage(1),
    to("accessibility", filters),
    ...themed.flatMap((screen) => THEMES.map((componentId) => to(screen, { ...filters, componentId }))),
  ];
}

/** From the country to a municipality with many police precincts. */
export const PLACES = {
  country: { boundaryId: null, boundaryTypeId: null },
  province: { boundaryId: 7, boundaryTypeId: 1 },
  district: { boundaryId: 146, boundaryTypeId: 2 },
  municipality: { boundaryId: 1163, boundaryTypeId: 3 },
} as const;
