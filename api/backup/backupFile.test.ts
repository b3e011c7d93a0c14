import { readdirSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporaryFile.ts";
import { deleteOldBackups, findLatestBackup, formatBackupName, writeBackupFile } from "./backupFile.ts";

test("keeps the latest backups and deletes no other file of the folder", async () => {
  const folder = temporaryFolder();
  const names = [1, 2, 3].map((day) =>
    formatBackupName(new Date(Date.UTC(2026, 7, day, 21, 30, 5)), day === 1 ? "sql.gz" : "dump"),
  );
  for (const name of [...names, "notes.txt"]) writeFileSync(join(folder, name), "");
  expect(await findLatestBackup(folder)).toEqual(new Date("2026-08-03T21:30:05Z"));
  expect(await findLatestBackup(join(folder, "none"))).toBeNull();
  expect(await deleteOldBackups(folder, 2)).toEqual([names[0]]);
  expect(await deleteOldBackups(folder, 2)).toEqual([]);
  expect(readdirSync(folder)).toEqual([...names.slice(1), "notes.txt"]);
});

test("S52 a full disk ends a backup with one sentence, leaves no partial file, and overwrites no file", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "one.dump");
  const onFullDisk = async (unfinished: string) => {
    await writeFile(unfinished, "a part");
    await writeFile("/dev/full", "the rest");
  };
  await expect(writeBackupFile(file, onFullDisk)).rejects.toThrow(
    /^The backup cannot be written into .*: ENOSPC: no space left on device, write\.$/,
  );
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(file, "");
  await expect(writeBackupFile(file, onFullDisk)).rejects.toThrow("exists already; it is not overwritten");
});
