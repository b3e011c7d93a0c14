import { chmodSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tableDigests } from "../../api/testing/tableDigests.ts";
import { temporaryFolder } from "../../api/testing/temporaryFile.ts";
import {
  addSession,
  addSource,
  backUp,
  computeDigests,
  createEmptyDatabase,
  expectIntactCopy,
  restore,
  runCommand,
  type Settings,
  withDatabase,
} from "../backupCommands.ts";
import { createDemonstrationDatabase } from "../demonstration.ts";

const folder = temporaryFolder(afterAll);
const SESSION_HASH = "x".repeat(43);

/** Writes a program that is found on the PATH before the real one of this name. */
function writeFakeProgram(name: string, script: string): Settings {
  const bin = mkdtempSync(join(folder, "bin-"));
  writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(bin, name), 0o755);
  return { PATH: `${bin}:${process.env.PATH}` };
}

const writeDumpOfSnapshot = (snapshot: string) =>
  writeFakeProgram(
    "pg_dump",
    `exec "$(which -a pg_dump | sed -n 2p)" $([ "$1" = --version ] || echo --snapshot=${snapshot}) "$@"`,
  );

const ROUNDS = process.env.THOROUGH === undefined ? [1] : [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

describe.skipIf(process.env.TEST_DATABASE_URL === undefined)("a backup of PostgreSQL", () => {
  let source: Settings;
  let file: string;
  let before: Record<string, string>;
  beforeAll(async () => {
    const { url, drop } = await createDemonstrationDatabase();
    afterAll(drop);
    source = { DATABASE_URL: url, VAR_DIR: folder };
    await withDatabase(source, (database) => addSession(database, SESSION_HASH));
    before = await computeDigests(source);
    file = await backUp(source, join(folder, "postgres"));
  });

  test.for(ROUNDS)("S52 made during writes contains exactly its snapshot, round %i", async (round) => {
    const target = await createEmptyDatabase(folder);
    await withDatabase(source, async ({ knex }) => {
      let isWriting = true;
      const writers = Array.from({ length: 5 }, async () => {
        while (isWriting) await addSource({ knex });
      });
      const trx = await knex.transaction({ isolationLevel: "repeatable read", readOnly: true });
      const [{ snapshot }] = (await trx.raw("select pg_export_snapshot() as snapshot")).rows;
      const snapshotDigests = await tableDigests(trx);
      const backup = await backUp(
        { ...source, ...writeDumpOfSnapshot(snapshot) },
        join(folder, `written-${round}`),
      );
      await trx.commit();
      isWriting = false;
      await Promise.all(writers);
      expect((await tableDigests(knex)).data_source).not.toBe(snapshotDigests.data_source);

      await restore(backup, target);
      await expectIntactCopy(target, snapshotDigests);
    });
  });

  test("S52 replaces a database with data only with --replace, and never while a server uses it", async () => {
    const target = await createEmptyDatabase(folder);
    await withDatabase(target, ({ knex }) => knex.raw("create table of_another_version (id int)"));
    expect(await runCommand("restore", [file], target)).toMatchObject({
      status: 1,
      stdout: "",
      stderr: expect.stringMatching(/^The database \(.*\) has 1 tables\. Nothing was done\. [^\n]*\n$/),
    });
    await withDatabase(target, async ({ knex }) => {
      await knex.raw("select 1");
      expect((await runCommand("restore", [file, "--replace"], target)).stderr).toMatch(
        /^A server uses the database \(.*\)\. Stop every server first\.\n$/,
      );
    });
    expect(Object.keys(await computeDigests(target))).toEqual(["of_another_version"]);
    expect(await runCommand("restore", [file, "--replace"], target)).toMatchObject({ status: 0, stderr: "" });
    await expectIntactCopy(target, before);
  });

  test("S52 changes nothing if the file is cut off, of another version, not a backup or missing", async () => {
    const target = await createEmptyDatabase(folder);
    await withDatabase(target, ({ knex }) => knex.raw("create table before (id int)"));
    const cutFile = join(folder, "cut.dump");
    const bytes = readFileSync(file);
    writeFileSync(cutFile, bytes.subarray(0, bytes.length - 50_000));
    const otherDatabase = await createEmptyDatabase(folder);
    await runCommand("restore", [file], otherDatabase);
    await withDatabase(otherDatabase, ({ knex }) =>
      knex("knex_migrations").insert({ name: "9999_later", batch: 2 }),
    );
    const laterBackup = await backUp(otherDatabase, join(folder, "later"));
    for (const [args, reason] of [
      [cutFile, "The backup could not be restored, and nothing was changed: pg_restore failed: "],
      [
        laterBackup,
        "The backup could not be restored, and nothing was changed: psql failed: the backup is of another version",
      ],
      ["package.json", "is not a backup."],
      [join(folder, "none"), "cannot be read."],
    ] as const) {
      const { status, stderr } = await runCommand("restore", [args, "--replace"], target);
      expect([status, stderr]).toEqual([1, expect.stringContaining(reason)]);
    }
    expect(Object.keys(await computeDigests(target))).toEqual(["before"]);
  });

  test("fails with one sentence and without a file if pg_dump is missing, too old or fails", async () => {
    const targetFolder = join(folder, "refused");
    const readRefusal = async (settings: Settings) =>
      (await runCommand("backup", [targetFolder], { ...source, ...settings })).stderr;
    expect(await readRefusal({ PATH: folder })).toBe(
      "pg_dump was not found. Install the client programs of PostgreSQL: postgresql-client.\n",
    );
    expect(await readRefusal(writeFakeProgram("pg_dump", "echo 'pg_dump (PostgreSQL) 9.6.24'"))).toMatch(
      /^pg_dump 9 cannot dump PostgreSQL (\d+)\. Install postgresql-client-\1\.\n$/,
    );
    const fullDiskScript = `[ "$1" = --version ] && exec echo 'pg_dump 99'; echo 'pg_dump: error: could not write to output file: No space left on device' >&2; exit 1`;
    expect(await readRefusal(writeFakeProgram("pg_dump", fullDiskScript))).toBe(
      "pg_dump failed: could not write to output file: No space left on device.\n",
    );
    expect(readdirSync(targetFolder)).toEqual([]);
  });
});
