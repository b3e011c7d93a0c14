import type { PermissionName } from "../shared/permissions.ts";

/** Boundaries affect the figures of all themes, so their import requires all of these permissions. */
export const IMPORT_PERMISSIONS = {
  crime: ["ImportPoliceStatistics"],
  boundaries: ["ImportPoliceStatistics", "ImportBuildingBlockData"],
  buildingblocks: ["ImportBuildingBlockData"],
  healthchecks: ["ImportPoliceStatistics", "ImportBuildingBlockData"],
  collectiveactions: ["ImportPoliceStatistics", "ImportBuildingBlockData"],
} as const satisfies Record<string, readonly PermissionName[]>;

export const MAY_IMPORT = { anyOf: ["ImportPoliceStatistics", "ImportBuildingBlockData"] } as const;

export type ImportKind = keyof typeof IMPORT_PERMISSIONS;
export const IMPORT_KINDS = Object.keys(IMPORT_PERMISSIONS) as [ImportKind, ...ImportKind[]];
