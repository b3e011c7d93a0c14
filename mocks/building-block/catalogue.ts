import { type Catalogue, getCatalogue } from "@gbvf/api/building-block/catalogue/contract.ts";
import { recorded } from "../recorded.ts";

const demonstration = recorded(getCatalogue);

/** With one requirement taken out, one added, and one block out of the figures. */
export const catalogue: Catalogue = {
  ...demonstration,
  categories: demonstration.categories.map((category) => ({
    ...category,
    blocks: category.blocks.map((block) => ({
      ...block,
      isIncluded: block.buildingBlockId !== 6,
      requirements: block.requirements.map((requirement) => ({
        ...requirement,
        isIncluded: requirement.buildingBlockRequirementId !== 3,
        addedOn: requirement.buildingBlockRequirementId === 4 ? "2026-08-03" : null,
      })),
    })),
  })),
};
