import { Outlet } from "react-router-dom";
import { AreaNav } from "../../layouts/AreaNav.tsx";
import { organisation } from "../../lib/areaPaths.ts";
import { type May, useMay } from "../../lib/useMay.ts";

/** The screens of health checks that somebody may open. */
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

/** The ways between the screens of health checks, for those to whom more than one is open. */
export function OrganisationFrame() {
  const links = organisationLinks(useMay());
  return (
    <>
      {links.length > 1 && <AreaNav label="Health checks" links={links} />}
      <Outlet />
    </>
  );
}
