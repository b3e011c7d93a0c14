import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

export function temporaryFolder(whenDone: (cleanUp: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), "gbvf-test-"));
  whenDone(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function temporaryFile(name: string, content: string | Uint8Array): string {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, content);
  return path;
}
