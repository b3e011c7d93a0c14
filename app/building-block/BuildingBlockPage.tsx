import { AreaPage } from "../layouts/AreaPage.tsx";

/** Where those start who keep the building blocks of an area. */
export function BuildingBlockPage() {
  return <AreaPage area="buildingBlock" title="Building Block Dashboard" />;
}
