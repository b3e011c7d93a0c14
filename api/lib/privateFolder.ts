import { chmodSync, mkdirSync } from "node:fs";

/** Of every file that is written into a private folder. */
export const PRIVATE_FILE = 0o600;

/** Makes a folder that its owner alone can open, or makes one that stands so; what is inside may have any mode. */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
}
