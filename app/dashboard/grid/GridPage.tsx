import { Navigate } from "react-router-dom";
import type { Filters } from "../../lib/address/filters.ts";
import { getScreenUrl } from "../../lib/address/paths.ts";
import { FIRST_THEME } from "../../lib/address/themeIds.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { lazyThemeViews } from "../themes/registry.ts";
import { ThemeGrid } from "./ThemeGrid.tsx";

const grids = lazyThemeViews(async (theme) => {
  const themeWithGrid = { ...theme, ...(await theme.loadGrid()) };
  return () => <ThemeGrid theme={themeWithGrid} />;
});

export function GridPage() {
  const { filters } = useFilters();
  const Grid = grids.get(filters.componentId);
  if (Grid === undefined)
    return <Navigate to={getScreenUrl("grid", { ...filters, componentId: FIRST_THEME })} replace />;
  return <Grid />;
}

GridPage.loadParts = async ({ componentId }: Filters) => grids.get(componentId)?.load();
