import { Navigate, Route, Routes } from "react-router-dom";
import { lazyPage } from "../../lib/lazyPage.ts";
import { index } from "../../lib/paths.ts";

const AdminPage = lazyPage("AdminPage", () => import("./AdminPage.tsx"));

/** Every address of the area; what is unknown leads to the public index. */
export function AdminRoutes() {
  return (
    <Routes>
      <Route index element={<AdminPage />} />
      <Route path="*" element={<Navigate to={index} replace />} />
    </Routes>
  );
}
