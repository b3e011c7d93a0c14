import type { MunicipalityBlocks } from "@gbvf/api/building-block/overview/contract.ts";
import type { MunicipalityProgress } from "@gbvf/ui/widgets/MunicipalityBlocks/municipalityProgress.ts";
import { buildingBlock } from "../../../lib/address/areaPaths.ts";

export function progressOf(municipality: MunicipalityBlocks): MunicipalityProgress {
  const { stakeholderId: id, district, province } = municipality;
  return {
    id,
    name: municipality.name,
    where: district === municipality.name ? province : `${district}, ${province}`,
    verified: municipality.totalVerifiedBuildingBlockCount,
    total: municipality.totalBuildingBlockCount,
    contacts: municipality.contactCount,
    checked: municipality.checkedThisQuarterCount,
    due: municipality.dueCount,
    overdue: municipality.overdueCount,
    reported: municipality.reportedCount,
    waiting: municipality.waitingCount,
    dueHref: municipality.dueCount > 0 ? buildingBlock.due(id) : null,
    categories: municipality.buildingBlockCategories.map((category) => ({
      id: category.buildingBlockCategoryId,
      name: category.description,
      blocks: category.buildingBlocks.map((block) => ({
        id: block.buildingBlockId,
        name: block.description,
        href: buildingBlock.manage(id, block.buildingBlockId),
        verified: block.totalVerifiedBuildingBlockCount,
        total: block.totalBuildingBlockCount,
        due: block.dueCount,
      })),
    })),
  };
}

/** Reported numbers, then overdue, then due, then by name. */
export const byNeed = (one: MunicipalityProgress, other: MunicipalityProgress): number =>
  other.reported - one.reported ||
  other.overdue - one.overdue ||
  other.due - one.due ||
  one.name.localeCompare(other.name, "en-ZA");
