import { StartError } from "../lib/operating/env.ts";
import { type BackupEnd, type BackupHeader, broken } from "./backupFormat.ts";
import { digestSequences, RowsDigest } from "./digest.ts";
import { openBackup } from "./openBackup.ts";

/** `end` is null in the former format. */
export type Backup = { file: string; header: BackupHeader; end: BackupEnd | null; rows: number };

/** @throws {StartError} if it is damaged or incomplete */
export async function proveBackup(file: string): Promise<Backup> {
  const reader = openBackup(file);
  const header = await reader.readHeader();
  const found = new RowsDigest();
  for await (const { table, chunks } of reader.readTables()) found.add(table, chunks);
  const { end } = reader;
  const { rows } = found;
  if (found.tables !== header.tables) throw broken();
  if (header.format === "gbvf backup 1") {
    if (rows !== header.rows) throw broken();
    return { file, header, end: null, rows };
  }
  if (end === null || rows !== end.rows) throw broken();
  if (found.digest !== end.digest) {
    throw new StartError("The backup is damaged: its digest is not that of its rows.");
  }
  if (digestSequences(header.sequences) !== end.sequencesDigest) {
    throw new StartError("The backup is damaged: its digest of counters is not that of its counters.");
  }
  return { file, header, end, rows };
}
