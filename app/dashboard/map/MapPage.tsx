import { Navigate } from "react-router-dom";
import { NO_FILTERS } from "../../lib/filters.ts";
import { to } from "../../lib/paths.ts";
import { useFilters } from "../../lib/useFilters.ts";
import { NotReady } from "../coming/NotReady.tsx";
import { CrimeMapView } from "../crime/CrimeMapView.tsx";
import { THEME } from "../themes.ts";

/** The map of the chosen theme. Where none is chosen, crime is, and the address says so. */
export function MapPage() {
  const { filters } = useFilters();
  if (filters.componentId === null) {
    return <Navigate to={to("map", { ...filters, componentId: THEME.crime })} replace />;
  }
  if (filters.componentId === THEME.crime) return <CrimeMapView />;
  return (
    <NotReady title="Map" mapHref={to("map", { ...NO_FILTERS, componentId: THEME.crime })}>
      This theme is not on the map yet. Crime statistics are.
    </NotReady>
  );
}
