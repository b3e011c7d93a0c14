import { Navigate, Route, Routes } from "react-router-dom";
import { lazyPage } from "../../lib/lazyPage.ts";
import { index } from "../../lib/paths.ts";
import { AdminFrame } from "./AdminFrame.tsx";

const AdminPage = lazyPage("AdminPage", () => import("./start/AdminPage.tsx"));
const ApplicationsPage = lazyPage("ApplicationsPage", () => import("./organisations/ApplicationsPage.tsx"));
const ApplicationPage = lazyPage("ApplicationPage", () => import("./organisations/ApplicationPage.tsx"));

/** Every address of the area; what is unknown leads to the public index. */
export function AdminRoutes() {
  return (
    <Routes>
      <Route element={<AdminFrame />}>
        <Route index element={<AdminPage />} />
        <Route path="organisations" element={<ApplicationsPage />} />
        <Route path="organisations/view/:orgId" element={<ApplicationPage />} />
      </Route>
      <Route path="*" element={<Navigate to={index} replace />} />
    </Routes>
  );
}
