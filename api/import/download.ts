import { createHash } from "node:crypto";
import { closeSync, openSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { readFile, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { makePrivateFolder, PRIVATE_FILE } from "../lib/security/privateFolder.ts";
import { fingerprint } from "./fingerprint.ts";
import { ImportError } from "./ImportError.ts";
import type { Progress } from "./Importer.ts";

export type DownloadLimits = {
  bytes: number;
  totalMs: number;
  silentMs: number;
};
const LIMITS: DownloadLimits = { bytes: 200_000_000, totalMs: 15 * 60_000, silentMs: 30_000 };
const MAX_REDIRECTS = 5;
/** Consecutive resumptions without a byte. */
const MAX_FRUITLESS = 3;

type Downloaded = { path: string; summary: string[] };
type Download = {
  address: URL;
  folder: string;
  onProgress: (progress: Progress) => void;
  limits?: DownloadLimits;
};

export function webAddress(text: string): URL | null {
  return /^https?:/i.test(text) && URL.canParse(text) ? new URL(text) : null;
}

/**
 * By https, or http from this machine.
 * @throws {ImportError} beyond the limits or incomplete; the part stays, to be resumed
 */
export async function download({
  address,
  folder,
  onProgress,
  limits = LIMITS,
}: Download): Promise<Downloaded> {
  const name = basename(address.pathname) || address.hostname;
  const fail = (message: string) => new ImportError(name, message);
  // Equal names from different addresses must not mix.
  const own = join(folder, createHash("sha256").update(address.href).digest("hex").slice(0, 16));
  makePrivateFolder(own);
  const part = join(own, name.replace(/[^\w.-]/g, "_").slice(-100));
  const overall = AbortSignal.timeout(limits.totalMs);
  for (let fruitless = 0; fruitless < MAX_FRUITLESS; ) {
    const before = await sizeOf(part);
    try {
      await fetchRest({ address, part, before, overall, limits, onProgress, fail });
      const size = await sizeOf(part);
      const megabytes = (size / 1e6).toFixed(1);
      const sum = await fingerprint(part);
      await rm(versionOf(part), { force: true });
      return {
        path: part,
        summary: [`${megabytes} MB were downloaded from ${address.href}.`, `SHA-256: ${sum}`],
      };
    } catch (error) {
      if (error instanceof ImportError) throw error;
      if (overall.aborted) {
        throw fail(
          `it was not downloaded completely within ${limits.totalMs / 60_000} minutes; run the command again to continue.`,
        );
      }
      fruitless = (await sizeOf(part)) > before ? 0 : fruitless + 1;
    }
  }
  throw fail("the connection was cut off several times; run the command again to continue.");
}

type Fetching = {
  address: URL;
  part: string;
  before: number;
  overall: AbortSignal;
  limits: DownloadLimits;
  onProgress: (progress: Progress) => void;
  fail: (message: string) => ImportError;
};

async function fetchRest(fetching: Fetching): Promise<void> {
  const { address, part, before, overall, limits, onProgress, fail } = fetching;
  const silence = new AbortController();
  let waiting = setTimeout(() => silence.abort(), limits.silentMs);
  const signal = AbortSignal.any([overall, silence.signal]);
  try {
    const version = before === 0 ? null : await readFile(versionOf(part), "utf8").catch(() => null);
    const response = await follow(address, version === null ? {} : rangeFrom(before, version), signal, fail);
    if (response.status !== 200 && response.status !== 206) {
      await rm(part, { force: true });
      throw fail(`the server answered with ${response.status} instead of the file.`);
    }
    const isRest = response.status === 206;
    if (isRest && !response.headers.get("content-range")?.startsWith(`bytes ${before}-`)) {
      await rm(part, { force: true });
      throw fail("the server sent a different part of the file than requested.");
    }
    const start = isRest ? before : 0;
    const total = start + Number(response.headers.get("content-length") ?? 0);
    const tooLarge = () => fail(`it is larger than ${limits.bytes / 1e6} MB.`);
    if (total > limits.bytes) throw tooLarge();
    // Synchronous, because a lost connection loses unread bytes.
    keepVersion(part, response.headers);
    const file = openSync(part, isRest ? "a" : "w", PRIVATE_FILE);
    try {
      let size = start;
      for await (const chunk of response.body ?? []) {
        size += chunk.length;
        if (size > limits.bytes) throw tooLarge();
        writeSync(file, chunk);
        clearTimeout(waiting);
        waiting = setTimeout(() => silence.abort(), limits.silentMs);
        onProgress({ stage: "Fetching", done: size, total: Math.max(total, size) });
      }
    } finally {
      closeSync(file);
    }
  } finally {
    clearTimeout(waiting);
  }
}

/** Ranges count uncompressed bytes. */
const rangeFrom = (start: number, version: string) => ({ range: `bytes=${start}-`, "if-range": version });

/** @throws {ImportError} unless https or this machine */
async function follow(
  address: URL,
  headers: Record<string, string>,
  signal: AbortSignal,
  fail: (message: string) => ImportError,
): Promise<Response> {
  let current = address;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    if (!isAllowed(current, address)) {
      throw fail(`only https addresses are allowed, not ${current.protocol}//${current.host}.`);
    }
    const response = await fetch(current, {
      headers: { ...headers, "accept-encoding": "identity" },
      redirect: "manual",
      signal,
    });
    const location = response.headers.get("location");
    if (response.status < 300 || response.status > 399 || location === null) return response;
    await response.body?.cancel();
    current = new URL(location, current);
  }
  throw fail(`the server redirects more than ${MAX_REDIRECTS} times.`);
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Other sites must not redirect to this machine. */
function isAllowed({ protocol, hostname }: URL, asked: URL): boolean {
  const isLoopback = LOOPBACK.test(hostname);
  if (isLoopback) return /^https?:$/.test(protocol) && LOOPBACK.test(asked.hostname);
  return protocol === "https:";
}

function keepVersion(part: string, headers: Headers): void {
  const version = headers.get("etag") ?? headers.get("last-modified");
  if (version === null || version.startsWith("W/")) rmSync(versionOf(part), { force: true });
  else writeFileSync(versionOf(part), version, { mode: PRIVATE_FILE });
}

const versionOf = (part: string) => `${part}.version`;

const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );
