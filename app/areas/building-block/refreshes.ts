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
    ...OVERVIEW_REFRESHES,
  ];
}

export const OVERVIEW_REFRESHES = [
  "GET /api/buildingblock/getBuildingBlockAssociatedToUser",
  "GET /api/buildingblock/getBuildingBlockOnMunicipality",
] as const satisfies readonly RefreshTarget[];

export const listCaptureRefreshes = (place: {
  buildingBlockId: number;
  stakeholderId: number;
}): readonly RefreshTarget[] => [
  "GET /api/buildingblock/getCaptures",
  "GET /api/buildingblock/getBuildingBlockHistory",
  ...listRefreshes(place),
];

export const ALL_REFRESHES: readonly RefreshTarget[] = [
  ...OVERVIEW_REFRESHES,
  "GET /api/buildingblock/getBuildingBlockContactsWithRequirements",
  "GET /api/buildingblock/getDueContacts",
  "GET /api/buildingblock/getCaptures",
  "GET /api/buildingblock/getRecentChanges",
  "GET /api/buildingblock/getBuildingBlockHistory",
];
