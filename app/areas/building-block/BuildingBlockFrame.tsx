import { Outlet } from "react-router-dom";
import { AreaNav } from "../../layouts/AreaNav.tsx";
import { buildingBlock } from "../../lib/address/areaPaths.ts";
import { type May, useMay } from "../../lib/session/useMay.ts";

const links = [
  { href: buildingBlock.start, name: "Municipalities" },
  { href: buildingBlock.due(), name: "Contacts that are due" },
  { href: buildingBlock.waiting, name: "Waiting for verification" },
  { href: buildingBlock.sheet, name: "In a sheet" },
];

const catalogue = { href: buildingBlock.catalogue, name: "Catalogue" };

export const buildingBlockLinks = (may: May) =>
  may("CreateNewBuildingBlock") ? [...links, catalogue] : links;

export function BuildingBlockFrame() {
  const may = useMay();
  return (
    <>
      <AreaNav label="Building blocks" links={buildingBlockLinks(may)} />
      <Outlet />
    </>
  );
}
