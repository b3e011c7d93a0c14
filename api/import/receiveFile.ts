import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { basename } from "node:path";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { HttpError } from "../lib/errors.ts";
import { makePrivateFolder, PRIVATE_FILE } from "../lib/privateFolder.ts";

const LONGEST_NAME = 100;

/** A name that is safe on disk and in sentences, and still the one that the person gave. */
export function safeFileName(given: string): string {
  const name = basename(given.replaceAll("\\", "/")).replace(/[^\p{L}\p{M}\p{N} ._()-]/gu, "_");
  return name.replace(/^\.+/, "").slice(-LONGEST_NAME) || "file";
}

/**
 * Writes an upload to a file of our own, and answers its size and fingerprint.
 * @throws {HttpError} 413 where it is too large, 400 where it is empty or breaks off
 */
export async function receiveFile(
  upload: Readable,
  { folder, file, mostBytes }: { folder: string; file: string; mostBytes: number },
): Promise<{ bytes: number; fingerprint: string }> {
  makePrivateFolder(folder);
  const hash = createHash("sha256");
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      bytes += chunk.length;
      hash.update(chunk);
      const megabytes = mostBytes / 1024 / 1024;
      if (bytes > mostBytes)
        next(new HttpError(413, "too-large", `The file is larger than ${megabytes} MB.`));
      else next(null, chunk);
    },
  });
  try {
    await pipeline(upload, counted, createWriteStream(file, { mode: PRIVATE_FILE }));
    if (bytes === 0) throw new HttpError(400, "invalid", "The file is empty.");
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error instanceof HttpError
      ? error
      : new HttpError(400, "invalid", "The file did not arrive whole.");
  }
  return { bytes, fingerprint: hash.digest("hex") };
}
