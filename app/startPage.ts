import { isDrillable } from "./dashboard/map/drill.ts";
import { parseFilters } from "./lib/filters.ts";
import { screenOf } from "./lib/paths.ts";
import { startCall } from "./lib/useApi.ts";
import { COUNTRY } from "./lib/usePlace.ts";

/** Sends what the opened address will need while its scripts are still on their way. */
export function startPage({ pathname, search }: Pick<Location, "pathname" | "search">): void {
  const screen = screenOf(pathname);
  const { boundaryId, boundaryTypeId } = parseFilters(search);
  const place = boundaryId ?? COUNTRY;
  if (screen !== "map" && screen !== "home") return;
  startCall("GET /api/crime/stats", { query: { boundaryId: place } });
  if (screen !== "map" || (boundaryTypeId !== null && !isDrillable(boundaryTypeId))) return;
  startCall("GET /api/geography/boundary/geojson/:boundaryId", { params: { boundaryId: place } });
}
