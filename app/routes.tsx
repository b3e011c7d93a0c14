import { type ComponentType, lazy, Suspense } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { HomePage } from "./dashboard/home/HomePage.tsx";
import { PublicShell } from "./layouts/PublicShell.tsx";
import type { Area } from "./lib/landing.ts";
import { authScreens, dashboards, index, profile, screens } from "./lib/paths.ts";
import { useFilters } from "./lib/useFilters.ts";

/** A page, or what stands around some, that is fetched when it is first opened. */
function page<Name extends string, Props = object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) {
  return lazy(async () => ({ default: (await load())[name] }));
}

const MapPage = page("MapPage", () => import("./dashboard/map/MapPage.tsx"));
const ChartPage = page("ChartPage", () => import("./dashboard/chart/ChartPage.tsx"));
const GridPage = page("GridPage", () => import("./dashboard/grid/GridPage.tsx"));
const DirectoryPage = page("DirectoryPage", () => import("./directory/DirectoryPage.tsx"));
const ComparisonPage = page("ComparisonPage", () => import("./dashboard/comparison/ComparisonPage.tsx"));

const AuthShell = page("AuthShell", () => import("./layouts/AuthShell.tsx"));
const SignedInShell = page("SignedInShell", () => import("./layouts/SignedInShell.tsx"));
const LoginPage = page("LoginPage", () => import("./auth/LoginPage.tsx"));
const SignUpPage = page("SignUpPage", () => import("./auth/sign-up/SignUpPage.tsx"));
const VerifyOtpPage = page("VerifyOtpPage", () => import("./auth/VerifyOtpPage.tsx"));
const ForgotPasswordPage = page("ForgotPasswordPage", () => import("./auth/ForgotPasswordPage.tsx"));
const ResetPasswordPage = page("ResetPasswordPage", () => import("./auth/ResetPasswordPage.tsx"));
const AddPasswordPage = page("AddPasswordPage", () => import("./auth/AddPasswordPage.tsx"));
const ProfilePage = page("ProfilePage", () => import("./profile/ProfilePage.tsx"));
const AdminPage = page("AdminPage", () => import("./areas/admin/AdminPage.tsx"));
const OrganisationPage = page("OrganisationPage", () => import("./areas/organisation/OrganisationPage.tsx"));
const BuildingBlockPage = page(
  "BuildingBlockPage",
  () => import("./areas/building-block/BuildingBlockPage.tsx"),
);

/** Each area's pages, which its role opens. */
const areas: readonly { area: Area; Page: ComponentType }[] = [
  { area: "admin", Page: AdminPage },
  { area: "organisation", Page: OrganisationPage },
  { area: "buildingBlock", Page: BuildingBlockPage },
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
        </Route>
        {areas.map(({ area, Page }) => (
          <Route key={area} element={<SignedInShell area={area} />}>
            <Route path={`${dashboards[area]}*`} element={<Page />} />
          </Route>
        ))}
        <Route path="*" element={<Navigate to={index} replace />} />
      </Routes>
    </Suspense>
  );
}
