import { type Component, getComponents, getDashboard } from "@gbvf/api/dashboard/contract.ts";
import { buildingBlockHandlers, buildingBlocksOf } from "../building-block/buildingBlock.ts";
import { categories } from "../building-block/reference.ts";
import { collectiveActionHandlers, collectiveActionsOf } from "../collective-action/collectiveAction.ts";
import { pillars } from "../collective-action/pillars.ts";
import { crimeHandlers, crimeOf } from "../crime/crime.ts";
import { boundaryOf } from "../geography/boundaries.ts";
import { healthCheckHandlers, healthChecksOf } from "../health-check/healthCheck.ts";
import { answer } from "../respond.ts";

export const crimeComponent: Component = {
  componentId: 3,
  name: "Crime statistics",
  description:
    "Sexual offences that were reported to the police, per 100,000 people. A rise in reports can also mean that more people feel able to report.",
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

export const buildingBlockComponent: Component = {
  componentId: 1,
  name: "Building blocks",
  description: "Which local services, resources and forums there are, and how developed each one is.",
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

export const healthCheckComponent: Component = {
  componentId: 2,
  name: "Organisational health check",
  description:
    "How far organisations have come with policies, practices and behaviours against GBVF, from anonymous staff and student surveys.",
  linkTitle: "What the health check asks",
  linkUrl: "https://gbvf.org.za/health-check/",
  seq: 3,
  options: [
    { id: 3, name: "Policies", subOptions: [] },
    { id: 2, name: "Practices", subOptions: [] },
    { id: 1, name: "Behaviours", subOptions: [] },
  ],
  isDemonstration: true,
};

export const collectiveActionComponent: Component = {
  componentId: 4,
  name: "Collective actions",
  description:
    "The 100-Day Challenges: municipalities, courts and colleges that work towards one goal in 100 days.",
  linkTitle: "What a 100-Day Challenge is",
  linkUrl: "https://gbvf.org.za/nsp-100-day-challenges/",
  seq: 4,
  options: pillars.map(({ pillarId, description }) => ({ id: pillarId, name: description, subOptions: [] })),
  isDemonstration: true,
};

export const themeHandlers = {
  ...crimeHandlers,
  ...buildingBlockHandlers,
  ...healthCheckHandlers,
  ...collectiveActionHandlers,
};

export const dashboardHandlers = {
  "GET /api/dashboard/components": answer(getComponents, [
    crimeComponent,
    buildingBlockComponent,
    healthCheckComponent,
    collectiveActionComponent,
  ]),
  "GET /api/dashboard": answer(getDashboard, ({ query }) => ({
    boundary: boundaryOf(query.boundaryId),
    crime: crimeOf(query.boundaryId),
    buildingBlock: buildingBlocksOf(query.boundaryId),
    healthCheck: healthChecksOf(query.boundaryId),
    collectiveAction: collectiveActionsOf(query.boundaryId),
  })),
};
