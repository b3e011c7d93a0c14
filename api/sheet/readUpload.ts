import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { receiveFile, safeFileName } from "../import/receiveFile.ts";
import { HttpError } from "../lib/http/errors.ts";
import type { SheetKind, SheetResult, SheetTask } from "./readSheetFile.ts";

const MAX_SHEET_BYTES = 2 * 1024 * 1024;
/** Ten times what 2,000 rows require. */
const MAX_MEMORY_MEGABYTES = 256;
const MAX_MS = 25_000;
const MAX_CONCURRENT_READS = 4;
const UNREADABLE = {
  errorMessage: "The sheet could not be read. Please save it again, as .xlsx or CSV, and send that.",
};

let runningReads = 0;

type UploadedFile = { upload: Readable; fileName: string };

/** @throws {HttpError} 400 `sheet` with one sentence, 413, or 503 while many sheets are being read */
export async function readUpload<Context, ParsedSheet>(
  { upload, fileName }: UploadedFile,
  kind: SheetKind<Context, ParsedSheet>,
  context: Context,
): Promise<{ parsed: ParsedSheet; fingerprint: string }> {
  const folder = await mkdtemp(join(tmpdir(), "gbvf-sheet-"));
  const file = join(folder, safeFileName(fileName));
  try {
    const { fingerprint } = await receiveFile(upload, { folder, file, maxBytes: MAX_SHEET_BYTES });
    if (runningReads >= MAX_CONCURRENT_READS) {
      throw new HttpError(503, "busy", "Many sheets are being read. Please try again in a minute.");
    }
    runningReads += 1;
    const result = await readInWorker(kind, { file, fileName, context }).finally(() => {
      runningReads -= 1;
    });
    if ("errorMessage" in result) throw new HttpError(400, "sheet", result.errorMessage);
    return { ...result, fingerprint };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readInWorker<Context, ParsedSheet>(
  { worker }: SheetKind<Context, ParsedSheet>,
  task: SheetTask<Context>,
): Promise<SheetResult<ParsedSheet>> {
  const child = fork(fileURLToPath(worker), [], {
    execArgv: [`--max-old-space-size=${MAX_MEMORY_MEGABYTES}`],
    serialization: "advanced",
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const killTimer = setTimeout(() => child.kill("SIGKILL"), MAX_MS);
  let result: SheetResult<ParsedSheet> = UNREADABLE;
  child.on("message", (message: SheetResult<ParsedSheet>) => {
    result = message;
  });
  child.on("error", () => child.kill("SIGKILL"));
  try {
    const exited = once(child, "exit");
    child.send(task);
    await exited;
    return result;
  } finally {
    clearTimeout(killTimer);
  }
}
