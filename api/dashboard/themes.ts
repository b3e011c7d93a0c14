import type { Knex } from "knex";
import { component as buildingBlock, measure as buildingBlockMeasure } from "../building-block/measure.ts";
import { findBuildingBlockData, findBuildingBlockOptions } from "../building-block/queries.ts";
import { buildingBlockRoutes } from "../building-block/routes.ts";
import { buildingBlockTables } from "../building-block/tables.ts";
import { component as collectiveAction } from "../collective-action/component.ts";
import { measure as collectiveActionMeasure } from "../collective-action/measure.ts";
import { findCollectiveActions, findPillarOptions } from "../collective-action/queries.ts";
import { collectiveActionRoutes } from "../collective-action/routes.ts";
import { collectiveActionTables } from "../collective-action/tables.ts";
import { component as crime } from "../crime/component.ts";
import { measure as crimeMeasure } from "../crime/measure.ts";
import { findCrimeOptions, findCrimeStats } from "../crime/queries.ts";
import { crimeRoutes } from "../crime/routes.ts";
import { crimeTables } from "../crime/tables.ts";
import { component as healthCheck } from "../health-check/component.ts";
import { measure as healthCheckMeasure } from "../health-check/measure.ts";
import { findHealthCheckOptions, findHealthCheckStats } from "../health-check/queries.ts";
import { healthCheckRoutes } from "../health-check/routes.ts";
import { healthCheckTables } from "../health-check/tables.ts";
import type { Importer } from "../import/Importer.ts";
import type { ImportKind } from "../import/importKinds.ts";
import type { Dataset } from "../lib/cache/datasets.ts";
import type { ThemeMeasure } from "../lib/figures/measure.ts";
import type { Route } from "../lib/http/route.ts";
import type { CsvFile } from "../sheet/CsvFile.ts";
import type { Component, Themes } from "./contract.ts";

export const THEMES: {
  [K in keyof Themes]: {
    theme: Dataset;
    component: Omit<Component, "options" | "isDemonstration">;
    /** Completes "… in South Africa". */
    subject: string;
    measure: ThemeMeasure;
    find: (trx: Knex, boundaryId: number, today: string) => Promise<Themes[K]>;
    findOptions: (trx: Knex) => Promise<Component["options"]>;
    routes: readonly Route[];
    /** CSV files that are published in addition to the table of figures. */
    tables: (data: Themes[K], today: string) => CsvFile[];
    importKind: ImportKind;
    /** Loads the importer on demand, because file readers are large and only imports need them. */
    loadImporter: () => Promise<Importer>;
  };
} = {
  crime: {
    theme: "crime",
    component: crime,
    subject: "Crime",
    measure: crimeMeasure,
    find: (trx, boundaryId) => findCrimeStats(trx, boundaryId),
    findOptions: findCrimeOptions,
    routes: crimeRoutes,
    tables: crimeTables,
    importKind: "crime",
    loadImporter: async () => (await import("../crime/import/importer.ts")).importer,
  },
  buildingBlock: {
    theme: "building-block",
    component: buildingBlock,
    subject: buildingBlock.name,
    measure: buildingBlockMeasure,
    find: findBuildingBlockData,
    findOptions: findBuildingBlockOptions,
    routes: buildingBlockRoutes,
    tables: buildingBlockTables,
    importKind: "buildingblocks",
    loadImporter: async () => (await import("../building-block/import/importer.ts")).importer,
  },
  healthCheck: {
    theme: "health-check",
    component: healthCheck,
    subject: healthCheck.name,
    measure: healthCheckMeasure,
    find: findHealthCheckStats,
    findOptions: findHealthCheckOptions,
    routes: healthCheckRoutes,
    tables: healthCheckTables,
    importKind: "healthchecks",
    loadImporter: async () => (await import("../health-check/import/importer.ts")).importer,
  },
  collectiveAction: {
    theme: "collective-action",
    component: collectiveAction,
    subject: collectiveAction.name,
    measure: collectiveActionMeasure,
    find: findCollectiveActions,
    findOptions: findPillarOptions,
    routes: collectiveActionRoutes,
    tables: collectiveActionTables,
    importKind: "collectiveactions",
    loadImporter: async () => (await import("../collective-action/import/importer.ts")).importer,
  },
};

export type ThemeKey = keyof typeof THEMES;
