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
/** Comments and a declaration may stand first. */
const WEB_PAGE = /^\uFEFF?\s*<(!doctype html|html|head|(\?xml|!--)[\s\S]*<(!doctype html|html))/i;
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
    const after = headers["retry-after"] ?? "";
    const wait = Number(after) || (Date.parse(after) - Date.now()) / 1000;
    throw new FetchFailure(sentenceOf(statusCode ?? 0), wait > 0 ? wait : undefined);
  }
  if ((headers["content-encoding"] ?? "identity") !== "identity") {
    throw new FetchFailure("The server compresses the file although it was asked not to.");
  }
}

function sentenceOf(status: number): string {
  const name = `${status} (${STATUS_CODES[status]})`;
  if (status === 404 || status === 410)
    return `The file is not at this address: the server answered ${name}.`;
  if (status === 401 || status === 403) return `The server refuses to give the file: it answered ${name}.`;
  if (status === 429 || status >= 500) return `The server has a problem of its own: it answered ${name}.`;
  return `The server answered ${name} in place of the file.`;
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
  const wrong = await wrongKind(path);
  if (wrong !== null) {
    await rm(path);
    throw new FetchFailure(`The address leads to a ${wrong}, not to a file of figures.`);
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

async function wrongKind(path: string): Promise<"web page" | "PDF" | null> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0);
    const head = buffer.toString("utf8", 0, bytesRead);
    if (head.startsWith("%PDF-")) return "PDF";
    return WEB_PAGE.test(head) ? "web page" : null;
  } finally {
    await file.close();
  }
}
