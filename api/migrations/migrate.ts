import type { Knex } from "knex";
import { knexSnakeCaseMappers } from "objection";
import { liftLimits } from "../lib/database/db.ts";
import { OperatorError } from "../lib/operating/env.ts";
import { migrationSource } from "./migrations.ts";

/** Only one process at a time may set up a database. */
const SET_UP_LOCK = 7_202_611;

/** Versions until 0.2.0 began every database with it. */
const FIRST_MIGRATION_UNTIL_0_2 = "001_data_source";

/**
 * Migrates and seeds in one transaction.
 * @throws {OperatorError} if an older or a newer version made the database, which then stays as it is
 */
export async function migrate(knex: Knex, seed: (trx: Knex.Transaction) => Promise<void>): Promise<void> {
  await knex.transaction(async (trx) => {
    await liftLimits(trx);
    await trx.raw("select pg_advisory_xact_lock(?)", [SET_UP_LOCK]);
    await refuseOtherVersions(trx);
    await runMigrations(trx);
    await seed(trx);
  });
}

async function runMigrations(trx: Knex.Transaction): Promise<void> {
  await trx.migrate.latest({ migrationSource, disableMigrationsListValidation: true });
  // Knex's migrator removes the mapping of column names and remembers that it did. All other code needs the
  // mapping, and the next migration must remove it again.
  Object.assign(trx.client.config, knexSnakeCaseMappers());
  trx.userParams.isProcessingDisabled = false;
}

/** @throws {OperatorError} if an older or a newer version made the database */
async function refuseOtherVersions(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable("knex_migrations"))) return;
  const applied: string[] = await knex("knex_migrations").orderBy("id").pluck("name");
  const names = await migrationNames();
  if (applied.includes(FIRST_MIGRATION_UNTIL_0_2)) {
    throw new OperatorError(
      `The database is of version 0.2.0 or older (its last change is ${applied.at(-1)}), and this version cannot use it: keep it as it is, begin a new one with another VAR_DIR or DATABASE_URL, and import your data again.`,
    );
  }
  const unknown = applied.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new OperatorError(
      `The database is newer than this code: it has ${unknown.join(", ")}, which this code does not know.`,
    );
  }
}

export async function isUpToDate(knex: Knex): Promise<boolean> {
  const applied: string[] = await knex("knex_migrations").pluck("name");
  return (await migrationNames()).every((name) => applied.includes(name));
}

export async function migrationNames(): Promise<string[]> {
  return (await migrationSource.getMigrations([])).map((each) => migrationSource.getMigrationName(each));
}
