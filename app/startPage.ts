import { drawnArea } from "./dashboard/map/drawnArea.ts";
import { loadMapView } from "./dashboard/map/mapViews.ts";
import { FIRST_THEME, THEME } from "./dashboard/themes/themes.ts";
import { parseFilters } from "./lib/filters.ts";
import { screenOf } from "./lib/paths.ts";
import { startCall } from "./lib/useApi.ts";
import { COUNTRY } from "./lib/usePlace.ts";

/** Sends what the opened address will need while its scripts are still on their way. */
export function startPage({ pathname, search }: Pick<Location, "pathname" | "search">): void {
  const screen = screenOf(pathname);
  const { boundaryId, boundaryTypeId, componentId } = parseFilters(search);
  const place = boundaryId ?? COUNTRY;
  if (screen !== null) startCall("GET /api/dashboard/components", {});
  if (screen !== null && boundaryId !== null)
    startCall("GET /api/geography/boundary/:boundaryId", { params: { boundaryId } });
  // The four single answers together weigh as much as the whole dashboard's, and the next screen reads them again.
  if (screen === "home") for (const theme of Object.values(THEME)) startFigures(theme, place);
  if (screen === "contact") startCall("GET /api/buildingblock/searchcontact", {});
  if (screen === "chart" && componentId !== null) startFigures(componentId, place);
  if (screen === "grid") startFigures(componentId ?? FIRST_THEME, place);
  if (screen !== "map") return;
  const theme = componentId ?? FIRST_THEME;
  // Where it fails, the page's own try for it says so.
  loadMapView(theme).catch(() => undefined);
  startFigures(theme, place);
  const { drawnId } = drawnArea(place, undefined, boundaryTypeId, theme === THEME.crime);
  if (drawnId === null) return;
  startCall("GET /api/geography/boundary/geojson/:boundaryId", { params: { boundaryId: drawnId } });
}

function startFigures(componentId: number, boundaryId: number): void {
  const call = { query: { boundaryId } };
  if (componentId === THEME.buildingBlock) startCall("GET /api/buildingblock/getBuildingBlockData", call);
  if (componentId === THEME.healthCheck) startCall("GET /api/healthcheck/stats", call);
  if (componentId === THEME.crime) startCall("GET /api/crime/stats", call);
  if (componentId === THEME.collectiveAction)
    startCall("GET /api/CollectiveAction/getCollectiveActionsByBoundary", call);
}
