import { existsSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Knex } from "knex";
import { OperatorError } from "../lib/operating/env.ts";
import { makePrivateFolder } from "../lib/security/privateFolder.ts";

const BACKUP_NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.(dump|sql\.gz)$/;

/** `pg_dump` writes a `dump`; the embedded database writes an `sql.gz`. */
export const formatBackupName = (at: Date, ending: "dump" | "sql.gz"): string =>
  `${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z.${ending}`;

const listBackups = async (folder: string): Promise<string[]> =>
  existsSync(folder) ? (await readdir(folder)).filter((name) => BACKUP_NAME.test(name)).toSorted() : [];

export async function findLatestBackup(folder: string): Promise<Date | null> {
  const [, day, hour, minute, second] = BACKUP_NAME.exec((await listBackups(folder)).at(-1) ?? "") ?? [];
  return day === undefined ? null : new Date(`${day}T${hour}:${minute}:${second}Z`);
}

/** @throws {OperatorError} if the file exists or cannot be written */
export async function writeBackupFile(
  file: string,
  write: (unfinishedFile: string) => Promise<void>,
): Promise<void> {
  if (existsSync(file)) throw new OperatorError(`The file ${file} exists already; it is not overwritten.`);
  const unfinishedFile = `${file}.unfinished`;
  try {
    if (!existsSync(dirname(file))) makePrivateFolder(dirname(file));
    await write(unfinishedFile);
    await rename(unfinishedFile, file);
  } catch (error) {
    await rm(unfinishedFile, { force: true }).catch(() => undefined);
    if (error instanceof OperatorError || !(error instanceof Error && "syscall" in error)) throw error;
    throw new OperatorError(`The backup cannot be written into ${dirname(file)}: ${error.message}.`);
  }
}

export async function deleteOldBackups(folder: string, retainedCount: number): Promise<string[]> {
  const oldNames = (await listBackups(folder)).slice(0, -retainedCount);
  for (const name of oldNames) await rm(join(folder, name));
  return oldNames;
}

export async function recordBackup(knex: Knex, doneAt: Date): Promise<void> {
  if (!(await knex.schema.hasTable("last_done"))) return;
  await knex("last_done").insert({ what: "backup", doneAt }).onConflict("what").merge();
}
