import type { Knex } from "knex";
import { knexSnakeCaseMappers } from "objection";
import { liftLimits } from "../lib/database/db.ts";
import { StartError } from "../lib/operating/env.ts";
import { blurEarlierSurveys } from "../survey-results/blurEarlierSurveys.ts";
import { migrationSource } from "./migrations.ts";

/** Only one process at a time may set up a database. */
const SET_UP_LOCK = 7_202_611;

/**
 * All or nothing.
 * @throws {StartError} if the database has migrations unknown to this code
 */
export async function migrate(knex: Knex, seed: (trx: Knex.Transaction) => Promise<void>): Promise<void> {
  await knex.transaction(async (trx) => {
    await liftLimits(trx);
    await trx.raw("select pg_advisory_xact_lock(?)", [SET_UP_LOCK]);
    await refuseNewerDatabase(trx);
    await runMigrations(trx, migrationSource);
    await blurEarlierSurveys(trx);
    await seed(trx);
  });
}

/** @throws {StartError} if this code does not know one of them */
export async function migrateTo(trx: Knex.Transaction, names: readonly string[]): Promise<void> {
  const all = await migrationSource.getMigrations([]);
  const wanted = all.filter((each) => names.includes(migrationSource.getMigrationName(each)));
  if (wanted.length < names.length) {
    throw new StartError("The backup is of a newer version of the product; restore it with that version.");
  }
  const source = { ...migrationSource, getMigrations: async () => wanted };
  await runMigrations(trx, source);
}

async function runMigrations(trx: Knex.Transaction, source: typeof migrationSource): Promise<void> {
  await trx.migrate.latest({ migrationSource: source, disableMigrationsListValidation: true });
  // Knex's migrator removes the column naming and notes that it did. Everything else needs the naming, and
  // without the note the next migration removes it too.
  Object.assign(trx.client.config, knexSnakeCaseMappers());
  trx.userParams.isProcessingDisabled = false;
}

/** @throws {StartError} if the database has migrations unknown to this code */
export async function refuseNewerDatabase(trx: Knex): Promise<void> {
  if (!(await trx.schema.hasTable("knex_migrations"))) return;
  const applied: { name: string }[] = await trx("knex_migrations").select("name");
  const known = new Set(
    (await migrationSource.getMigrations([])).map((m) => migrationSource.getMigrationName(m)),
  );
  const unknown = applied.filter(({ name }) => !known.has(name)).map(({ name }) => name);
  if (unknown.length > 0) {
    throw new StartError(
      `The database is newer than this code: it has ${unknown.join(", ")}, which this code does not know.`,
    );
  }
}

export async function migrationsToCome(knex: Knex): Promise<string[]> {
  const applied = new Set<string>(await knex("knex_migrations").pluck("name"));
  const all = (await migrationSource.getMigrations([])).map((m) => migrationSource.getMigrationName(m));
  return all.filter((name) => !applied.has(name));
}

export async function isUpToDate(knex: Knex): Promise<boolean> {
  const applied: { name: string }[] = await knex("knex_migrations").select("name");
  return applied.length >= (await migrationSource.getMigrations([])).length;
}
