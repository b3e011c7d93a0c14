import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { basename } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { HttpError, isDiskFull } from "../lib/http/errors.ts";
import { makePrivateFolder, PRIVATE_FILE } from "../lib/security/privateFolder.ts";

/** Most file systems allow 255 bytes. */
const MAX_NAME_BYTES = 200;

/** Makes the name safe on disk and in sentences. */
export function safeFileName(fileName: string): string {
  const name = basename(fileName.replaceAll("\\", "/")).replace(/[^\p{L}\p{M}\p{N} ._()-]/gu, "_");
  const bytes = Buffer.from(name.replace(/^\.+/, ""));
  // The cut may divide a character.
  const end = bytes.subarray(-MAX_NAME_BYTES).toString();
  return end.replace(/^\uFFFD+/, "") || "file";
}

/** @throws {HttpError} 413 if the file is too large, 400 if it is empty or incomplete */
export async function receiveFile(
  upload: Readable,
  { folder, file, maxBytes }: { folder: string; file: string; maxBytes: number },
): Promise<{ bytes: number; fingerprint: string }> {
  makePrivateFolder(folder);
  const hash = createHash("sha256");
  let bytes = 0;
  async function* countBytes() {
    for await (const chunk of upload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      hash.update(chunk);
      const megabytes = maxBytes / 1024 / 1024;
      if (bytes > maxBytes) throw new HttpError(413, "too-large", `The file is larger than ${megabytes} MB.`);
      yield chunk;
    }
  }
  try {
    await pipeline(countBytes, createWriteStream(file, { mode: PRIVATE_FILE }));
    if (bytes === 0) throw new HttpError(400, "invalid", "The file is empty.");
  } catch (error) {
    // Reads the rest, because the proxy sends its next request only afterwards.
    upload.resume();
    await rm(folder, { recursive: true, force: true });
    throw error instanceof HttpError || isDiskFull(error)
      ? error
      : new HttpError(400, "invalid", "The file did not arrive whole.");
  }
  return { bytes, fingerprint: hash.digest("hex") };
}
