import type { Knex } from "knex";
import { DATASETS } from "../lib/cache/datasets.ts";

/**
 * data_version: one row per dataset, raised in the transaction of every change to it. Each API process is notified and
 * drops the cached public answers made of it.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.dropTable("data_version");
  await knex.schema.createTable("data_version", (t) => {
    t.text("dataset").primary();
    t.bigInteger("version").notNullable();
  });
  await knex("data_version").insert(DATASETS.map((dataset) => ({ dataset, version: 1 })));
}
