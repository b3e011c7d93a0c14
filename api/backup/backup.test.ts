import { existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { gunzipSync, gzipSync } from "node:zlib";
import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { Database } from "../lib/database/db.ts";
import { migrateTo } from "../migrations/migrate.ts";
import { temporaryFolder } from "../testing/temporaryFile.ts";
import { bothDatabases, openTestDatabase } from "../testing/testDatabase.ts";
import { backupName, keepLatest, storeBackup } from "./backupFile.ts";
import { askServer, offerBackups } from "./backupSocket.ts";
import { digestRows, digestSequences } from "./digest.ts";
import { openBackup } from "./openBackup.ts";
import { proveBackup } from "./proveBackup.ts";
import { restoreBackup } from "./restoreBackup.ts";
import { readSequences, writeAlike } from "./tables.ts";

const folder = temporaryFolder(afterAll);

const digest = (knex: Knex) =>
  knex.transaction(async (trx) => {
    await writeAlike(trx);
    return { rows: await digestRows(trx), sequences: digestSequences(await readSequences(trx)) };
  });
const restore = async ({ knex }: Database, file: string, acceptsUnproven = false) => {
  const backup = await proveBackup(file);
  return knex.transaction((trx) => restoreBackup(trx, { backup, migrateTo, acceptsUnproven }));
};

async function store(knex: Knex, into: string) {
  const varDir = mkdtempSync(join(folder, "var-"));
  mkdirSync(join(varDir, "pglite"));
  const stop = await offerBackups(knex, { VAR_DIR: varDir, DATABASE_URL: undefined }, () => undefined);
  const sent = await askServer(varDir);
  await storeBackup(sent as NonNullable<typeof sent>, into);
  await stop();
  expect(await askServer(varDir)).toBeNull();
}

describe.each(bothDatabases)("a backup of %s", (name, open) => {
  let database: Database;
  let digested: Awaited<ReturnType<typeof digest>>;
  let file: string;
  beforeAll(async () => {
    database = await open("demonstration");
    await database.knex("session").insert({
      sessionHash: "x".repeat(43),
      stakeholderId: (await database.knex("user_account").first("stakeholder_id")).stakeholderId,
      purpose: "signed-in",
      startedAt: new Date(),
      lastSeenAt: new Date(),
      passwordGivenAt: new Date(),
    });
    file = join(folder, `${name}.gbvf-backup`);
    await store(database.knex, file);
    digested = await digest(database.knex);
  });
  afterAll(() => database.close());

  // A backup must not depend on its database.
  const [target, openOther] = bothDatabases.find(([other]) => other !== name) ?? [name, open];
  test(`is equal when restored into ${target}, by the digest of all tables`, async () => {
    const other = await openOther("reference");
    onTestFinished(() => other.close());
    expect(await digest(other.knex)).not.toEqual(digested);
    await restore(other, file);
    expect(await digest(other.knex)).toEqual(digested);

    // S12: a backup signs nobody in. S33: the audit log is kept. Ids continue.
    expect(await other.knex("session").select()).toEqual([]);
    await expect(other.knex("audit_log").delete()).rejects.toThrow();
    const [source] = await other
      .knex("data_source")
      .insert({ theme: "crime", description: "A new one" })
      .returning("dataSourceId");
    const ids: number[] = await database.knex("data_source").pluck("data_source_id");
    expect(source.dataSourceId).toBeGreaterThan(Math.max(...ids));
    expect(await other.knex("pg_constraint").where({ condeferrable: true }).select()).toEqual([]);
  });

  test("is readable by its owner alone, and names nothing that could open an account", () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(gunzipSync(readFileSync(file)).includes("x".repeat(43))).toBe(false);
  });

  test("S18 has rows in the order of their keys, which does not tell whose answer came last", async () => {
    const text = gunzipSync(readFileSync(file)).toString();
    const [, columns, bytes] = /^\{"table":"health_check_answer","columns":(.*),"bytes":(\d+)\}\n/m.exec(
      text,
    ) as RegExpExecArray;
    const from = text.indexOf(`{"table":"health_check_answer"`);
    const rows = text
      .slice(text.indexOf("\n", from) + 1)
      .slice(0, Number(bytes))
      .trimEnd()
      .split("\n");
    expect(JSON.parse(columns as string)[0]).toBe("health_check_id");
    const ids = rows.map((row) => Number(row.split("\t")[0]));
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  });
});

test("the latest backups stay, and nothing else of the folder goes", async () => {
  const kept = mkdtempSync(join(folder, "kept-"));
  const names = [1, 2, 3].map((day) => backupName(new Date(Date.UTC(2026, 7, day))));
  for (const name of [...names, "notes.txt"]) writeFileSync(join(kept, name), "");
  expect(await keepLatest(kept, 2)).toEqual([names[0]]);
  expect(await keepLatest(kept, 2)).toEqual([]);
});

test("S52 a damaged backup, or one of a newer product, changes nothing", async () => {
  const file = join(folder, "whole");
  const broken = join(folder, "broken");
  const { knex, close } = await openTestDatabase("reference");
  onTestFinished(close);
  await store(knex, file);
  const refused = async (text: string) => {
    const other = await openTestDatabase("reference");
    await expect(restore(other, broken)).rejects.toThrow(text);
    expect(await digest(other.knex)).toEqual(await digest(knex));
    await other.close();
  };
  const lines = gunzipSync(readFileSync(file)).toString("latin1");
  const changed = (from: string, to: string) =>
    writeFileSync(broken, gzipSync(Buffer.from(lines.replace(from, to), "latin1")));

  changed("\tKimberley\t", "\tKimberlei\t");
  await refused("its digest is not that of its rows");
  changed('"migrations":[', '"migrations":["999_later",');
  await refused("of a newer version");
  writeFileSync(broken, "name,value\n");
  await expect(openBackup(broken).readHeader()).rejects.toThrow("damaged or not complete");
  const half = Readable.from([Buffer.from(lines.slice(0, lines.length / 2), "latin1")]);
  const kept = join(folder, "half");
  await expect(storeBackup(half, kept)).rejects.toThrow("damaged or not complete");
  expect(existsSync(kept)).toBe(false);
  await expect(storeBackup(process.stdin, file)).rejects.toThrow("not overwritten");
});

test("S52 a file of the former format is restored by its row counts, where its digest does not match, if asked for", async () => {
  const former = join(folder, "former");
  const { knex, close } = await openTestDatabase("reference");
  onTestFinished(close);
  await store(knex, join(folder, "present"));
  const [first, ...others] = gunzipSync(readFileSync(join(folder, "present")))
    .toString("latin1")
    .split("\n");
  const { rows } = JSON.parse(others.at(-2) as string);
  const write = (count: number) => {
    const header = JSON.stringify({
      ...JSON.parse(first as string),
      format: "gbvf backup 1",
      rows: count,
      digest: "other",
    });
    writeFileSync(former, gzipSync(Buffer.from([header, ...others.slice(0, -2), ""].join("\n"), "latin1")));
  };
  const other = await openTestDatabase("reference");
  onTestFinished(() => other.close());
  write(rows);
  await expect(restore(other, former)).rejects.toThrow("with --unproven it is restored");
  expect(await restore(other, former, true)).toBe(false);
  expect(await digest(other.knex)).toEqual(await digest(knex));
  write(rows + 1);
  await expect(restore(other, former, true)).rejects.toThrow("damaged or not complete");
});
