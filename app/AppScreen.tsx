import { Suspense } from "react";
import { matchPath, Navigate, Route, Routes } from "react-router-dom";
import { SWRConfig } from "swr";
import { PublicShell } from "./dashboard/shell/PublicShell.tsx";
import { lazyPage } from "./lib/address/lazyPage.ts";
import { getReleasePath, rootPath, screens } from "./lib/address/paths.ts";
import { parseFilterUrl, useFilters } from "./lib/address/useFilters.ts";
import { swrConfig } from "./lib/api-client/swrConfig.ts";

/** The routes of the whole app, for `App` and for stories of screens. */
export function AppScreen() {
  return (
    <SWRConfig value={swrConfig}>
      <AppRoutes />
    </SWRConfig>
  );
}

export const publicPages = [
  [screens.home, lazyPage("HomePage", () => import("./dashboard/home/HomePage.tsx"))],
  [screens.map, lazyPage("MapPage", () => import("./dashboard/map/MapPage.tsx"))],
  [screens.chart, lazyPage("ChartPage", () => import("./dashboard/chart/ChartPage.tsx"))],
  [screens.grid, lazyPage("GridPage", () => import("./dashboard/grid/GridPage.tsx"))],
  [screens.comparison, lazyPage("ComparisonPage", () => import("./dashboard/comparison/ComparisonPage.tsx"))],
  [screens.contact, lazyPage("DirectoryPage", () => import("./directory/DirectoryPage.tsx"))],
  [
    "/home/place/:boundaryId",
    lazyPage("PlaceReport", () => import("./dashboard/place-report/PlaceReport.tsx")),
  ],
  [screens.methods, lazyPage("MethodsPage", () => import("./dashboard/methods/MethodsPage.tsx"))],
  [
    screens.accessibility,
    lazyPage("AccessibilityPage", () => import("./dashboard/accessibility/AccessibilityPage.tsx")),
  ],
  [screens.api, lazyPage("ApiPage", () => import("./dashboard/api/ApiPage.tsx"))],
  [screens.releases, lazyPage("ReleasesPage", () => import("./dashboard/release/ReleasesPage.tsx"))],
  [
    getReleasePath(":releaseId"),
    lazyPage("ReleasePage", () => import("./dashboard/release/ReleasePage.tsx")),
  ],
] as const;

const AccountRoutes = lazyPage("AccountRoutes", () => import("./accountRoutes.tsx"));

export async function loadPage(address: { pathname: string; search: string }): Promise<void> {
  const [, Page] = publicPages.find(([path]) => matchPath(path, address.pathname)) ?? [null, AccountRoutes];
  await Page.load(parseFilterUrl(address), address.pathname);
}

function IndexPage() {
  const { linkTo } = useFilters();
  return <Navigate to={linkTo("home")} replace />;
}

function AppRoutes() {
  return (
    <Suspense fallback={<div role="status" aria-label="Loading" />}>
      <Routes>
        <Route path={rootPath} element={<IndexPage />} />
        <Route element={<PublicShell />}>
          {publicPages.map(([path, Page]) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Route>
        <Route path="*" element={<AccountRoutes />} />
      </Routes>
    </Suspense>
  );
}
