import { Navigate, Route, Routes } from "react-router-dom";
import { AreaOutlet } from "../../layouts/AreaNav.tsx";
import { lazyPage } from "../../lib/address/lazyPage.ts";
import { index } from "../../lib/address/paths.ts";
import { useMay } from "../../lib/session/useMay.ts";

const OrganisationPage = lazyPage("OrganisationPage", () => import("./OrganisationPage.tsx"));
const PosterPage = lazyPage("PosterPage", () => import("./PosterPage.tsx"));
const ResultsPage = lazyPage("ResultsPage", () => import("./results/ResultsPage.tsx"));
const OthersPage = lazyPage("OthersPage", () => import("./others/OthersPage.tsx"));
const OtherOrganisationPage = lazyPage(
  "OtherOrganisationPage",
  () => import("./others/OtherOrganisationPage.tsx"),
);
const OtherResultsPage = lazyPage("OtherResultsPage", () => import("./others/OtherResultsPage.tsx"));
const PlaceResultsPage = lazyPage("PlaceResultsPage", () => import("./others/PlaceResultsPage.tsx"));

const DetailsPage = lazyPage("DetailsPage", () => import("./details/DetailsPage.tsx"));

export function OrganisationRoutes() {
  const may = useMay();
  const seesPlaces = may("ViewGroupDistrictSurveyResults") || may("ViewNationalSurveyResults");
  return (
    <Routes>
      <Route element={<AreaOutlet area="organisation" />}>
        {may("HealthCheckAdmin") && (
          <>
            <Route index element={<OrganisationPage />} />
            <Route path="view/:resId" element={<ResultsPage />} />
            <Route path="poster/:resId" element={<PosterPage />} />
          </>
        )}
        {may("EditOrganisationalInformation") && <Route path="details" element={<DetailsPage />} />}
        {may("ViewOrganisationalSurveyResults") && (
          <Route path="others">
            <Route index element={<OthersPage />} />
            <Route path=":orgId" element={<OtherOrganisationPage />} />
            <Route path=":orgId/view/:resId" element={<OtherResultsPage />} />
          </Route>
        )}
        {seesPlaces && <Route path="places" element={<PlaceResultsPage />} />}
      </Route>
      <Route path="*" element={<Navigate to={index} replace />} />
    </Routes>
  );
}
