import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "./env.ts";

/**
 * Claims the embedded database's folder for this process, because only one can open it. The claim is the system's lock
 * on a file among the data, taken by SQLite: it works for every path to the folder, and the system drops it when the
 * process ends, so it is never stale. Returns a function that gives the folder back.
 */
export function lockDatabase(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, "gbvf.lock"), { timeout: 0 });
  try {
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY)) throw error;
    throw new StartError(
      `The embedded database in ${folder} is in use by another process; stop that one first, or set DATABASE_URL.`,
    );
  }
  return () => lock.close();
}

const SQLITE_BUSY = 5;
