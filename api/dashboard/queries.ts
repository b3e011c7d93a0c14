import type { Knex } from "knex";
import { findBuildingBlockOptions } from "../building-block/queries.ts";
import { findPillarOptions } from "../collective-action/queries.ts";
import { findCrimeOptions } from "../crime/queries.ts";
import { findHealthCheckOptions } from "../health-check/queries.ts";
import type { Component } from "./contract.ts";
import { ComponentModel } from "./models.ts";

/** The themes in the order in which they are shown, each with the options that can be chosen in it. */
export async function findComponents(trx: Knex): Promise<Component[]> {
  const components = await ComponentModel.query(trx).orderBy("seq");
  const demonstrated = new Set<string>(
    await trx("data_source").where({ isDemonstration: true }).distinct("theme").pluck("theme"),
  );
  const options: Record<string, Component["options"]> = {
    "building-block": await findBuildingBlockOptions(trx),
    crime: await findCrimeOptions(trx),
    "health-check": await findHealthCheckOptions(trx),
    "collective-action": await findPillarOptions(trx),
  };
  return components.map(({ theme, ...component }) => ({
    ...component,
    options: options[theme] ?? [],
    isDemonstration: demonstrated.has(theme),
  }));
}
