import type { PGlite } from "@electric-sql/pglite";
import type { ImportRow } from "./imports.ts";

type Progress = ImportRow["progress"];
type History = { rows: readonly ImportRow[]; total: number };
type RunningImport = {
  row: ImportRow;
  sessionHash: string | undefined;
  progress: Progress;
  history: History | undefined;
};

/** An import blocks the embedded database, so requests read the import's progress from memory. */
const runningImports = new Map<number, RunningImport>();

export function trackRunningImport(row: ImportRow, sessionHash: string | undefined, history?: History) {
  const tracked: RunningImport = { row, sessionHash, history, progress: null };
  runningImports.set(row.importId, tracked);
  return {
    onProgress: (progress: Progress) => {
      tracked.progress = progress;
    },
    /** Checks the session once: it cannot end while the worker has the only connection. */
    onConnectionLent: async (connection: Pick<PGlite, "query">) => {
      const { rows } = await connection.query("select from session where session_hash = $1", [sessionHash]);
      if (rows.length === 0) tracked.sessionHash = undefined;
    },
    end: () => runningImports.delete(row.importId),
  };
}

export function findRunningImport(importId: number, sessionHash: string, now: Date): ImportRow | undefined {
  const tracked = runningImports.get(importId);
  if (tracked === undefined || tracked.sessionHash !== sessionHash) return undefined;
  return presentRunningImport(tracked, now);
}

export function findHistory(
  { pageNumber, pageSize }: { pageNumber: number; pageSize: number },
  sessionHash: string,
  now: Date,
): History | undefined {
  const tracked = runningImports.values().find((each) => each.sessionHash === sessionHash);
  if (tracked?.history === undefined) return undefined;
  const { rows, total } = tracked.history;
  const from = (pageNumber - 1) * pageSize;
  if (rows.length < Math.min(from + pageSize, total)) return undefined;
  const page = rows.slice(from, from + pageSize);
  return {
    rows: page.map((row) =>
      row.importId === tracked.row.importId ? presentRunningImport(tracked, now) : row,
    ),
    total,
  };
}

const presentRunningImport = ({ row, progress }: RunningImport, now: Date): ImportRow => ({
  ...row,
  progress,
  aliveAt: now,
});
