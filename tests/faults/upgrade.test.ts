import { type ChildProcess, type ChildProcessByStdio, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { proveBackup } from "../../api/backup/proveBackup.ts";
import { restoreBackup } from "../../api/backup/restoreBackup.ts";
import { backupOfUpgrade, closeToChanges, openToChanges } from "../../api/lib/database/closedToChanges.ts";
import { type Database, openDatabase } from "../../api/lib/database/db.ts";
import { StartError } from "../../api/lib/operating/env.ts";
import { isUpToDate, migrate, migrateTo } from "../../api/migrations/migrate.ts";
import { asAdmin } from "../../api/testing/asAdmin.ts";
import { Browser } from "../../api/testing/Browser.ts";
import { tableDigests } from "../../api/testing/tableDigests.ts";
import { temporaryFolder } from "../../api/testing/temporaryFile.ts";
import { tryServer } from "../../api/upgrade/tryServer.ts";
import { type Upgrade, upgrade } from "../../api/upgrade/upgrade.ts";
import { demonstrationDatabase } from "../demonstration.ts";
import { serve } from "../serve.ts";
import { makePostgresDatabase, type PostgresDatabase } from "../testPostgres.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const FORMER = fileURLToPath(new URL("../../api/testing/migrations/until-111.gbvf-backup", import.meta.url));

async function digestsOf(knex: Database["knex"]): Promise<Record<string, string>> {
  const digests = Object.entries(await tableDigests(knex));
  return Object.fromEntries(digests.filter(([table]) => table !== "knex_migrations"));
}

const STEPS_OF_A_KILL = process.env.THOROUGH === undefined ? [4] : [1, 2, 3, 4, 5];

const admin = process.env.TEST_DATABASE_URL as string;

const canMount = spawnSync("unshare", ["--mount", "true"]).status === 0;

describe.skipIf(process.env.TEST_DATABASE_URL === undefined)("an upgrade", () => {
  const folder = temporaryFolder(afterAll);
  let template: PostgresDatabase;
  let target: PostgresDatabase;
  let before: Record<string, string>;
  let said: string[];
  beforeAll(async () => {
    template = (await makePostgresDatabase()) as PostgresDatabase;
    await within(template.url, async ({ knex }) => {
      const backup = await proveBackup(FORMER);
      await knex.transaction((trx) => restoreBackup(trx, { backup, migrateTo }));
      before = await digestsOf(knex);
    });
  });
  afterAll(() => template.drop());
  beforeEach(async () => {
    said = [];
    target = (await makePostgresDatabase(template)) as PostgresDatabase;
    onTestFinished(target.drop);
  });

  async function within<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
    const database = await openDatabase({ DATABASE_URL: url, VAR_DIR: folder }, { as: "upgrade" });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  }
  const upgradeWith = (given: Partial<Upgrade>) =>
    within(target.url, (database) =>
      upgrade({
        database,
        backup: join(folder, `${target.name}.gbvf-backup`),
        migrate: (knex) => migrate(knex, async () => undefined),
        tryServer: async () => undefined,
        say: (line) => said.push(line),
        ...given,
      }),
    );
  const state = () =>
    within(target.url, async ({ knex }) => ({
      isCurrent: await isUpToDate(knex),
      isClosed: (await backupOfUpgrade(knex)) !== null,
      digests: await digestsOf(knex),
    }));
  const untouched = () => ({ isCurrent: false, isClosed: false, digests: before });

  test("S52 says each step, and keeps a backup to which it could have gone back", async () => {
    await upgradeWith({});
    expect(said).toEqual([
      expect.stringMatching(/changes to come: 130_blurred_survey, .*265_letters_with_codes/),
      expect.stringMatching(/^There is room for a backup: \d+ MB at most\.$/),
      expect.stringContaining("changes are refused"),
      expect.stringMatching(/^Backup written, and proven: .*, [\d,]+ rows\.$/),
      "The database is as this version needs it.",
      expect.stringContaining("/readyz"),
      "Changes are accepted again. The upgrade is done.",
    ]);
    expect(await state()).toMatchObject({ isCurrent: true, isClosed: false });
  });

  test("S52 refuses to go backwards, and says how to where one was interrupted", async () => {
    await within(target.url, async ({ knex }) => {
      await knex("knex_migrations").insert({ name: "999_later", batch: 2, migration_time: new Date() });
    });
    await expect(upgradeWith({})).rejects.toThrow("newer than this code: it has 999_later");
    await expect(state()).resolves.toMatchObject({ isClosed: false });
  });

  test.skipIf(!canMount)("S52 begins nothing without room for the backup", async () => {
    mkdirSync(varDir());
    const mount = `mount -t tmpfs -o size=64k test "${varDir()}" && exec "$@"`;
    const process = command(["unshare", "--mount", "sh", "-c", mount, "sh"]);
    const refusal = text(process.stderr);
    expect(await once(process, "exit")).toEqual([1, null]);
    expect(await refusal).toMatch(
      /^A backup cannot be written into .*: its disk is full: less than \d+ MB are free\. Nothing was done\.\n$/,
    );
    expect(await state()).toEqual(untouched());
  });

  test("S52 begins nothing without a database, or beside a server", async () => {
    const server = await openDatabase({ DATABASE_URL: target.url, VAR_DIR: folder }, { as: "server" });
    onTestFinished(() => server.close());
    await expect(upgradeWith({})).rejects.toThrow("Stop every server first, or say with --restart");
    expect(await state()).toEqual(untouched());

    const empty = (await makePostgresDatabase()) as PostgresDatabase;
    onTestFinished(empty.drop);
    await expect(within(empty.url, (database) => upgradeWith({ database }))).rejects.toThrow(
      "nothing to upgrade",
    );
  });

  test("S52 leaves everything as it was where a migration fails", async () => {
    const failing = (knex: Database["knex"]) =>
      migrate(knex, async (trx) => void (await trx.raw("insert into data_source (theme) values (null)")));
    await expect(upgradeWith({ migrate: failing })).rejects.toThrow(
      /could not be changed: .*23502.*as it was/,
    );
    expect(await state()).toEqual(untouched());
  });

  async function connectionOfOther(): Promise<pg.Client> {
    const other = `${target.name}_other`;
    await asAdmin(admin, `create role ${other} login password 'other'`);
    const url = Object.assign(new URL(target.url), { username: other, password: "other" });
    const client = new pg.Client({ connectionString: url.href });
    client.on("error", () => undefined);
    await client.connect();
    onTestFinished(async () => {
      await client.end();
      await asAdmin(admin, `drop role ${other}`);
    });
    return client;
  }

  test("S52 opens the database again where it could not be closed, and says what is in the way", async () => {
    await connectionOfOther();
    await expect(upgradeWith({})).rejects.toThrow(
      /could not be disconnected: gbvf_\w+_other.*Changes may still be refused: Others have/,
    );
    expect(await state()).toEqual(untouched());
  });

  test("S52 says why a migration failed also where the database cannot be opened again", async () => {
    const migrate = async () => {
      await connectionOfOther();
      throw new StartError("The reason.");
    };
    await expect(upgradeWith({ migrate })).rejects.toThrow(
      /could not be changed: The reason\..*Changes may still be refused: Others have/,
    );
    expect(await state()).toEqual(untouched());
  });

  test("S52 a second try to open it ends the connections that began while it was closed", async () => {
    await within(target.url, async ({ knex }) => {
      await closeToChanges(knex, "one.gbvf-backup");
      const client = new pg.Client({ connectionString: target.url });
      const ended = new Promise((resolve) => client.on("error", resolve));
      await client.connect();
      await asAdmin(template.url, `alter database ${target.name} reset all`);
      await openToChanges(knex);
      expect(await ended).toBeInstanceOf(Error);
    });
  });

  test("S52 goes back to the backup where the server is not ready, or ends", async () => {
    const silent = join(folder, "silent.mjs");
    writeFileSync(silent, "console.log('Thinking'); setInterval(() => undefined, 1000);");
    await expect(upgradeWith({ tryServer: () => tryServer(silent, 600) })).rejects.toThrow(
      /was not ready within 0.6 s\. It said last: Thinking\. The database was rolled back to .*gbvf-backup/,
    );
    expect(await state()).toEqual(untouched());

    const ending = join(folder, "ending.mjs");
    writeFileSync(ending, "console.error('The port is on fire'); process.exit(3);");
    await expect(
      upgradeWith({ backup: join(folder, "second.gbvf-backup"), tryServer: () => tryServer(ending) }),
    ).rejects.toThrow(/it ended with code 3\. It said last: The port is on fire/);
    expect(await state()).toEqual(untouched());
  });

  test("S52 where servers do not come back, changes stay refused, and the next run goes on", async () => {
    const restart = async () => "The servers could not be restarted.";
    await expect(upgradeWith({ restart })).rejects.toThrow("still refuses changes. Mend what is wrong");
    expect(await state()).toMatchObject({ isCurrent: true, isClosed: true });
    await upgradeWith({ restart: async () => undefined });
    expect(said).toContainEqual(expect.stringContaining("An upgrade was interrupted. It goes on"));
    expect(await state()).toMatchObject({ isCurrent: true, isClosed: false });
  });

  function command(within: readonly string[] = []): ChildProcessByStdio<null, Readable, Readable> {
    const [program = "", ...args] = [...within, process.execPath, "api/upgradeCommand.ts"];
    const env = { ...process.env, NODE_ENV: "development", DATABASE_URL: target.url, VAR_DIR: varDir() };
    return spawn(program, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  }
  const varDir = () => join(folder, target.name);

  async function killAfter(step: number): Promise<void> {
    const process = command();
    await linesOf(process, step);
    process.kill("SIGKILL");
    await once(process, "exit");
  }

  test.each(STEPS_OF_A_KILL)("S52 killed after step %i, the next run completes it", async (step) => {
    await killAfter(step);
    await noneConnected();
    const again = command();
    const lines = linesOf(again, Number.POSITIVE_INFINITY);
    expect(await once(again, "exit")).toEqual([0, null]);
    expect((await lines).at(-1)).toBe("Changes are accepted again. The upgrade is done.");
    expect(await state()).toMatchObject({ isCurrent: true, isClosed: false });
    const [file] = readdirSync(join(varDir(), "backups")).filter((name) => name.endsWith(".gbvf-backup"));
    await within(target.url, async ({ knex }) => {
      const backup = await proveBackup(join(varDir(), "backups", file as string));
      await knex.transaction((trx) => restoreBackup(trx, { backup, migrateTo }));
      expect(await digestsOf(knex)).toEqual(before);
    });
  });

  async function noneConnected(): Promise<void> {
    await expect
      .poll(() =>
        within(template.url, async ({ knex }) => {
          const [row] = await knex("pg_stat_activity").where({ datname: target.name }).count("pid");
          return Number(row?.count);
        }),
      )
      .toBe(0);
  }
});

function linesOf(process: ChildProcess, count: number): Promise<string[]> {
  process.stderr?.pipe(globalThis.process.stderr);
  return new Promise((resolve) => {
    let said = "";
    process.stdout?.on("data", (part: Buffer) => {
      said += part.toString();
      const lines = said.trimEnd().split("\n");
      if (said.endsWith("\n") && lines.length >= count) resolve(lines);
    });
    process.once("exit", () => resolve(said.trimEnd().split("\n")));
  });
}

test.skipIf(process.env.TEST_DATABASE_URL === undefined)(
  "S52 while an upgrade runs, servers answer questions and refuse changes in a sentence",
  async () => {
    const target = (await demonstrationDatabase()) as PostgresDatabase;
    const folder = temporaryFolder();
    const served = await serve({ databaseUrl: target.url });
    const database = await openDatabase({ DATABASE_URL: target.url, VAR_DIR: folder }, { as: "upgrade" });
    onTestFinished(async () => {
      await database.close();
      await served.stop();
      await target.drop();
    });
    const signIn = () => new Browser(served).signIn("admin@demo.example", "wrong");
    const during: Record<string, unknown> = {};
    await upgrade({
      database,
      backup: join(folder, "one.gbvf-backup"),
      migrate: (knex) => migrate(knex, async () => undefined),
      tryServer: async () => undefined,
      restart: async () => {
        during.page = (await fetch(`${served.url}/home/contact`)).status;
        during.figures = (await fetch(`${served.url}/api/crime/stats?boundaryId=7`)).status;
        during.change = await signIn();
        return undefined;
      },
      say: () => undefined,
    });
    expect(during).toEqual({
      page: 200,
      figures: 200,
      change: expect.objectContaining({
        status: 503,
        code: "closed-to-changes",
        message: expect.stringContaining("nothing can be saved for a few minutes"),
      }),
    });
    expect((await signIn()).status).not.toBe(503);
    expect(existsSync(join(folder, "one.gbvf-backup"))).toBe(true);
  },
);
