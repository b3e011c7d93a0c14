import type {
  BlockDetail,
  BuildingBlockDetail,
  RequirementDetail,
} from "@gbvf/api/building-block/contract.ts";
import { BOUNDARY_TYPE } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import type { BlockGaps } from "@gbvf/ui/widgets/BuildingBlockGaps/BuildingBlockGaps.tsx";
import type { GapPlace } from "@gbvf/ui/widgets/BuildingBlockGaps/GapNames.tsx";
import type { ChosenOptions } from "../../../lib/address/filters.ts";

/** Only districts and municipalities have few enough places to name each. */
export const hasGaps = (boundaryTypeId: number) =>
  boundaryTypeId === BOUNDARY_TYPE.district || boundaryTypeId === BOUNDARY_TYPE.municipality;

type ContainedBoundary = BuildingBlockDetail["containedBoundaryData"][number];

/** Lists what a municipality's places lack or, with links by `hrefOf`, a district's municipalities. */
export function listGaps(
  { buildingBlockStats, buildingBlockCategoryId, containedBoundaryData }: BuildingBlockDetail,
  { componentSubOptions }: Pick<ChosenOptions, "componentSubOptions">,
  hrefOf: (boundary: Pick<ContainedBoundary, "boundaryId" | "boundaryTypeId">) => string,
): BlockGaps[] {
  const chosenBlockIds = componentSubOptions
    .filter(({ optionId }) => optionId === buildingBlockCategoryId)
    .map(({ subOptionId }) => subOptionId);
  const toNamedPlaces = (instances: BlockDetail["notCaptured"]): GapPlace[] =>
    instances.map(({ stakeholderId, name }) => ({ id: stakeholderId, name }));
  const toLinkedPlaces = (boundaries: readonly ContainedBoundary[]): GapPlace[] =>
    boundaries.map(({ boundaryId, boundaryTypeId, boundary }) => ({
      id: boundaryId,
      name: boundary,
      href: hrefOf({ boundaryId, boundaryTypeId }),
    }));
  const findBlock = (boundary: ContainedBoundary, blockId: number) =>
    boundary.buildingBlockStats.find(({ buildingBlockId }) => buildingBlockId === blockId);

  const listLackingPlaces = (blockId: number, requirement: RequirementDetail): GapPlace[] => {
    const id = requirement.buildingBlockRequirementId;
    const boundaries = containedBoundaryData.filter((boundary) =>
      findBlock(boundary, blockId)?.buildingBlockRequirementStats.some(
        (each) => each.buildingBlockRequirementId === id && each.available < each.all,
      ),
    );
    return [...toNamedPlaces(requirement.lackedBy), ...toLinkedPlaces(boundaries)];
  };

  return buildingBlockStats
    .filter(
      ({ isIncluded, buildingBlockId, buildingBlockCount }) =>
        isIncluded &&
        buildingBlockCount > 0 &&
        (chosenBlockIds.length === 0 || chosenBlockIds.includes(buildingBlockId)),
    )
    .map(({ buildingBlockId, description, about, notCaptured, buildingBlockRequirementStats }) => ({
      id: buildingBlockId,
      label: description,
      about,
      notCaptured: [
        ...toNamedPlaces(notCaptured),
        ...toLinkedPlaces(
          containedBoundaryData.filter((boundary) => {
            const block = findBlock(boundary, buildingBlockId);
            return block !== undefined && block.capturedCount < block.buildingBlockCount;
          }),
        ),
      ],
      requirements: buildingBlockRequirementStats.map((requirement) => ({
        id: requirement.buildingBlockRequirementId,
        label: requirement.description,
        available: requirement.available,
        all: requirement.all,
        lackedBy: listLackingPlaces(buildingBlockId, requirement),
      })),
    }));
}
