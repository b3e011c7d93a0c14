import { Navigate } from "react-router-dom";
import { to } from "../../lib/paths.ts";
import { FIRST_THEME } from "../../lib/themeIds.ts";
import { useFilters } from "../../lib/useFilters.ts";
import { partsOfThemes } from "../themes/registry.ts";
import { ThemeGrid } from "./ThemeGrid.tsx";

const grids = partsOfThemes(async (theme) => {
  const whole = { ...theme, ...(await theme.loadGrid()) };
  return () => <ThemeGrid theme={whole} />;
});

/** Crime by default, also in the address. */
export function GridPage() {
  const { filters } = useFilters();
  const Grid = grids.get(filters.componentId);
  if (Grid === undefined)
    return <Navigate to={to("grid", { ...filters, componentId: FIRST_THEME })} replace />;
  return <Grid />;
}
