import { lazy } from "react";
import { Navigate } from "react-router-dom";
import { to } from "../../lib/paths.ts";
import { useFilters } from "../../lib/useFilters.ts";
import { FIRST_THEME, THEME } from "../themes/themes.ts";
import { loadMapView } from "./mapViews.ts";

const views = new Map(
  Object.values(THEME).map((componentId) => [componentId, lazy(() => loadMapView(componentId))]),
);

/** The map of the chosen theme. Where none is chosen, crime is, and the address says so. */
export function MapPage() {
  const { filters } = useFilters();
  const View = views.get(filters.componentId as (typeof THEME)[keyof typeof THEME]);
  if (View === undefined)
    return <Navigate to={to("map", { ...filters, componentId: FIRST_THEME })} replace />;
  return <View />;
}
