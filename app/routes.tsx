import { type ComponentType, lazy } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { HomePage } from "./dashboard/home/HomePage.tsx";
import { PublicShell } from "./layouts/PublicShell.tsx";
import { index, screens } from "./lib/paths.ts";

/** A page that is fetched when it is first opened. */
function page<Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>) {
  return lazy(async () => ({ default: (await load())[name] }));
}

const MapPage = page("MapPage", () => import("./dashboard/map/MapPage.tsx"));
const ChartPage = page("ChartPage", () => import("./dashboard/chart/ChartPage.tsx"));
const GridPage = page("GridPage", () => import("./dashboard/grid/GridPage.tsx"));
const DirectoryPage = page("DirectoryPage", () => import("./directory/DirectoryPage.tsx"));
const ComparisonPage = page("ComparisonPage", () => import("./dashboard/comparison/ComparisonPage.tsx"));

/** Every address of the app. The public index leads home, and whatever is unknown to the public index. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={index} element={<Navigate to={screens.home} replace />} />
      <Route element={<PublicShell />}>
        <Route path={screens.home} element={<HomePage />} />
        <Route path={screens.map} element={<MapPage />} />
        <Route path={screens.chart} element={<ChartPage />} />
        <Route path={screens.grid} element={<GridPage />} />
        <Route path={screens.comparison} element={<ComparisonPage />} />
        <Route path={screens.contact} element={<DirectoryPage />} />
      </Route>
      <Route path="*" element={<Navigate to={index} replace />} />
    </Routes>
  );
}
