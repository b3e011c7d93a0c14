import { constants, existsSync } from "node:fs";
import { access, statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";

const MEGABYTE = 1024 * 1024;
const MIN_MEGABYTES = 64;

export async function findDiskError(
  folder: string,
  minMegabytes = MIN_MEGABYTES,
): Promise<string | undefined> {
  let existing = resolve(folder);
  while (!existsSync(existing)) existing = dirname(existing);
  const refusal = await access(existing, constants.W_OK).catch((error: NodeJS.ErrnoException) => error.code);
  if (refusal === "EROFS") return "its disk is read-only";
  if (refusal !== undefined) return "this user may not write there";
  const { blocks, bavail, bsize } = await statfs(existing);
  // Some disks do not know their size.
  const isFull = blocks > 0 && bavail * bsize < minMegabytes * MEGABYTE;
  return isFull ? `its disk is full: less than ${minMegabytes} MB are free` : undefined;
}
