import { type ComponentType, lazy } from "react";
import { Navigate } from "react-router-dom";
import { to } from "../../lib/paths.ts";
import { useFilters } from "../../lib/useFilters.ts";
import { FIRST_THEME, THEME } from "../themes/themes.ts";

/** Each theme's grid is fetched when it is first shown. */
const grids: Readonly<Record<number, ComponentType>> = {
  [THEME.crime]: lazy(() => import("../themes/crime/CrimeGrid.tsx").then((m) => ({ default: m.CrimeGrid }))),
  [THEME.buildingBlock]: lazy(() =>
    import("../themes/building-block/BuildingBlockGrid.tsx").then((m) => ({ default: m.BuildingBlockGrid })),
  ),
  [THEME.healthCheck]: lazy(() =>
    import("../themes/health-check/HealthCheckGrid.tsx").then((m) => ({ default: m.HealthCheckGrid })),
  ),
  [THEME.collectiveAction]: lazy(() =>
    import("../themes/collective-action/CollectiveActionGrid.tsx").then((m) => ({
      default: m.CollectiveActionGrid,
    })),
  ),
};

/** The grid of the chosen theme. Where none is chosen, crime is, and the address says so. */
export function GridPage() {
  const { filters } = useFilters();
  const Grid = filters.componentId === null ? undefined : grids[filters.componentId];
  if (Grid === undefined)
    return <Navigate to={to("grid", { ...filters, componentId: FIRST_THEME })} replace />;
  return <Grid />;
}
