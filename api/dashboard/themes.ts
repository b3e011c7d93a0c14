import type { Knex } from "knex";
import { findBuildingBlockData, findBuildingBlockOptions } from "../building-block/queries.ts";
import { findCollectiveActions, findPillarOptions } from "../collective-action/queries.ts";
import { findCrimeOptions, findCrimeStats } from "../crime/queries.ts";
import { findHealthCheckOptions, findHealthCheckStats } from "../health-check/queries.ts";
import type { Component, Dashboard } from "./contract.ts";

export type Themes = Omit<Dashboard, "boundary">;

/** What the dashboard takes from each theme. */
export const THEMES: {
  [K in keyof Themes]: {
    /** Its word in the database. */
    theme: string;
    find: (trx: Knex, boundaryId: number, today: string) => Promise<Themes[K]>;
    findOptions: (trx: Knex) => Promise<Component["options"]>;
  };
} = {
  crime: { theme: "crime", find: findCrimeStats, findOptions: findCrimeOptions },
  buildingBlock: {
    theme: "building-block",
    find: findBuildingBlockData,
    findOptions: findBuildingBlockOptions,
  },
  healthCheck: { theme: "health-check", find: findHealthCheckStats, findOptions: findHealthCheckOptions },
  collectiveAction: {
    theme: "collective-action",
    find: findCollectiveActions,
    findOptions: findPillarOptions,
  },
};
