import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { StartError } from "../lib/env.ts";
import { makePrivateFolder, PRIVATE_FILE } from "../lib/privateFolder.ts";
import { type BackupHeader, BackupReader } from "./backupFormat.ts";

const ENDING = ".gbvf-backup";

/** A name that sorts by its moment: 2026-11-22T02-30-00Z.gbvf-backup */
export const backupName = (at: Date): string =>
  `${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z${ENDING}`;

/**
 * Packs a backup into a file that only its owner can read. The file is there when all of it has been written and read
 * back, and not before.
 * @throws {StartError} where there is such a file, or what came is not a whole backup
 */
export async function storeBackup(source: Readable, file: string): Promise<BackupHeader> {
  if (existsSync(file)) throw new StartError(`There is a file ${file} already; it is not overwritten.`);
  if (!existsSync(dirname(file))) makePrivateFolder(dirname(file));
  const unfinished = `${file}.unfinished`;
  try {
    await pipeline(source, createGzip(), createWriteStream(unfinished, { mode: PRIVATE_FILE, flush: true }));
    const header = await checkBackup(unfinished);
    await rename(unfinished, file);
    return header;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

export function openBackup(file: string): BackupReader {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const unpacked = createGunzip();
  createReadStream(file)
    .on("error", (error) => unpacked.destroy(error))
    .pipe(unpacked);
  return new BackupReader(unpacked);
}

async function checkBackup(file: string): Promise<BackupHeader> {
  const reader = openBackup(file);
  const header = await reader.readHeader();
  let tables = 0;
  for await (const _ of reader.readTables()) tables += 1;
  if (tables !== header.tables) throw new StartError("The backup did not arrive whole; please try again.");
  return header;
}

/** Deletes the oldest backups of a folder, by their names, until so many are left. Returns those that went. */
export async function keepLatest(folder: string, count: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ENDING)).toSorted();
  const old = names.slice(0, Math.max(0, names.length - count));
  for (const name of old) await rm(join(folder, basename(name)));
  return old;
}
