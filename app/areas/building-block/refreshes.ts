import type { Refresh } from "../../lib/useRefresh.ts";

/** What is not as it was once a place was changed, verified or ended. */
export function refreshesOf({
  buildingBlockId,
  stakeholderId,
}: {
  buildingBlockId: number;
  stakeholderId: number;
}): readonly Refresh[] {
  return [
    [
      "GET /api/buildingblock/getBuildingBlockContactsWithRequirements",
      { query: { buildingBlockId, stakeholderId } },
    ],
    ...overviews,
  ];
}

/** The screens that count places and contacts. */
export const overviews = [
  "GET /api/buildingblock/getBuildingBlockAssociatedToUser",
  "GET /api/buildingblock/getBuildingBlockOnMunicipality",
] as const satisfies readonly Refresh[];

/** What is not as it was once a capture was verified or sent back. */
export const captureRefreshes = (place: {
  buildingBlockId: number;
  stakeholderId: number;
}): readonly Refresh[] => [
  "GET /api/buildingblock/getCaptures",
  "GET /api/buildingblock/getBuildingBlockHistory",
  ...refreshesOf(place),
];
