import type { RefreshTarget } from "../../lib/api-client/useRefresh.ts";

export function listRefreshTargets({
  buildingBlockId,
  stakeholderId,
}: {
  buildingBlockId: number;
  stakeholderId: number;
}): readonly RefreshTarget[] {
  return [
    [
      "GET /api/buildingblock/getBuildingBlockContactsWithRequirements",
      { query: { buildingBlockId, stakeholderId } },
    ],
    ...OVERVIEW_TARGETS,
  ];
}

export const OVERVIEW_TARGETS = [
  "GET /api/buildingblock/getBuildingBlockAssociatedToUser",
  "GET /api/buildingblock/getBuildingBlockOnMunicipality",
] as const satisfies readonly RefreshTarget[];

export const listCaptureRefreshTargets = (place: {
  buildingBlockId: number;
  stakeholderId: number;
}): readonly RefreshTarget[] => [
  "GET /api/buildingblock/getCaptures",
  "GET /api/buildingblock/getBuildingBlockHistory",
  ...listRefreshTargets(place),
];

export const ALL_TARGETS: readonly RefreshTarget[] = [
  ...OVERVIEW_TARGETS,
  "GET /api/buildingblock/getBuildingBlockContactsWithRequirements",
  "GET /api/buildingblock/getDueContacts",
  "GET /api/buildingblock/getCaptures",
  "GET /api/buildingblock/getRecentChanges",
  "GET /api/buildingblock/getBuildingBlockHistory",
];
