import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished } from "vitest";
import { type Database, openDatabase } from "../api/lib/database/db.ts";
import { tableDigests } from "../api/testing/tableDigests.ts";
import { makePostgresDatabase } from "./testPostgres.ts";

/** Environment variables of a command. */
export type Settings = Readonly<Record<string, string>>;

export async function runCommand(command: "backup" | "restore", args: string[], settings: Settings) {
  const env = { ...process.env, NODE_ENV: "development", DATABASE_URL: "", ...settings };
  const execution = promisify(execFile)(process.execPath, [`api/${command}Command.ts`, ...args], { env });
  const result = await execution.catch((error: { code: number; stdout: string; stderr: string }) => error);
  return { status: "code" in result ? result.code : 0, stdout: result.stdout, stderr: result.stderr };
}

/** Backs up into a new folder. Returns the path of the backup. */
export async function backUp(settings: Settings, targetFolder: string): Promise<string> {
  expect(await runCommand("backup", [targetFolder], settings)).toMatchObject({ status: 0, stderr: "" });
  const [file = ""] = readdirSync(targetFolder);
  return join(targetFolder, file);
}

export async function restore(file: string, settings: Settings): Promise<void> {
  expect(await runCommand("restore", [file], settings)).toMatchObject({ status: 0, stderr: "" });
}

export async function withDatabase<T>(
  settings: Settings,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const { DATABASE_URL, VAR_DIR = "" } = settings;
  const database = await openDatabase({ DATABASE_URL, VAR_DIR });
  return work(database).finally(database.close);
}

export const computeDigests = (settings: Settings): Promise<Record<string, string>> =>
  withDatabase(settings, ({ knex }) => tableDigests(knex));

export async function createEmptyDatabase(varDir: string): Promise<Settings> {
  const { url, drop } = await makePostgresDatabase();
  onTestFinished(drop);
  return { DATABASE_URL: url, VAR_DIR: varDir };
}

export async function addSource({ knex }: Pick<Database, "knex">): Promise<number> {
  const source = { theme: "crime", description: "New" };
  const [row] = await knex("data_source").insert(source).returning("dataSourceId");
  return row.dataSourceId;
}

export async function addSession({ knex }: Database, sessionHash: string): Promise<void> {
  const now = new Date();
  await knex("session").insert({
    sessionHash,
    stakeholderId: (await knex("user_account").first("stakeholder_id")).stakeholderId,
    purpose: "signed-in",
    ...{ startedAt: now, lastSeenAt: now, authenticatedAt: now },
  });
}

/**
 * Asserts that a restored database equals the original, except that a backup contains no sessions and no record of
 * itself. S33: asserts that the audit log still cannot be changed, and that new rows get unused ids.
 */
export async function expectIntactCopy(settings: Settings, digests: Record<string, string>): Promise<void> {
  await withDatabase(settings, async ({ knex }) => {
    const expected = { ...digests, session: "0 rows, 0", last_done: expect.anything() };
    expect(await tableDigests(knex)).toEqual(expected);
    await expect(knex("audit_log").delete()).rejects.toThrow("never changed");
    const ids: number[] = await knex("data_source").pluck("data_source_id");
    expect(await addSource({ knex })).toBeGreaterThan(Math.max(...ids));
  });
}
