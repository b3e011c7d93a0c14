import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const unreleased = new Set<TemporaryResources>();
process.once("exit", () => {
  for (const each of unreleased) each.release();
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));

/** Programs and folders that are removed by `release`, or when this process ends, even by a signal. */
export class TemporaryResources {
  #cleanUps: (() => void)[] = [];

  constructor() {
    unreleased.add(this);
  }

  onRelease(cleanUp: () => void): void {
    this.#cleanUps.push(cleanUp);
  }

  createFolder(name: string): string {
    const path = mkdtempSync(join(tmpdir(), `gbvf-${name}-`));
    this.onRelease(() => rmSync(path, { recursive: true, force: true, maxRetries: 10 }));
    return path;
  }

  /** Starts a program in its own process group, which is ended with it. */
  start(program: string, args: readonly string[], options: SpawnOptions): ChildProcess {
    const child = spawn(program, args, { ...options, detached: true });
    this.onRelease(() => endGroup(child));
    return child;
  }

  /** Cleans up in reverse order, so that programs end before their folders are deleted. */
  release(): void {
    for (const cleanUp of this.#cleanUps.splice(0).toReversed()) cleanUp();
    unreleased.delete(this);
  }
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    const isGone = error instanceof Error && "code" in error && error.code === "ESRCH";
    if (!isGone) throw error;
  }
}
