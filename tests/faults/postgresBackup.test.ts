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
  emptyDatabase,
  expectGoodCopy,
  NOT_COMPARED,
  restore,
  runCommand,
  type Settings,
  within,
} from "../backupCommands.ts";
import { demonstrationDatabase } from "../demonstration.ts";
import type { PostgresDatabase } from "../testPostgres.ts";

const folder = temporaryFolder(afterAll);
const SESSION_HASH = "x".repeat(43);

/** A program of this name that runs `script` before the real one on the PATH. */
function writeFakeProgram(name: string, script: string): Settings {
  const bin = mkdtempSync(join(folder, "bin-"));
  writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(bin, name), 0o755);
  return { PATH: `${bin}:${process.env.PATH}` };
}

const dumpOfSnapshot = (snapshot: string) =>
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
    const { url, drop } = (await demonstrationDatabase()) as PostgresDatabase;
    afterAll(drop);
    source = { DATABASE_URL: url, VAR_DIR: folder };
    await within(source, (database) => addSession(database, SESSION_HASH));
    before = await computeDigests(source);
    file = await backUp(source, join(folder, "postgres"));
  });

  test.for(ROUNDS)("S52 made while others write, it holds what its snapshot holds: %i", async (round) => {
    const target = await emptyDatabase(folder);
    await within(source, async ({ knex }) => {
      let isWriting = true;
      const writers = Array.from({ length: 5 }, async () => {
        while (isWriting) await addSource({ knex });
      });
      const trx = await knex.transaction({ isolationLevel: "repeatable read", readOnly: true });
      const [{ snapshot }] = (await trx.raw("select pg_export_snapshot() as snapshot")).rows;
      const snapshotDigests = await tableDigests(trx);
      const backup = await backUp(
        { ...source, ...dumpOfSnapshot(snapshot) },
        join(folder, `written-${round}`),
      );
      await trx.commit();
      isWriting = false;
      await Promise.all(writers);
      expect((await tableDigests(knex)).data_source).not.toBe(snapshotDigests.data_source);

      await restore(backup, target);
      expect(await computeDigests(target)).toEqual({ ...snapshotDigests, ...NOT_COMPARED });
    });
    await expectGoodCopy(target);
  });

  test("S52 a database with data is replaced only on request, and never while a server uses it", async () => {
    const target = await emptyDatabase(folder);
    await within(target, ({ knex }) => knex.raw("create table of_another_version (id int)"));
    expect(await runCommand("restore", [file], target)).toMatchObject({
      status: 1,
      stdout: "",
      stderr: expect.stringMatching(/^The database \(.*\) has 1 tables\. Nothing was done\. [^\n]*\n$/),
    });
    await within(target, async ({ knex }) => {
      await knex.raw("select 1");
      expect((await runCommand("restore", [file, "--replace"], target)).stderr).toMatch(
        /^A server uses the database \(.*\)\. Stop every server first\.\n$/,
      );
    });
    expect(Object.keys(await computeDigests(target))).toEqual(["of_another_version"]);
    expect(await runCommand("restore", [file, "--replace"], target)).toMatchObject({ status: 0, stderr: "" });
    expect(await computeDigests(target)).toEqual({ ...before, ...NOT_COMPARED });
  });

  test("S52 a file that is cut off, of another version, or none at all changes nothing", async () => {
    const target = await emptyDatabase(folder);
    await within(target, ({ knex }) => knex.raw("create table before (id int)"));
    const cut = join(folder, "cut.dump");
    const bytes = readFileSync(file);
    writeFileSync(cut, bytes.subarray(0, bytes.length - 50_000));
    const other = await emptyDatabase(folder);
    await runCommand("restore", [file], other);
    await within(other, ({ knex }) => knex("knex_migrations").insert({ name: "9999_later", batch: 2 }));
    const later = await backUp(other, join(folder, "later"));
    for (const [args, reason] of [
      [cut, "The backup could not be restored, and nothing was changed: pg_restore failed: "],
      [
        later,
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

  test("a pg_dump that is missing, too old or fails is named in a sentence, and leaves no file", async () => {
    const into = join(folder, "refused");
    const refusal = async (settings: Settings) =>
      (await runCommand("backup", [into], { ...source, ...settings })).stderr;
    expect(await refusal({ PATH: folder })).toBe(
      "pg_dump was not found. Install the client programs of PostgreSQL: postgresql-client.\n",
    );
    expect(await refusal(writeFakeProgram("pg_dump", "echo 'pg_dump (PostgreSQL) 9.6.24'"))).toMatch(
      /^pg_dump 9 cannot dump PostgreSQL (\d+)\. Install postgresql-client-\1\.\n$/,
    );
    const full = `[ "$1" = --version ] && exec echo 'pg_dump 99'; echo 'pg_dump: error: could not write to output file: No space left on device' >&2; exit 1`;
    expect(await refusal(writeFakeProgram("pg_dump", full))).toBe(
      "pg_dump failed: could not write to output file: No space left on device.\n",
    );
    expect(readdirSync(into)).toEqual([]);
  });
});
