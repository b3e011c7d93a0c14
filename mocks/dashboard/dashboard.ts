import { type Component, getComponents, getDashboard } from "@gbvf/api/dashboard/contract.ts";
import { buildingBlocksOf } from "../buildingblock/buildingBlock.ts";
import { categories } from "../buildingblock/reference.ts";
import { crimeOf } from "../crime/crime.ts";
import { boundaryOf } from "../geography/boundaries.ts";
import { answer } from "../respond.ts";

export const crimeComponent: Component = {
  componentId: 3,
  name: "Crime statistics",
  description:
    "Sexual offences that were reported to the police, per 100,000 people. A rise in reports can also mean that more people dare to report.",
  linkTitle: "How the police count and publish crime",
  linkUrl: "https://www.saps.gov.za/services/crimestats.php",
  seq: 1,
  options: [
    { id: 2, name: "Rape", subOptions: [] },
    { id: 3, name: "Sexual assault", subOptions: [] },
    { id: 4, name: "Attempted sexual offences", subOptions: [] },
    { id: 5, name: "Contact sexual offences", subOptions: [] },
  ],
  isDemonstration: true,
};

/** A theme with sub-options, which crime has none of. */
export const buildingBlockComponent: Component = {
  componentId: 1,
  name: "Building blocks",
  description: "Which local services, resources and forums there are, and how far each has come.",
  linkTitle: "What a building block is",
  linkUrl: "https://endinggbvf.org/?p=12174",
  seq: 2,
  options: categories.map(({ buildingBlockCategoryId, description, blocks }) => ({
    id: buildingBlockCategoryId,
    name: description,
    subOptions: blocks.map(({ buildingBlockId, description: name }) => ({ id: buildingBlockId, name })),
  })),
  isDemonstration: true,
};

export const dashboardHandlers = {
  "GET /api/dashboard/components": answer(getComponents, [crimeComponent, buildingBlockComponent]),
  "GET /api/dashboard": answer(getDashboard, ({ query }) => ({
    boundary: boundaryOf(query.boundaryId),
    crime: crimeOf(query.boundaryId),
    buildingBlock: buildingBlocksOf(query.boundaryId),
  })),
};
