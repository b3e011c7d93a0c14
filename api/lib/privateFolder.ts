import { chmodSync, mkdirSync } from "node:fs";

/** Of files in a private folder. */
export const PRIVATE_FILE = 0o600;

/** Only for its owner; also restricts an existing one. */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
}
