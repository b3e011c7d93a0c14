import type { ComponentType } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { AuthShell } from "./layouts/AuthShell.tsx";
import { buildingBlock } from "./lib/address/areaPaths.ts";
import { lazyPage } from "./lib/address/lazyPage.ts";
import { authScreens, dashboards, index, profile } from "./lib/address/paths.ts";
import type { Area } from "./lib/session/landing.ts";

const SignedInShell = lazyPage("SignedInShell", () => import("./layouts/SignedInShell.tsx"));
const LoginPage = lazyPage("LoginPage", () => import("./auth/LoginPage.tsx"));
const SignUpPage = lazyPage("SignUpPage", () => import("./auth/sign-up/SignUpPage.tsx"));
const VerifyOtpPage = lazyPage("VerifyOtpPage", () => import("./auth/VerifyOtpPage.tsx"));
const ForgotPasswordPage = lazyPage("ForgotPasswordPage", () => import("./auth/ForgotPasswordPage.tsx"));
const ResetPasswordPage = lazyPage("ResetPasswordPage", () => import("./auth/ResetPasswordPage.tsx"));
const AddPasswordPage = lazyPage("AddPasswordPage", () => import("./auth/AddPasswordPage.tsx"));
const ChangeAddressPage = lazyPage("ChangeAddressPage", () => import("./auth/ChangeAddressPage.tsx"));
const CataloguePage = lazyPage("CataloguePage", () => import("./areas/building-block/CataloguePage.tsx"));
const ProfilePage = lazyPage("ProfilePage", () => import("./profile/ProfilePage.tsx"));
const AdminRoutes = lazyPage("AdminRoutes", () => import("./areas/admin/routes.tsx"));
const OrganisationRoutes = lazyPage("OrganisationRoutes", () => import("./areas/organisation/routes.tsx"));
const BuildingBlockRoutes = lazyPage(
  "BuildingBlockRoutes",
  () => import("./areas/building-block/routes.tsx"),
);

const areas: readonly { area: Area; AreaRoutes: ComponentType }[] = [
  { area: "admin", AreaRoutes: AdminRoutes },
  { area: "organisation", AreaRoutes: OrganisationRoutes },
  { area: "buildingBlock", AreaRoutes: BuildingBlockRoutes },
];

/** Unknown addresses lead to the public index. */
export function AccountRoutes() {
  return (
    <Routes>
      <Route element={<AuthShell />}>
        <Route path={authScreens.login} element={<LoginPage />} />
        <Route path={authScreens.signUp} element={<SignUpPage />} />
        <Route path={authScreens.verifyOtp} element={<VerifyOtpPage />} />
        <Route path={authScreens.forgotPassword} element={<ForgotPasswordPage />} />
        <Route path={authScreens.resetPassword} element={<ResetPasswordPage />} />
        <Route path={authScreens.addPassword} element={<AddPasswordPage />} />
        <Route path={authScreens.changeAddress} element={<ChangeAddressPage />} />
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
  );
}
