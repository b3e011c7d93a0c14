import { type ComponentType, createElement } from "react";
import { matchPath, Navigate, Route, Routes } from "react-router-dom";
import { AuthShell } from "./layouts/AuthShell.tsx";
import type { Filters } from "./lib/address/filters.ts";
import { lazyPage } from "./lib/address/lazyPage.ts";
import { authScreens, rootPath } from "./lib/address/paths.ts";
import { type PageName, SCREENS } from "./lib/session/screens.ts";

const SignedInShell = lazyPage("SignedInShell", () => import("./layouts/SignedInShell.tsx"));
export const AUTH_PAGES = [
  [authScreens.login, lazyPage("LoginPage", () => import("./auth/LoginPage.tsx"))],
  [authScreens.signUp, lazyPage("SignUpPage", () => import("./auth/sign-up/SignUpPage.tsx"))],
  [authScreens.verifyOtp, lazyPage("VerifyOtpPage", () => import("./auth/VerifyOtpPage.tsx"))],
  [authScreens.forgotPassword, lazyPage("ForgotPasswordPage", () => import("./auth/ForgotPasswordPage.tsx"))],
  [authScreens.resetPassword, lazyPage("ResetPasswordPage", () => import("./auth/ResetPasswordPage.tsx"))],
  [authScreens.addPassword, lazyPage("AddPasswordPage", () => import("./auth/AddPasswordPage.tsx"))],
  [authScreens.changeAddress, lazyPage("ChangeAddressPage", () => import("./auth/ChangeAddressPage.tsx"))],
] as const;

export const PAGES: Readonly<Record<PageName, ComponentType>> = {
  ProfilePage: lazyPage("ProfilePage", () => import("./profile/ProfilePage.tsx")),
  DashboardOrQueue: lazyPage("DashboardOrQueue", () => import("./areas/building-block/DashboardOrQueue.tsx")),
  PendingChangesPage: lazyPage(
    "PendingChangesPage",
    () => import("./areas/building-block/PendingChangesPage.tsx"),
  ),
  SheetPage: lazyPage("SheetPage", () => import("./areas/building-block/SheetPage.tsx")),
  ManagePage: lazyPage("ManagePage", () => import("./areas/building-block/ManagePage.tsx")),
  AdminPage: lazyPage("AdminPage", () => import("./areas/admin/start/AdminPage.tsx")),
  ApplicationsPage: lazyPage(
    "ApplicationsPage",
    () => import("./areas/admin/organisation/ApplicationsPage.tsx"),
  ),
  ApplicationPage: lazyPage(
    "ApplicationPage",
    () => import("./areas/admin/organisation/ApplicationPage.tsx"),
  ),
  QuestionnairesPage: lazyPage(
    "QuestionnairesPage",
    () => import("./areas/admin/questionnaire/QuestionnairesPage.tsx"),
  ),
  UsersGroupsPage: lazyPage("UsersGroupsPage", () => import("./areas/admin/user/UsersGroupsPage.tsx")),
  UserPage: lazyPage("UserPage", () => import("./areas/admin/user/UserPage.tsx")),
  UserFormPage: lazyPage("UserFormPage", () => import("./areas/admin/user/UserFormPage.tsx")),
  GroupPage: lazyPage("GroupPage", () => import("./areas/admin/group/GroupPage.tsx")),
  GroupFormPage: lazyPage("GroupFormPage", () => import("./areas/admin/group/GroupFormPage.tsx")),
  CataloguePage: lazyPage("CataloguePage", () => import("./areas/building-block/CataloguePage.tsx")),
  DataPage: lazyPage("DataPage", () => import("./areas/admin/data-import/DataPage.tsx")),
  AuditPage: lazyPage("AuditPage", () => import("./areas/admin/audit/AuditPage.tsx")),
  OperationPage: lazyPage("OperationPage", () => import("./areas/admin/operation/OperationPage.tsx")),
  OrganisationPage: lazyPage("OrganisationPage", () => import("./areas/organisation/OrganisationPage.tsx")),
  ResultsPage: lazyPage("ResultsPage", () => import("./areas/organisation/results/ResultsPage.tsx")),
  PosterPage: lazyPage("PosterPage", () => import("./areas/organisation/PosterPage.tsx")),
  DetailsPage: lazyPage("DetailsPage", () => import("./areas/organisation/details/DetailsPage.tsx")),
  OthersPage: lazyPage("OthersPage", () => import("./areas/organisation/others/OthersPage.tsx")),
  OtherOrganisationPage: lazyPage(
    "OtherOrganisationPage",
    () => import("./areas/organisation/others/OtherOrganisationPage.tsx"),
  ),
  OtherResultsPage: lazyPage(
    "OtherResultsPage",
    () => import("./areas/organisation/others/OtherResultsPage.tsx"),
  ),
  PlaceResultsPage: lazyPage(
    "PlaceResultsPage",
    () => import("./areas/organisation/others/PlaceResultsPage.tsx"),
  ),
};

/** Redirects unknown addresses to the public root. */
export function AccountRoutes() {
  return (
    <Routes>
      <Route element={<AuthShell />}>
        {AUTH_PAGES.map(([path, Page]) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Route>
      {SCREENS.map(
        ({ path, page, area, access }) =>
          page && (
            <Route key={path} element={<SignedInShell area={area} access={access} />}>
              <Route path={path} element={createElement(PAGES[page])} />
            </Route>
          ),
      )}
      <Route path="*" element={<Navigate to={rootPath} replace />} />
    </Routes>
  );
}

/** Loads the page together with its shell, so that the shell stays on screen while it loads. */
AccountRoutes.loadParts = (filters: Filters, pathname: string) => {
  const [, Page] = AUTH_PAGES.find(([path]) => matchPath(path, pathname)) ?? [null, SignedInShell];
  return Page.load(filters, pathname);
};
