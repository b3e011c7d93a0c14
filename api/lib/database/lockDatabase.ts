import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { OperatorError } from "../operating/env.ts";

/**
 * Only one process can open PGlite; the lock ends with the process.
 * @returns a function that releases the lock
 */
export function lockDatabase(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, "gbvf.lock"), { timeout: 0 });
  try {
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY)) throw error;
    throw new OperatorError(
      `The embedded database in ${folder} is in use by another process; stop that one first, or set DATABASE_URL.`,
    );
  }
  return () => lock.close();
}

const SQLITE_BUSY = 5;
