import {
  addToCatalogue,
  type Catalogue,
  changeCatalogue,
  getCatalogue,
} from "@gbvf/api/building-block/catalogue/contract.ts";
import { answer } from "../respond.ts";
import { categories } from "./reference.ts";

const common = { isIncluded: true, addedOn: null, version: 1 };

/** The reference set with one requirement taken out, one added, and one block out of the figures. */
export const catalogue: Catalogue = {
  today: "2026-08-15",
  quarter: "Jul - Sep 2026",
  lastQuarter: "Apr - Jun 2026",
  categories: categories.map(({ blocks, buildingBlockCategoryId, description }) => ({
    ...common,
    buildingBlockCategoryId,
    description,
    blocks: blocks.map(({ requirements, ...block }) => ({
      ...common,
      ...block,
      isIncluded: block.buildingBlockId !== 6,
      isConfidential: block.buildingBlockId === 5,
      placeCount: 1_163,
      capturedCount: 940,
      requirements: requirements.map((requirement) => ({
        ...common,
        ...requirement,
        origin: "Building Block Maturity detail, End GBVF Collective",
        isIncluded: requirement.buildingBlockRequirementId !== 3,
        addedOn: requirement.buildingBlockRequirementId === 4 ? "2026-08-03" : null,
        available: requirement.buildingBlockRequirementId === 4 ? 0 : 412,
      })),
    })),
  })),
};

export const catalogueHandlers = {
  "GET /api/buildingblock/getCatalogue": answer(getCatalogue, catalogue),
  "POST /api/buildingblock/addToCatalogue": answer(addToCatalogue, ({ body }) => ({
    success: true as const,
    message: `${body.description} was added. It counts from today on.`,
    id: 99,
  })),
  "PUT /api/buildingblock/changeCatalogue": answer(changeCatalogue, ({ body }) => ({
    success: true as const,
    message: `${body.description} was changed. It counts from today on.`,
    version: body.version + 1,
  })),
};
