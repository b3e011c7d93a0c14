import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { receiveFile, safeFileName } from "../import/receiveFile.ts";
import { HttpError } from "../lib/errors.ts";
import type { SheetLine, SheetResult, SheetTask } from "./sheetReader.ts";

export const MOST_SHEET_BYTES = 2 * 1024 * 1024;
const WORKER = fileURLToPath(new URL("./sheetWorker.ts", import.meta.url));
/** Megabytes, and time: a sheet of 2,000 rows takes a tenth of both. */
const MOST_MEMORY = 256;
const LONGEST_MS = 25_000;
const MOST_AT_ONCE = 4;
const UNREADABLE: SheetResult = {
  problem: "The sheet could not be read. Please save it again, as .xlsx or CSV, and send that.",
};

let reading = 0;

/** What the file is called where it comes from, and what its sheet is called in a workbook that we wrote. */
export type SentSheet = { fileName: string; sheetName: string };
/** `sheet` is the name of the sheet that was read; null for CSV. */
export type ReadUpload = { sheet: string | null; lines: readonly SheetLine[]; fingerprint: string };

/**
 * Reads a sheet that somebody sent, as XLSX or as CSV in any encoding of Excel's, in a process of its own and within
 * limits of size, rows and time. Rows without cells are left out.
 * @throws {HttpError} 400 `sheet` with one sentence on what is wrong with it, 413, or 503 while many are read
 */
export async function readUpload(upload: Readable, { fileName, sheetName }: SentSheet): Promise<ReadUpload> {
  if (reading >= MOST_AT_ONCE) {
    throw new HttpError(503, "busy", "Many sheets are being read. Please try again in a minute.");
  }
  reading += 1;
  const folder = await mkdtemp(join(tmpdir(), "gbvf-sheet-"));
  const file = join(folder, safeFileName(fileName));
  try {
    const { fingerprint } = await receiveFile(upload, { folder, file, mostBytes: MOST_SHEET_BYTES });
    const result = await readApart({ file, sheetName });
    if ("problem" in result) throw new HttpError(400, "sheet", result.problem);
    return { ...result, fingerprint };
  } finally {
    reading -= 1;
    await rm(folder, { recursive: true, force: true });
  }
}

async function readApart(task: SheetTask): Promise<SheetResult> {
  const child = fork(WORKER, [], {
    execArgv: [`--max-old-space-size=${MOST_MEMORY}`],
    serialization: "advanced",
    env: { PATH: process.env.PATH },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const limit = setTimeout(() => child.kill("SIGKILL"), LONGEST_MS);
  let result = UNREADABLE;
  child.on("message", (message: SheetResult) => {
    result = message;
  });
  child.on("error", () => child.kill("SIGKILL"));
  try {
    const ended = once(child, "exit");
    child.send(task);
    await ended;
    return result;
  } finally {
    clearTimeout(limit);
  }
}
