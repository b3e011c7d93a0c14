import { existsSync } from "node:fs";
import type { Knex } from "knex";
import { storeBackup } from "../backup/backupFile.ts";
import { type Backup, proveBackup } from "../backup/proveBackup.ts";
import { refuseBesideServers } from "../backup/refuseBesideServers.ts";
import { restoreBackup } from "../backup/restoreBackup.ts";
import { atOneMoment, backupOf } from "../backup/writeBackup.ts";
import { backupOfUpgrade, closeToChanges, openToChanges } from "../lib/database/closedToChanges.ts";
import type { Database } from "../lib/database/db.ts";
import { StartError } from "../lib/operating/env.ts";
import { nameOfError } from "../lib/operating/loggedError.ts";
import { migrateTo, migrationsToCome, refuseOtherVersions } from "../migrations/migrate.ts";
import { demandRoom } from "./demandRoom.ts";

type Attempt = () => Promise<string | undefined>;

export type Upgrade = {
  readonly database: Database;
  backup: string;
  migrate(knex: Knex): Promise<void>;
  tryServer: Attempt;
  restart?: Attempt | undefined;
  say(line: string): void;
};

export async function upgrade(given: Upgrade): Promise<void> {
  const { backup, migrate, restart, say } = given;
  const { knex, description } = given.database;
  await refuseBesideServers(given.database, {
    mayServe: restart !== undefined,
    orElse: ", or say with --restart how they are restarted",
  });
  if (!(await knex.schema.hasTable("knex_migrations"))) {
    throw new StartError(`There is nothing to upgrade in the database (${description}).`);
  }
  const former = await backupOfUpgrade(knex);
  await refuseOtherVersions(knex).catch((error) => {
    throw former === null ? error : new StartError(`${error.message} ${wayBack(former)}`);
  });
  const toCome = await migrationsToCome(knex);
  say(`In the database (${description}), changes to come: ${toCome.join(", ") || "none"}.`);
  const kept =
    former !== null && existsSync(former)
      ? await goOn(former, say)
      : await keep({ database: given.database, backup, say });

  try {
    await migrate(knex);
  } catch (error) {
    const stuck = await tryToOpen(knex);
    throw new StartError(
      `The database could not be changed: ${reasonOf(error)} All of it is as it was${stuck === undefined ? ", and changes are accepted again; the former version can go on." : `. ${stuck}`}`,
    );
  }
  say("The database is as this version needs it.");
  const fault = await given.tryServer();
  if (fault !== undefined) {
    await given.database.knex.transaction((trx) => restoreBackup(trx, { backup: kept, migrateTo }));
    const stuck = await tryToOpen(given.database.knex);
    throw new StartError(
      `The new version does not serve: ${fault} The database was rolled back to ${kept.file}${stuck === undefined ? " and accepts changes again." : `. ${stuck}`} Nothing was lost but sessions: everybody signs in again. Start the former version.`,
    );
  }
  say("A server of this version said on /readyz that it is ready.");
  const failure = await restart?.();
  if (failure !== undefined) {
    throw new StartError(
      `${failure} The database is upgraded and still refuses changes. Mend what is wrong and run this again, it goes on. ${wayBack(kept.file)}`,
    );
  }
  await openToChanges(given.database.knex);
  say("Changes are accepted again. The upgrade is done.");
}

const wayBack = (file: string) =>
  `Or go back: stop every server, check out the former version, and there \`npm run restore -- ${file} --replace\`.`;

async function goOn(file: string, say: Upgrade["say"]): Promise<Backup> {
  const backup = await proveBackup(file);
  say(`An upgrade was interrupted. It goes on from its backup, which is whole: ${file}`);
  return backup;
}

async function keep({ database, backup: file, say }: Pick<Upgrade, "database" | "backup" | "say">) {
  const { knex } = database;
  say(await demandRoom(knex, file));
  try {
    await closeToChanges(knex, file);
    say("From now on changes are refused, with a sentence that says why.");
    const backup = await atOneMoment(knex, (trx) => storeBackup(backupOf(trx, new Date()), file));
    say(`Backup written, and proven: ${file}, ${backup.rows.toLocaleString("en")} rows.`);
    return backup;
  } catch (error) {
    const stuck = await tryToOpen(knex);
    throw stuck === undefined ? error : new StartError(`${reasonOf(error)} ${stuck}`);
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof StartError ? error.message : `${nameOfError(error)}.`;

/** Why changes may still be refused. */
async function tryToOpen(knex: Knex): Promise<string | undefined> {
  try {
    await openToChanges(knex);
    return undefined;
  } catch (error) {
    return `Changes may still be refused: ${reasonOf(error)}`;
  }
}
