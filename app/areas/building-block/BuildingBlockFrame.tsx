import { Outlet } from "react-router-dom";
import { AreaNav } from "../../layouts/AreaNav.tsx";
import { buildingBlock } from "../../lib/areaPaths.ts";
import { type May, useMay } from "../../lib/useMay.ts";

const links = [
  { href: buildingBlock.start, name: "Municipalities" },
  { href: buildingBlock.due(), name: "Contacts that are due" },
  { href: buildingBlock.waiting, name: "Waiting for verification" },
  { href: buildingBlock.sheet, name: "In a sheet" },
];

const catalogue = { href: buildingBlock.catalogue, name: "Catalogue" };

/** The screens of the building blocks that somebody may open. */
export const buildingBlockLinks = (may: May) =>
  may("CreateNewBuildingBlock") ? [...links, catalogue] : links;

/** The ways between the screens of the building blocks, above each of them. */
export function BuildingBlockFrame() {
  const may = useMay();
  return (
    <>
      <AreaNav label="Building blocks" links={buildingBlockLinks(may)} />
      <Outlet />
    </>
  );
}
