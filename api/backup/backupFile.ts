import { createWriteStream, existsSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { StartError } from "../lib/operating/env.ts";
import { makePrivateFolder, PRIVATE_FILE } from "../lib/security/privateFolder.ts";
import { type Backup, proveBackup } from "./proveBackup.ts";

const ENDING = ".gbvf-backup";

export const backupName = (at: Date): string =>
  `${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z${ENDING}`;

export async function latestBackup(folder: string): Promise<Date | null> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  const latest = names
    .filter((name) => name.endsWith(ENDING))
    .toSorted()
    .at(-1);
  const [day, time] = latest?.replace(`Z${ENDING}`, "").split("T") ?? [];
  if (day === undefined || time === undefined) return null;
  return new Date(`${day}T${time.replaceAll("-", ":")}Z`);
}

/**
 * Appears once it is complete and proven.
 * @throws {StartError} if the file exists, cannot be written, or the source is incomplete
 */
export async function storeBackup(source: AsyncIterable<Buffer>, file: string): Promise<Backup> {
  if (existsSync(file)) throw new StartError(`There is a file ${file} already; it is not overwritten.`);
  const unfinished = `${file}.unfinished`;
  try {
    if (!existsSync(dirname(file))) makePrivateFolder(dirname(file));
    await pipeline(source, createGzip(), createWriteStream(unfinished, { mode: PRIVATE_FILE, flush: true }));
    const backup = await proveBackup(unfinished);
    await rename(unfinished, file);
    return { ...backup, file };
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw inWords(error, dirname(file));
  }
}

function inWords(error: unknown, folder: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (error instanceof StartError || code === undefined || syscall === undefined) return error;
  if (code === "ECONNRESET" || code === "EPIPE") {
    return new StartError("The server ended before it had sent the whole backup; please try again.");
  }
  const reason = code === "ENOSPC" || code === "EDQUOT" ? "its disk is full" : (error as Error).message;
  return new StartError(`The backup cannot be written into ${folder}: ${reason}. Nothing of it was kept.`);
}

export async function keepLatest(folder: string, count: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ENDING)).toSorted();
  const old = names.slice(0, Math.max(0, names.length - count));
  for (const name of old) await rm(join(folder, basename(name)));
  return old;
}
