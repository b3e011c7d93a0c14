import { chmodSync, mkdirSync } from "node:fs";

/** Of every file in a private folder. */
export const PRIVATE_FILE = 0o600;

/** Creates a folder that only its owner can open, or restricts an existing one; files inside may have any mode. */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
}
