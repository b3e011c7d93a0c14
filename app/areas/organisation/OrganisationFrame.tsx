import { Outlet } from "react-router-dom";
import { AreaNav } from "../../layouts/AreaNav.tsx";
import { organisation } from "../../lib/address/areaPaths.ts";
import { type May, useMay } from "../../lib/session/useMay.ts";

export function organisationLinks(may: May) {
  const seesPlaces = may("ViewGroupDistrictSurveyResults") || may("ViewNationalSurveyResults");
  return [
    ...(may("HealthCheckAdmin") ? [{ href: organisation.start, name: "Your health check" }] : []),
    ...(may("HealthCheckAdmin") && may("EditOrganisationalInformation")
      ? [{ href: organisation.details, name: "Organisation details" }]
      : []),
    ...(may("ViewOrganisationalSurveyResults")
      ? [{ href: organisation.others, name: "Any organisation" }]
      : []),
    ...(seesPlaces ? [{ href: organisation.places, name: "Districts, provinces, country" }] : []),
  ];
}

export function OrganisationFrame() {
  const links = organisationLinks(useMay());
  return (
    <>
      {links.length > 1 && <AreaNav label="Health checks" links={links} />}
      <Outlet />
    </>
  );
}
