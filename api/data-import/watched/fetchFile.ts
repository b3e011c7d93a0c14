import { open, rm } from "node:fs/promises";
import { STATUS_CODES } from "node:http";
import { basename, join } from "node:path";
import { receiveFile, safeFileName } from "../../import/receiveFile.ts";
import { askPublic, type PublicAnswer } from "../../lib/fetching/askPublic.ts";
import { refuseUnwanted } from "../../lib/fetching/askRobots.ts";
import { FetchFailure } from "../../lib/fetching/FetchFailure.ts";
import type { Network } from "../../lib/fetching/Network.ts";
import { PROGRAM } from "../../lib/fetching/robots.ts";
import { HttpError } from "../../lib/http/errors.ts";
import { MAX_UPLOAD_BYTES } from "../contract.ts";

export type FetchLimits = { bytes: number; totalMs: number; silentMs: number };
const LIMITS: FetchLimits = { bytes: MAX_UPLOAD_BYTES, totalMs: 10 * 60_000, silentMs: 30_000 };

type Known = { etag: string | null; lastModified: string | null };
type Wanted = Known & {
  address: string;
  /** Of its own; the caller deletes it. */
  folder: string;
  network: Network;
  limits?: FetchLimits;
  origin: string;
};
export type FetchedFile = Known & { path: string; fileName: string; bytes: number; fingerprint: string };

/**
 * Null where the server says that the file is the known one.
 * @throws {FetchFailure} one sentence why there is no file
 */
export async function fetchFile(wanted: Wanted): Promise<FetchedFile | null> {
  const { network, limits = LIMITS, origin, etag, lastModified } = wanted;
  const asking = {
    network,
    silentMs: limits.silentMs,
    signal: AbortSignal.timeout(limits.totalMs),
    headers: { "user-agent": `${PROGRAM} (+${origin})` },
  };
  const known = {
    ...(etag !== null && { "if-none-match": etag }),
    ...(lastModified !== null && { "if-modified-since": lastModified }),
  };
  const answer = await askPublic(new URL(wanted.address), {
    ...asking,
    headers: { ...asking.headers, ...known },
    onAddress: (address) => refuseUnwanted(address, asking),
  });
  try {
    if (answer.response.statusCode === 304) return null;
    refuseAnswer(answer);
    return await keepFile(answer, { folder: wanted.folder, mostBytes: limits.bytes });
  } finally {
    answer.response.destroy();
  }
}

function refuseAnswer({ response }: PublicAnswer): void {
  const { statusCode, headers } = response;
  if (statusCode !== 200) {
    const wait = Number(headers["retry-after"]);
    throw new FetchFailure(
      `The server answered ${statusCode} (${STATUS_CODES[statusCode ?? 0]}) in place of the file.`,
      wait > 0 ? wait : undefined,
    );
  }
  if ((headers["content-encoding"] ?? "identity") !== "identity") {
    throw new FetchFailure("The server compresses the file although it was asked not to.");
  }
}

async function keepFile(
  { response, address }: PublicAnswer,
  { folder, mostBytes }: { folder: string; mostBytes: number },
): Promise<FetchedFile> {
  const fileName = safeFileName(decoded(basename(address.pathname)));
  const path = join(folder, fileName);
  const { etag, "last-modified": lastModified } = response.headers;
  const received = await receiveFile(response, { folder, file: path, mostBytes }).catch((error) => {
    throw error instanceof HttpError ? new FetchFailure(error.message) : error;
  });
  if (await isWebPage(path)) {
    await rm(path);
    throw new FetchFailure("The address leads to a web page, not to a file.");
  }
  return { ...received, path, fileName, etag: etag ?? null, lastModified: lastModified ?? null };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

async function isWebPage(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(256), 0, 256, 0);
    return /^\s*<(!doctype\s+html|html)/i.test(buffer.toString("utf8", 0, bytesRead).replace(/^\uFEFF/, ""));
  } finally {
    await file.close();
  }
}
