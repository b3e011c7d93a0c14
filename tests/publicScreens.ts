import { type Filters, NO_FILTERS } from "../app/lib/address/filters.ts";
import { getPlaceReportPath, getReleasePath, getScreenUrl, type Screen } from "../app/lib/address/paths.ts";

const THEMES = [1, 2, 3, 4];
const screensOfThemes: readonly Screen[] = ["map", "chart", "grid"];

export function publicScreens(place: Pick<Filters, "boundaryId" | "boundaryTypeId">): string[] {
  const filters = { ...NO_FILTERS, ...place };
  return [
    getScreenUrl("home", filters),
    getScreenUrl("contact", filters),
    getScreenUrl("comparison", filters),
    getScreenUrl("chart", filters),
    getPlaceReportPath(place.boundaryId ?? 0),
    getScreenUrl("methods", filters),
    getScreenUrl("api", filters),
    getScreenUrl("releases", filters),
    getReleasePath(1),
    getScreenUrl("accessibility", filters),
    ...screensOfThemes.flatMap((screen) =>
      THEMES.map((componentId) => getScreenUrl(screen, { ...filters, componentId })),
    ),
  ];
}

/** A place of each level; the municipality has many police precincts. */
export const PLACES = {
  country: { boundaryId: null, boundaryTypeId: null },
  province: { boundaryId: 7, boundaryTypeId: 1 },
  district: { boundaryId: 146, boundaryTypeId: 2 },
  municipality: { boundaryId: 1163, boundaryTypeId: 3 },
} as const;
