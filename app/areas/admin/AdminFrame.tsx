import { Outlet } from "react-router-dom";
import { AreaNav } from "../../layouts/AreaNav.tsx";
import { admin, buildingBlock, organisation } from "../../lib/address/areaPaths.ts";
import { type May, useMay } from "../../lib/session/useMay.ts";

export const adminLinks = (may: May) => [
  { href: admin.start, name: "Overview" },
  ...(may("ViewOrganisations") ? [{ href: admin.organisations, name: "Applications" }] : []),
  { href: admin.questionnaires, name: "Questionnaires" },
  { href: admin.users, name: "Users and groups" },
  ...(may("CreateNewBuildingBlock")
    ? [{ href: buildingBlock.catalogue, name: "Catalogue of building blocks" }]
    : []),
  ...(may("ImportPoliceStatistics") || may("ImportBuildingBlockData")
    ? [{ href: admin.importedData, name: "Data" }]
    : []),
  { href: admin.audit, name: "Audit log" },
  ...(may("ViewOrganisationalSurveyResults") ? [{ href: organisation.others, name: "Survey results" }] : []),
];

export function AdminFrame() {
  const may = useMay();
  return (
    <>
      <AreaNav label="Administration" links={adminLinks(may)} />
      <Outlet />
    </>
  );
}
