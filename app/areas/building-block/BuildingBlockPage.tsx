import { AreaStart } from "../../layouts/AreaStart.tsx";

/** Where those start who keep the building blocks of an area. */
export function BuildingBlockPage() {
  return <AreaStart area="buildingBlock" title="Building Block Dashboard" />;
}
