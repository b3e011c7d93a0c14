import { Navigate, Route, Routes } from "react-router-dom";
import { lazyPage } from "../../lib/lazyPage.ts";
import { index } from "../../lib/paths.ts";

const OrganisationPage = lazyPage("OrganisationPage", () => import("./OrganisationPage.tsx"));
const PosterPage = lazyPage("PosterPage", () => import("./PosterPage.tsx"));
const ResultsPage = lazyPage("ResultsPage", () => import("./results/ResultsPage.tsx"));

/** Every address of the area; what is unknown leads to the public index. */
export function OrganisationRoutes() {
  return (
    <Routes>
      <Route index element={<OrganisationPage />} />
      <Route path="view/:resId" element={<ResultsPage />} />
      <Route path="poster/:resId" element={<PosterPage />} />
      <Route path="*" element={<Navigate to={index} replace />} />
    </Routes>
  );
}
