import { createReadStream, existsSync } from "node:fs";
import { createGunzip } from "node:zlib";
import { StartError } from "../lib/operating/env.ts";
import { BackupReader } from "./backupFormat.ts";

/** @throws {StartError} if there is no such file */
export function openBackup(file: string): BackupReader {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const unpacked = createGunzip();
  createReadStream(file)
    .on("error", ({ message }) => unpacked.destroy(new StartError(`The file cannot be read: ${message}.`)))
    .pipe(unpacked);
  return new BackupReader(unpacked);
}
