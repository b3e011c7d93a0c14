import { type ComponentType, Suspense } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { HomePage } from "./dashboard/home/HomePage.tsx";
import { PublicShell } from "./dashboard/shell/PublicShell.tsx";
import type { Area } from "./lib/landing.ts";
import { lazyPage } from "./lib/lazyPage.ts";
import { authScreens, buildingBlock, dashboards, index, profile, screens } from "./lib/paths.ts";
import { useFilters } from "./lib/useFilters.ts";

const MapPage = lazyPage("MapPage", () => import("./dashboard/map/MapPage.tsx"));
const ChartPage = lazyPage("ChartPage", () => import("./dashboard/chart/ChartPage.tsx"));
const GridPage = lazyPage("GridPage", () => import("./dashboard/grid/GridPage.tsx"));
const DirectoryPage = lazyPage("DirectoryPage", () => import("./directory/DirectoryPage.tsx"));
const ComparisonPage = lazyPage("ComparisonPage", () => import("./dashboard/comparison/ComparisonPage.tsx"));

const AuthShell = lazyPage("AuthShell", () => import("./layouts/AuthShell.tsx"));
const SignedInShell = lazyPage("SignedInShell", () => import("./layouts/SignedInShell.tsx"));
const LoginPage = lazyPage("LoginPage", () => import("./auth/LoginPage.tsx"));
const SignUpPage = lazyPage("SignUpPage", () => import("./auth/sign-up/SignUpPage.tsx"));
const VerifyOtpPage = lazyPage("VerifyOtpPage", () => import("./auth/VerifyOtpPage.tsx"));
const ForgotPasswordPage = lazyPage("ForgotPasswordPage", () => import("./auth/ForgotPasswordPage.tsx"));
const ResetPasswordPage = lazyPage("ResetPasswordPage", () => import("./auth/ResetPasswordPage.tsx"));
const AddPasswordPage = lazyPage("AddPasswordPage", () => import("./auth/AddPasswordPage.tsx"));
const CataloguePage = lazyPage("CataloguePage", () => import("./areas/building-block/CataloguePage.tsx"));
const ProfilePage = lazyPage("ProfilePage", () => import("./profile/ProfilePage.tsx"));
const AdminRoutes = lazyPage("AdminRoutes", () => import("./areas/admin/routes.tsx"));
const OrganisationRoutes = lazyPage("OrganisationRoutes", () => import("./areas/organisation/routes.tsx"));
const BuildingBlockRoutes = lazyPage(
  "BuildingBlockRoutes",
  () => import("./areas/building-block/routes.tsx"),
);

/** Each area's pages, which its role opens. */
const areas: readonly { area: Area; AreaRoutes: ComponentType }[] = [
  { area: "admin", AreaRoutes: AdminRoutes },
  { area: "organisation", AreaRoutes: OrganisationRoutes },
  { area: "buildingBlock", AreaRoutes: BuildingBlockRoutes },
];

/** The public index leads home, with the place and category of its address. */
function IndexPage() {
  const { linkTo } = useFilters();
  return <Navigate to={linkTo("home")} replace />;
}

/** Every address of the app. The public index leads home, and whatever is unknown to the public index. */
export function AppRoutes() {
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
        </Route>
        <Route element={<AuthShell />}>
          <Route path={authScreens.login} element={<LoginPage />} />
          <Route path={authScreens.signUp} element={<SignUpPage />} />
          <Route path={authScreens.verifyOtp} element={<VerifyOtpPage />} />
          <Route path={authScreens.forgotPassword} element={<ForgotPasswordPage />} />
          <Route path={authScreens.resetPassword} element={<ResetPasswordPage />} />
          <Route path={authScreens.addPassword} element={<AddPasswordPage />} />
        </Route>
        <Route element={<SignedInShell area={null} />}>
          <Route path={profile} element={<ProfilePage />} />
          <Route path={buildingBlock.catalogue} element={<CataloguePage />} />
        </Route>
        {areas.map(({ area, AreaRoutes }) => (
          <Route key={area} element={<SignedInShell area={area} />}>
            <Route path={`${dashboards[area]}*`} element={<AreaRoutes />} />
          </Route>
        ))}
        <Route path="*" element={<Navigate to={index} replace />} />
      </Routes>
    </Suspense>
  );
}
