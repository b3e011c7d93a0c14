import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import { organisation } from "../address/areaPaths.ts";
import { dashboards, manageUsers } from "../address/paths.ts";
import { dashboardsOf, holds, opensAdministration } from "./landing.ts";

/** Null for those who may not see the results of others. */
export function othersResultsOf(session: SessionCheck): string | null {
  if (holds(session, "ViewOrganisationalSurveyResults")) return organisation.others;
  const seesPlaces =
    holds(session, "ViewGroupDistrictSurveyResults") || holds(session, "ViewNationalSurveyResults");
  return seesPlaces ? organisation.places : null;
}

export function accountLinks(session: SessionCheck): { name: string; href: string }[] {
  const others = othersResultsOf(session);
  return [
    ...dashboardsOf(session).flatMap(({ area, name, href }) =>
      area === "admin"
        ? [
            { name, href },
            { name: "Manage Users and Groups", href: manageUsers },
          ]
        : [{ name, href }],
    ),
    ...(opensAdministration(session) && !holds(session, "WorldOfImpactAdmin")
      ? [{ name: "Administration", href: dashboards.admin }]
      : []),
    ...(others === null ? [] : [{ name: "Survey Results", href: others }]),
  ];
}
