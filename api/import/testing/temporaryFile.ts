import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A folder removed at the end of the test or when `whenDone` says. */
export function temporaryFolder(whenDone: (cleanUp: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), "gbvf-import-"));
  whenDone(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** The path of a file removed at the end of the test. */
export function temporaryFile(name: string, content: string | Uint8Array): string {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, content);
  return path;
}
