import type { ActionName } from "../lib/actions.ts";

/** What can be imported, with the actions that each kind needs, all of them: figures of all themes lie on the boundaries. */
export const ACTIONS_OF_IMPORT = {
  crime: ["ImportPoliceStatistics"],
  boundaries: ["ImportPoliceStatistics", "ImportBuildingBlockData"],
  buildingblocks: ["ImportBuildingBlockData"],
  healthchecks: ["ImportPoliceStatistics", "ImportBuildingBlockData"],
  collectiveactions: ["ImportPoliceStatistics", "ImportBuildingBlockData"],
} as const satisfies Record<string, readonly ActionName[]>;

export type ImportKind = keyof typeof ACTIONS_OF_IMPORT;
export const IMPORT_KINDS = Object.keys(ACTIONS_OF_IMPORT) as [ImportKind, ...ImportKind[]];
