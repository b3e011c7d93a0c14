import { Suspense } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { SWRConfig } from "swr";
import { HomePage } from "./dashboard/home/HomePage.tsx";
import { PublicShell } from "./dashboard/shell/PublicShell.tsx";
import { DirectoryPage } from "./directory/lazyDirectoryPage.ts";
import { lazyPage } from "./lib/address/lazyPage.ts";
import { index, releasePage, screens } from "./lib/address/paths.ts";
import { useFilters } from "./lib/address/useFilters.ts";
import { swrConfig } from "./lib/calls/swrConfig.ts";

/** For `App` and for stories of screens. */
export function AppScreen() {
  return (
    <SWRConfig value={swrConfig}>
      <AppRoutes />
    </SWRConfig>
  );
}

const MapPage = lazyPage("MapPage", () => import("./dashboard/map/MapPage.tsx"));
const ChartPage = lazyPage("ChartPage", () => import("./dashboard/chart/ChartPage.tsx"));
const GridPage = lazyPage("GridPage", () => import("./dashboard/grid/GridPage.tsx"));
const ComparisonPage = lazyPage("ComparisonPage", () => import("./dashboard/comparison/ComparisonPage.tsx"));
const MethodsPage = lazyPage("MethodsPage", () => import("./dashboard/methods/MethodsPage.tsx"));
const AccessibilityPage = lazyPage(
  "AccessibilityPage",
  () => import("./dashboard/accessibility/AccessibilityPage.tsx"),
);
const ApiPage = lazyPage("ApiPage", () => import("./dashboard/api/ApiPage.tsx"));
const OnePage = lazyPage("OnePage", () => import("./dashboard/one-page/OnePage.tsx"));
const ReleasesPage = lazyPage("ReleasesPage", () => import("./dashboard/release/ReleasesPage.tsx"));
const ReleasePage = lazyPage("ReleasePage", () => import("./dashboard/release/ReleasePage.tsx"));
const AccountRoutes = lazyPage("AccountRoutes", () => import("./accountRoutes.tsx"));

function IndexPage() {
  const { linkTo } = useFilters();
  return <Navigate to={linkTo("home")} replace />;
}

function AppRoutes() {
  return (
    <Suspense fallback={<div role="status" aria-label="Loading" />}>
      <Routes>
        <Route path={index} element={<IndexPage />} />
        <Route element={<PublicShell />}>
          <Route path={screens.home} element={<HomePage />} />
          <Route path={screens.map} element={<MapPage />} />
          <Route path={screens.chart} element={<ChartPage />} />
          <Route path={screens.grid} element={<GridPage />} />
          <Route path={screens.comparison} element={<ComparisonPage />} />
          <Route path={screens.contact} element={<DirectoryPage />} />
          <Route path="/home/place/:boundaryId" element={<OnePage />} />
          <Route path={screens.methods} element={<MethodsPage />} />
          <Route path={screens.accessibility} element={<AccessibilityPage />} />
          <Route path={screens.api} element={<ApiPage />} />
          <Route path={screens.releases} element={<ReleasesPage />} />
          <Route path={releasePage(":releaseId")} element={<ReleasePage />} />
        </Route>
        <Route path="*" element={<AccountRoutes />} />
      </Routes>
    </Suspense>
  );
}
