import { admin, buildingBlock, organisation } from "../address/areaPaths.ts";
import type { Area } from "./landing.ts";
import type { May } from "./useMay.ts";

type AreaLink = { href: string; name: string };

/** What the navigation of each area offers to somebody with these permissions. */
export const areaLinks: Readonly<Record<Area, (may: May) => readonly AreaLink[]>> = {
  admin: (may: May) => [
    { href: admin.start, name: "Overview" },
    ...(may("ViewOrganisations") ? [{ href: admin.organisations, name: "Applications" }] : []),
    ...(may("WorldOfImpactAdmin")
      ? [
          { href: admin.questionnaires, name: "Questionnaires" },
          { href: admin.users, name: "Users and groups" },
        ]
      : []),
    ...(may("CreateNewBuildingBlock")
      ? [{ href: buildingBlock.catalogue, name: "Catalogue of building blocks" }]
      : []),
    ...(may("ImportPoliceStatistics") || may("ImportBuildingBlockData")
      ? [{ href: admin.importedData, name: "Data" }]
      : []),
    ...(may("WorldOfImpactAdmin")
      ? [
          { href: admin.audit, name: "Audit log" },
          { href: admin.operation, name: "Operation" },
        ]
      : []),
    ...(may("ViewOrganisationalSurveyResults")
      ? [{ href: organisation.others, name: "Survey results" }]
      : []),
  ],
  buildingBlock: (may: May) => [
    { href: buildingBlock.start, name: "Municipalities" },
    { href: buildingBlock.due(), name: "Contacts that are due" },
    { href: buildingBlock.waiting, name: "Waiting for verification" },
    { href: buildingBlock.sheet, name: "In a sheet" },
    ...(may("CreateNewBuildingBlock") ? [{ href: buildingBlock.catalogue, name: "Catalogue" }] : []),
  ],
  organisation: (may: May) => [
    ...(may("HealthCheckAdmin") ? [{ href: organisation.start, name: "Your health check" }] : []),
    ...(may("HealthCheckAdmin") && may("EditOrganisationalInformation")
      ? [{ href: organisation.details, name: "Organisation details" }]
      : []),
    ...(may("ViewOrganisationalSurveyResults")
      ? [{ href: organisation.others, name: "Any organisation" }]
      : []),
    ...(may("ViewGroupDistrictSurveyResults") || may("ViewNationalSurveyResults")
      ? [{ href: organisation.places, name: "Districts, provinces, country" }]
      : []),
  ],
};
