import { Outlet } from "react-router-dom";
import { AreaNav } from "../../layouts/AreaNav.tsx";
import { buildingBlock } from "../../lib/paths.ts";

const links = [
  { href: buildingBlock.start, name: "Municipalities" },
  { href: buildingBlock.due(), name: "Contacts that are due" },
  { href: buildingBlock.waiting, name: "Waiting for verification" },
  { href: buildingBlock.sheet, name: "In a sheet" },
];

/** The ways between the screens of the building blocks, above each of them. */
export function BuildingBlockFrame() {
  return (
    <>
      <AreaNav label="Building blocks" links={links} />
      <Outlet />
    </>
  );
}
