import { Navigate } from "react-router-dom";
import { to } from "../../lib/address/paths.ts";
import { FIRST_THEME } from "../../lib/address/themeIds.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { partsOfThemes } from "../themes/registry.ts";
import { ThemeMapView } from "./ThemeMapView.tsx";

const views = partsOfThemes(async (theme) => {
  const whole = { ...theme, ...(await theme.loadMap()) };
  return () => <ThemeMapView theme={whole} />;
});

export function MapPage() {
  const { filters } = useFilters();
  const View = views.get(filters.componentId);
  if (View === undefined)
    return <Navigate to={to("map", { ...filters, componentId: FIRST_THEME })} replace />;
  return <View />;
}
