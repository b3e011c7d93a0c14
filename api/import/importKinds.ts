import type { ActionName } from "../shared/actions.ts";

/** Boundaries affect the figures of all themes, so their import requires all of these actions. */
export const ACTIONS_OF_IMPORT = {
  crime: ["ImportPoliceStatistics"],
  boundaries: ["ImportPoliceStatistics", "ImportBuildingBlockData"],
  buildingblocks: ["ImportBuildingBlockData"],
  healthchecks: ["ImportPoliceStatistics", "ImportBuildingBlockData"],
  collectiveactions: ["ImportPoliceStatistics", "ImportBuildingBlockData"],
} as const satisfies Record<string, readonly ActionName[]>;

export const IMPORTERS = { anyOf: ["ImportPoliceStatistics", "ImportBuildingBlockData"] } as const;

export type ImportKind = keyof typeof ACTIONS_OF_IMPORT;
export const IMPORT_KINDS = Object.keys(ACTIONS_OF_IMPORT) as [ImportKind, ...ImportKind[]];
