import type { RefreshTarget } from "../../lib/api-client/useRefresh.ts";

export function listRefreshes({
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
    ...overviews,
  ];
}

export const overviews = [
  "GET /api/buildingblock/getBuildingBlockAssociatedToUser",
  "GET /api/buildingblock/getBuildingBlockOnMunicipality",
] as const satisfies readonly RefreshTarget[];

export const captureRefreshes = (place: {
  buildingBlockId: number;
  stakeholderId: number;
}): readonly RefreshTarget[] => [
  "GET /api/buildingblock/getCaptures",
  "GET /api/buildingblock/getBuildingBlockHistory",
  ...listRefreshes(place),
];

export const everything: readonly RefreshTarget[] = [
  ...overviews,
  "GET /api/buildingblock/getBuildingBlockContactsWithRequirements",
  "GET /api/buildingblock/getDueContacts",
  "GET /api/buildingblock/getCaptures",
  "GET /api/buildingblock/getRecentChanges",
  "GET /api/buildingblock/getBuildingBlockHistory",
];
