import { Navigate, Route, Routes } from "react-router-dom";
import { lazyPage } from "../../lib/lazyPage.ts";
import { index } from "../../lib/paths.ts";

const OrganisationPage = lazyPage("OrganisationPage", () => import("./OrganisationPage.tsx"));

/** Every address of the area; what is unknown leads to the public index. */
export function OrganisationRoutes() {
  return (
    <Routes>
      <Route index element={<OrganisationPage />} />
      <Route path="*" element={<Navigate to={index} replace />} />
    </Routes>
  );
}
